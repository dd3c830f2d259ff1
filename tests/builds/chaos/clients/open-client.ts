// A client as integrators write it: it retries a request, at the other node, when the connection fails, when the
// server returns an error, and when no response arrives; at a rate limit it waits as long as the response says.
import { setTimeout as pause } from "node:timers/promises";

/** A request. `startAt` is the node that it is sent to first. */
export interface Sent {
  method: "GET" | "POST";
  path: string;
  key: string;
  body?: object;
  headers?: Record<string, string>;
  startAt?: number;
}

/** A response that is not retried: below 500, and not 429. */
export interface Answered<Body> {
  status: number;
  body: Body;
}

/** A client of an installation. `counts` are of all of its requests. */
export interface RetryingClient {
  send<Body>(request: Sent): Promise<Answered<Body>>;
  counts: { requests: number; retries: number };
}

const TRY_MILLISECONDS = 15_000;
const PATIENCE_MILLISECONDS = 300_000;
const FIRST_WAIT_MILLISECONDS = 100;
const LONGEST_WAIT_MILLISECONDS = 2_000;

/** A client that knows these nodes, until the signal is aborted. Throws after five minutes of retries without a response. */
export function openClient(urls: readonly string[], signal: AbortSignal): RetryingClient {
  const counts = { requests: 0, retries: 0 };
  let turn = 0;

  async function send<Body>(request: Sent): Promise<Answered<Body>> {
    counts.requests += 1;
    const deadline = performance.now() + PATIENCE_MILLISECONDS;
    let problem = "";
    let wait = FIRST_WAIT_MILLISECONDS;
    const first = request.startAt ?? (turn += 1);
    for (let tries = 0; performance.now() < deadline && !signal.aborted; tries += 1) {
      if (tries > 0) counts.retries += 1;
      const tried = await tryOnce<Body>(urls[(first + tries) % urls.length] ?? "", request);
      if ("answered" in tried) return tried.answered;
      problem = tried.problem;
      await pause(tried.waitMilliseconds ?? wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS);
    }
    throw new Error(`${request.method} ${request.path} was not answered in time; at last: ${problem}`);
  }

  return { send, counts };
}

type Tried<Body> = { answered: Answered<Body> } | { problem: string; waitMilliseconds: number | null };

async function tryOnce<Body>(url: string, { method, path, key, body, headers }: Sent): Promise<Tried<Body>> {
  const init = {
    method,
    signal: AbortSignal.timeout(TRY_MILLISECONDS),
    headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  };
  const [fetched] = await Promise.allSettled([fetchText(url + path, init)]);
  if (fetched.status === "rejected") return { problem: String(fetched.reason), waitMilliseconds: null };
  const { status, text, retryAfter } = fetched.value;
  if (status === 429) return { problem: text, waitMilliseconds: retryAfter * 1_000 };
  if (status >= 500) return { problem: `${status} ${text}`, waitMilliseconds: null };
  return { answered: { status, body: JSON.parse(text) } };
}

async function fetchText(url: string, init: RequestInit): Promise<{ status: number; text: string; retryAfter: number }> {
  const answer = await fetch(url, init);
  return { status: answer.status, text: await answer.text(), retryAfter: Number(answer.headers.get("retry-after") ?? 1) };
}
