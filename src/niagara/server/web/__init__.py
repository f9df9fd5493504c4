"""HTTP routes and WebSockets around `niagara.server.service`."""
