// The one socket that the service listens on. It is opened first, so that a port in use is detected before the data
// folder is touched; until `compose.ts` is ready, every response asks the client to retry. The Host header then decides whether
// the service (console, API, MCP and OAuth) or a deployed app responds: the two never share an origin.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { StartError } from "../../lib/process/start-error.ts";
import { createHealthHandler, STARTING } from "./create-health-handler.ts";

/** Handles a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Where to listen, and which hosts are deployed apps. */
export interface FrontOptions {
  host: string;
  port: number;
  isSite(host: string | undefined): boolean;
}

/** An open front. `receive` sets the handlers from now on: `sites` for the hosts of deployed apps, `service` for all others. */
export interface Front {
  server: Server;
  receive(handlers: { service: Handler; sites: Handler }): void;
  /** Stops accepting requests, lets running ones finish for half a second, then drops them. */
  close(): Promise<void>;
}

/** Another program listens on the port: perhaps the same service. */
export class PortInUseError extends StartError {}

const GRACE_MILLISECONDS = 500;

// A request has to arrive completely within 30 seconds; timeouts are checked every second. What Node would refuse by
// itself, without a body and without our headers, is left to the handlers: a missing Host, an expectation. Load
// balancers keep idle connections for a minute, and must be the ones to close them.
const SERVER_OPTIONS = {
  headersTimeout: 30_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
  requireHostHeader: false,
};

/** Listens. Throws a StartError when the port or address is not available, and for a port that is taken a PortInUseError. */
export async function openFront({ host, port, isSite }: FrontOptions): Promise<Front> {
  let service: Handler = createHealthHandler(STARTING);
  let sites: Handler = service;
  const answer: Handler = (request, response) => (isSite(request.headers.host) ? sites : service)(request, response);
  const server = createServer(SERVER_OPTIONS, answer);
  server.on("checkExpectation", answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explainListening(error, { host, port })));
    server.listen(port, host, resolve);
  });
  server.removeAllListeners("error");
  return {
    server,
    receive: (handlers) => ({ service, sites } = handlers),
    close: () => closeServer(server),
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS).unref();
  });
}

function explainListening(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): StartError {
  switch (error.code) {
    case "EADDRINUSE":
      return new PortInUseError(
        `Port ${port} is in use, by another program or by an Atelier that is running already. Stop it, or choose another port: PORT=${port + 1} npm start`,
      );
    case "EACCES":
      return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=4000 npm start`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartError(
        `HOST=${host} is not an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all of its addresses.`,
      );
    default:
      return new StartError(`Atelier cannot listen on ${host}:${port} (${error.code ?? error.message}). Choose another HOST or PORT.`);
  }
}
