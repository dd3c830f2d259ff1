// Sends one request to the API: authentication, attempts, delays between them, and the error if it fails. Every request
// may safely be sent twice: requests that create something carry a `requestId`.
import { ApiPromise, type WithResponse } from "../calls/api-promise.ts";
import { AtelierError } from "../errors/atelier-error.ts";
import type { AtelierConnectionError } from "../errors/connection-errors.ts";
import { VERSION } from "../version.ts";
import { attempt, type Received } from "./attempt.ts";
import { pause } from "./pause.ts";
import { readOutcome } from "./read-outcome.ts";
import { retryDelay } from "./retry-delay.ts";
import { isBrowser } from "./runtime.ts";
import type { Settings } from "./settings.ts";

const json = "application/json";
/** How long, in milliseconds from the first failure on, the waiting for a build is retried: a service restart on a busy machine. */
const patienceMilliseconds = 120_000;

/** The last argument of every method. */
export interface RequestOptions {
  /** Aborts the request, its retries and the delays between them; the signal's reason is thrown. */
  signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds; overrides the client's setting. */
  timeout?: number | undefined;
  /** How often the request is retried; overrides the client's setting. */
  maxRetries?: number | undefined;
  /** Additional headers; `Authorization` cannot be replaced. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** The methods of HTTP that the API has. */
export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** A request relative to the API root. */
export interface ApiRequest {
  method: HttpMethod;
  /** Each segment is encoded; a segment that would change the path is rejected. */
  path: readonly string[];
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  /** A media type other than JSON: a successful response is then returned as bytes. */
  accept?: string;
  /** How many seconds the service may hold its response; the timeout is extended accordingly. */
  waitSeconds?: number;
  /** Whether only a question or the end of the build ends the wait. */
  untilOutcome?: boolean;
  /** Whether the request follows something that continues without this client: it is then retried for as long as a service restart takes. */
  isPatient?: boolean;
  /** Whether a 404 after an attempt with unknown outcome is a success, as for a deletion that the attempt may have performed. */
  endsInNotFound?: true;
}

/** Sends a request, at once, and returns the body of a successful response; rejects with the matching error otherwise. */
export type Transport = <Body>(request: ApiRequest, options?: RequestOptions) => ApiPromise<Body>;

/** Creates the transport for a client's settings. */
export function createTransport(settings: Settings): Transport {
  return <Body>(request: ApiRequest, options: RequestOptions = {}) => {
    const sent = send<Body>(settings, request, options);
    return new ApiPromise(() => sent);
  };
}

async function send<Body>(settings: Settings, request: ApiRequest, options: RequestOptions): Promise<WithResponse<Body>> {
  const { signal, maxRetries = settings.maxRetries, timeout = settings.timeout } = options;
  const url = addressOf(settings.root, request);
  const init = describeRequest(settings, request, options);
  let mayBeDone = false;
  const isPatient = request.isPatient === true && options.maxRetries === undefined && maxRetries > 0;
  let failsSince: number | null = null;
  for (let retries = 0; ; retries += 1) {
    signal?.throwIfAborted();
    const began = Date.now();
    const received = await attempt(settings.fetch, { url, init, signal, timeout: timeout + (request.waitSeconds ?? 0) * 1_000 });
    settings.logger?.debug(`${request.method} ${url} → ${wordsOf(received)}, ${Date.now() - began} ms`);
    const expected = { accept: request.accept, mayBeGone: mayBeDone && request.endsInNotFound === true };
    const outcome = received instanceof AtelierError ? received : readOutcome(received, expected);
    if (!(outcome instanceof AtelierError)) return trusted<Body>(outcome);
    failsSince ??= Date.now();
    const mayRetry = retries < maxRetries || (isPatient && Date.now() - failsSince < patienceMilliseconds);
    const delay = mayRetry ? retryDelay({ error: outcome, retries }) : null;
    if (delay === null) throw outcome;
    settings.logger?.info(`${request.method} ${url} is retried in ${Math.round(delay)} ms: ${outcome.message}`);
    if (outcome.status !== 429) mayBeDone = true;
    await pause(delay, signal);
  }
}

function addressOf(root: string, { path, query = {} }: ApiRequest): string {
  const url = new URL(`${root}/${path.map(encodePart).join("/")}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

// An empty segment, `.` and `..` would address a different endpoint.
function encodePart(part: string): string {
  if (typeof part === "string" && !/^\.{0,2}$/.test(part)) return encodeURIComponent(part);
  throw new AtelierError(`${JSON.stringify(part)} is not a valid id. Use an id that the service returned.`, { code: "BAD_ID" });
}

function describeRequest(
  { apiKey }: Settings,
  { method, body, accept = json, waitSeconds, untilOutcome }: ApiRequest,
  { headers }: RequestOptions,
): RequestInit {
  return {
    method,
    headers: {
      accept,
      ...(isBrowser() ? {} : { "user-agent": `atelier-sdk/${VERSION}` }),
      ...(body === undefined ? {} : { "content-type": json }),
      ...(waitSeconds === undefined ? {} : { prefer: `wait=${waitSeconds}${untilOutcome === true ? ", until=outcome" : ""}` }),
      ...Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
      authorization: `Bearer ${apiKey}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

// The service's tests validate every response against the document from which the types are generated.
function trusted<Body>(result: WithResponse<unknown>): WithResponse<Body> {
  return result as WithResponse<Body>;
}

function wordsOf(received: Received | AtelierConnectionError): string {
  if (received instanceof AtelierError) return received.name;
  return `${received.status} (request ${received.headers.get("x-request-id") ?? "without an id"})`;
}
