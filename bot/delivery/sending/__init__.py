"""The outbox worker: claims rows, sends each once, retries or gives up. The words of a message are made elsewhere."""
