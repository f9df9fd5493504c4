"""HTTP routes and WebSockets around `niagara.server.server_node`."""
