"""Messages to the GM: questions, notices, reminders, and the steps an undo may take back. The desk is elsewhere."""
