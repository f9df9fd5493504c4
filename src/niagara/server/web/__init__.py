"""The server's web: thin routes and sockets around `niagara.server.service`."""
