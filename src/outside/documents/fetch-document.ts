// Reads a small document from an address that somebody named whom nobody knows: only over the internet, without following
// a redirect, no more than was allowed of it, and not for long.
import { Agent, type Dispatcher } from "undici";
import { guardedConnect, type Resolve, systemResolve } from "../webhooks/guarded-connect.ts";

/** A document as it came. */
export interface FetchedDocument {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Reads a document over https. Throws, in words for whoever named the address, when there is none to be had. */
export type FetchDocument = (url: string) => Promise<FetchedDocument>;

/** How documents are read: from which networks beside the public ones, and (in tests) by which resolver. */
export interface FetchDocumentOptions {
  allowed: readonly string[];
  resolve?: Resolve;
}

const BYTES_MAX = 16_384;
const TIMEOUT_MILLISECONDS = 5_000;
const TOLD_HEADERS = ["content-type", "cache-control", "expires"];

/** Makes a reader of documents. Its connections are closed when they are idle. */
export function createFetchDocument({ allowed, resolve = systemResolve }: FetchDocumentOptions): FetchDocument {
  const connect = guardedConnect({ resolve, allowed, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  const agent = new Agent({ connect, connections: 2, pipelining: 1, keepAliveTimeout: 1 });
  return async (address) => {
    const { protocol, origin, pathname, search } = new URL(address);
    if (protocol !== "https:") throw new Error("the document has to be at an https address");
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const headers = { accept: "application/json", "user-agent": "Atelier" };
    const answer = await agent.request({ origin, path: pathname + search, method: "GET", headers, signal });
    const told = TOLD_HEADERS.flatMap((name) => (typeof answer.headers[name] === "string" ? [[name, answer.headers[name]]] : []));
    return { status: answer.statusCode, headers: Object.fromEntries(told), body: await readAll(answer.body) };
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
