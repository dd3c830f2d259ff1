// One request to the API with everything that belongs to it: the key, the attempts, the waits between them, and the one
// error that says how it ended. Every request here may be sent twice: what creates something carries a `requestId`.
import { AtelierError } from "../errors/atelier-error.ts";
import type { AtelierConnectionError } from "../errors/connection-errors.ts";
import { readRefusal } from "../errors/read-refusal.ts";
import { VERSION } from "../version.ts";
import { attempt, type Received } from "./attempt.ts";
import { pause } from "./pause.ts";
import { readJson } from "./read-json.ts";
import { retryDelay } from "./retry-delay.ts";
import { isBrowser } from "./runtime.ts";
import type { Settings } from "./settings.ts";

const json = "application/json";
/** Forty seconds of connections that fail at once. */
const patientRetries = 8;

/** What every method takes as its last argument. */
export interface RequestOptions {
  /** Ends the request, its retries and the waits between them; what is thrown is the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds, in place of the client's. */
  timeout?: number | undefined;
  /** How often the request is tried again, in place of the client's. */
  maxRetries?: number | undefined;
  /** Headers beside the client's own; `Authorization` cannot be replaced. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** A request below the root of the API. */
export interface ApiRequest {
  method: "GET" | "POST" | "DELETE";
  /** Each part is encoded; a part that would name another address is refused. */
  path: readonly string[];
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  /** A media type other than JSON: a success is then answered with as bytes. */
  accept?: string;
  /** For how many seconds the service may hold its answer; the attempt may take as much longer. */
  waitSeconds?: number;
  /** Whether it belongs to something that goes on without this client: it is then tried again for as long as a service takes to start anew. */
  isPatient?: boolean;
  /** Whether a 404 after an attempt of unknown outcome is a success, as for what that attempt may have deleted. */
  endsInNotFound?: true;
}

/** Sends a request and answers with the body of its success; throws the error of any other outcome. */
export type Transport = <Body>(request: ApiRequest, options?: RequestOptions) => Promise<Body>;

/** The transport that a client's settings make. */
export function createTransport(settings: Settings): Transport {
  return async <Body>(request: ApiRequest, options: RequestOptions = {}): Promise<Body> => {
    const { signal, maxRetries = retriesOf(settings, request), timeout = settings.timeout } = options;
    const url = addressOf(settings.root, request);
    const init = describeRequest(settings, request, options);
    let mayBeDone = false;
    for (let retries = 0; ; retries += 1) {
      signal?.throwIfAborted();
      const began = Date.now();
      const received = await attempt(settings.fetch, { url, init, signal, timeout: timeout + (request.waitSeconds ?? 0) * 1_000 });
      settings.logger?.debug(`${request.method} ${url} → ${wordsOf(received)}, ${Date.now() - began} ms`);
      const outcome = received instanceof AtelierError ? { error: received } : readOutcome(received, request);
      if (outcome.error === undefined) return trustedBody<Body>(outcome.body);
      const { error } = outcome;
      if (error.status === 404 && mayBeDone && request.endsInNotFound === true) return trustedBody<Body>(undefined);
      const retryAfter = received instanceof AtelierError ? null : received.headers.get("retry-after");
      const delay = retries < maxRetries ? retryDelay({ error, retries, retryAfter }) : null;
      if (delay === null) throw error;
      settings.logger?.info(`${request.method} ${url} is tried again in ${Math.round(delay)} ms: ${error.message}`);
      mayBeDone ||= error.status !== 429;
      await pause(delay, signal);
    }
  };
}

// Whoever wants no second try at all gets none.
function retriesOf({ maxRetries }: Settings, { isPatient = false }: ApiRequest): number {
  return isPatient && maxRetries > 0 ? Math.max(maxRetries, patientRetries) : maxRetries;
}

function addressOf(root: string, { path, query = {} }: ApiRequest): string {
  const url = new URL(`${root}/${path.map(encodePart).join("/")}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

// An empty part, `.` and `..` would lead to another endpoint than the one that was meant.
function encodePart(part: string): string {
  if (typeof part === "string" && !/^\.{0,2}$/.test(part)) return encodeURIComponent(part);
  throw new AtelierError(`An id is ${JSON.stringify(part)}: give one that the service answered with.`, { code: "BAD_ID" });
}

function describeRequest(
  { apiKey }: Settings,
  { method, body, accept = json, waitSeconds }: ApiRequest,
  { headers }: RequestOptions,
): RequestInit {
  return {
    method,
    headers: {
      accept,
      ...(isBrowser() ? {} : { "user-agent": `atelier-sdk/${VERSION}` }),
      ...(body === undefined ? {} : { "content-type": json }),
      ...(waitSeconds === undefined ? {} : { prefer: `wait=${waitSeconds}` }),
      ...Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
      authorization: `Bearer ${apiKey}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

type Outcome = { error?: undefined; body: unknown } | { error: AtelierError };

function readOutcome({ status, headers, bytes }: Received, { accept = json }: ApiRequest): Outcome {
  const isSuccess = status >= 200 && status < 300;
  const type = headers.get("content-type") ?? "";
  if (isSuccess && accept !== json && type.startsWith(accept)) return { body: bytes };
  const read = readJson(new TextDecoder().decode(bytes));
  if (status === 204 || (isSuccess && accept === json && read !== null)) return { body: read?.value };
  if (status >= 400) return { error: readRefusal({ status, headers, body: isObject(read?.value) ? read.value : null }) };
  const location = headers.get("location");
  const what = location === null ? `${status} ${type}` : `${status}, a redirect to ${location}`;
  return {
    error: new AtelierError(`The answer is not one of an Atelier service (${what}): is baseURL right?`, { status, code: "BAD_ANSWER" }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// The document that the types are made from is held against every answer of the service by the service's own tests.
function trustedBody<Body>(body: unknown): Body {
  return body as Body;
}

function wordsOf(received: Received | AtelierConnectionError): string {
  if (received instanceof AtelierError) return received.name;
  return `${received.status} (request ${received.headers.get("x-request-id") ?? "without an id"})`;
}
