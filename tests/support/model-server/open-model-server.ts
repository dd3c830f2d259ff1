// A server on loopback that simulates language-model providers, for end-to-end tests of a service that calls them. It
// implements OpenAI's Chat Completions and Anthropic's Messages; a script decides what the model does.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { anthropicProtocol } from "./anthropic/anthropic-protocol.ts";
import { openaiProtocol } from "./openai/openai-protocol.ts";
import { playTurn, type Exchange } from "./play-turn.ts";
import type { Protocol } from "./protocol.ts";
import { receiveRequest, type Connection } from "./receive-request.ts";
import type { SeenRequest } from "./seen-request.ts";
import type { Script, Turn } from "./turn.ts";

const HOST = "127.0.0.1";
const ENDPOINTS: Record<string, Protocol> = { "/v1/chat/completions": openaiProtocol, "/v1/messages": anthropicProtocol };
const WRONG_KEY = "The key is not valid.";

/** Options of the server. With `models` requests for any other model are rejected; with `key` requests without that key. */
export interface ModelServerOptions {
  models?: string[];
  key?: string;
  /** A free port by default. */
  port?: number;
}

/** A running model server. */
export interface ModelServer {
  /** Without a path: the base URL of both OpenAI and Anthropic is `${url}/v1`. */
  url: string;
  /** Completion requests in the order of arrival, including those rejected for their key or model. */
  requests: SeenRequest[];
  /** Sets the script that decides every turn from now on, counted from 0. */
  play(script: Script): void;
  /** Closes every connection and frees the port. Rejects with the first error thrown by a script; its client only saw status 400. */
  close(): Promise<void>;
}

interface State {
  options: ModelServerOptions;
  requests: SeenRequest[];
  open: Set<Exchange>;
  script: Script;
  turns: number;
  /** Errors thrown by scripts. */
  faults: unknown[];
}

/** Starts a model server; it is listening when the promise resolves, and returns 400 until it is given a script. */
export async function openModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const state: State = { options, requests: [], open: new Set(), script: noScript, turns: 0, faults: [] };
  const server = createServer((incoming, response) => void serve(state, { incoming, response }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port ?? 0, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${portOf(server)}`,
    requests: state.requests,
    play: (script) => {
      state.script = script;
      state.turns = 0;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // Connections closed by the server do not count as aborted by the client.
      for (const exchange of state.open) exchange.cut();
      server.closeAllConnections();
      await closed;
      if (state.faults.length > 0) throw state.faults[0];
    },
  };
}

function noScript(): Turn {
  throw new Error("The model server has no script: call play() first.");
}

async function serve(state: State, connection: Connection): Promise<void> {
  const { incoming, response } = connection;
  const path = (incoming.url ?? "").split("?")[0] ?? "";
  const endpoint = ENDPOINTS[path];
  const protocol = endpoint ?? ("anthropic-version" in incoming.headers ? anthropicProtocol : openaiProtocol);
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  if (incoming.method === "GET" && path === "/v1/models") {
    if (!hasKey(state, incoming)) return send(401, protocol.writeError(401, WRONG_KEY));
    return send(200, protocol.writeModels(state.options.models ?? ["test-model"]));
  }
  if (incoming.method !== "POST" || endpoint === undefined) {
    return send(404, protocol.writeError(404, `There is no ${incoming.method} ${path}.`));
  }
  const exchange = await receiveRequest(connection, { protocol, number: state.requests.length + 1 }).catch(String);
  if (typeof exchange === "string") return send(400, protocol.writeError(400, `Not a valid ${protocol.name} request: ${exchange}`));
  state.requests.push(exchange.request);
  state.open.add(exchange);
  await playTurn(await chooseTurn(state, exchange), exchange);
  await exchange.request.closed;
  state.open.delete(exchange);
}

async function chooseTurn(state: State, { protocol, request, response }: Exchange): Promise<Turn> {
  const { models } = state.options;
  if (!hasKey(state, response.req)) return { status: 401, body: protocol.writeError(401, WRONG_KEY) };
  if (models && !models.includes(request.model)) {
    return { status: 404, body: protocol.writeError(404, `The model ${request.model} does not exist.`) };
  }
  try {
    return await state.script(request, state.turns++);
  } catch (error) {
    state.faults.push(error);
    return { status: 400, body: protocol.writeError(400, `The script threw ${error}`) };
  }
}

function hasKey({ options: { key } }: State, { headers }: IncomingMessage): boolean {
  return key === undefined || headers.authorization === `Bearer ${key}` || headers["x-api-key"] === key;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The model server has no port.");
  return address.port;
}
