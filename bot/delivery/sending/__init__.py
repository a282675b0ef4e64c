"""The outbox worker: claims rows, sends each once, and retries or gives up. Other folders make the words."""
