"""Decides when a wait ends and what happens before and then: deadlines, reminders, escalation, embargoes."""
