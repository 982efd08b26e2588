"""The server: hosted tables over HTTP and WebSocket."""
