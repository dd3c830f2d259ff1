// Reads a small document from an untrusted URL: only from the public internet, without following redirects, and with
// limits on size and time.
import { Agent, type Dispatcher } from "undici";
import { guardedConnect, type Resolve, systemResolve } from "../webhooks/guarded-connect.ts";

/** A fetched document. */
export interface FetchedDocument {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Reads a document over https. Throws, with a message for the supplier of the URL, when it cannot be read. */
export type FetchDocument = (url: string) => Promise<FetchedDocument>;

/** Options: the allowed non-public networks and, in tests, the resolver. */
export interface FetchDocumentOptions {
  allowed: readonly string[];
  resolve?: Resolve;
}

const BYTES_MAX = 16_384;
const TIMEOUT_MILLISECONDS = 5_000;
const EXPOSED_HEADERS = ["content-type", "cache-control", "expires"];

/** Creates a document reader. Its connections are closed when idle. */
export function createFetchDocument({ allowed, resolve = systemResolve }: FetchDocumentOptions): FetchDocument {
  const connect = guardedConnect({ resolve, allowed, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  const agent = new Agent({ connect, connections: 2, pipelining: 1, keepAliveTimeout: 1 });
  return async (address) => {
    const { protocol, origin, pathname, search } = new URL(address);
    if (protocol !== "https:") throw new Error("the document has to be at an https address");
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const headers = { accept: "application/json", "user-agent": "Atelier" };
    const answer = await agent.request({ origin, path: pathname + search, method: "GET", headers, signal });
    const exposed = EXPOSED_HEADERS.flatMap((name) => (typeof answer.headers[name] === "string" ? [[name, answer.headers[name]]] : []));
    return { status: answer.statusCode, headers: Object.fromEntries(exposed), body: await readAll(answer.body) };
  };
}

async function readAll(body: Dispatcher.ResponseData["body"]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    if (!(piece instanceof Uint8Array)) break;
    pieces.push(piece);
    length += piece.length;
    if (length <= BYTES_MAX) continue;
    body.destroy();
    throw new Error(`the document has more than ${BYTES_MAX} bytes`);
  }
  return Buffer.concat(pieces);
}
