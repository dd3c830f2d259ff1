// Sends a message to a user-supplied URL. It follows no redirect, uses no proxy from the environment, has a total
// timeout of fifteen seconds, and reads no more of the response than its log keeps.
import { Agent, type Dispatcher, errors } from "undici";
import { monotonicMilliseconds } from "../../lib/clock.ts";
import { ForbiddenAddress, guardedConnect, type Resolve, systemResolve } from "./guarded-connect.ts";

/** A message to send. */
export interface WebhookPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Aborted when the sender shuts down. */
  signal: AbortSignal;
}

/** The result: a status and the beginning of the response text, or the reason why there was none. */
export interface Posted {
  status: number | null;
  text: string | null;
  /** The `Retry-After` of the response, as it was sent; null without one. */
  retryAfter: string | null;
  error: string | null;
  milliseconds: number;
}

/** Posts a message; null if the signal aborted it. Never rejects. */
export type PostWebhook = (post: WebhookPost) => Promise<Posted | null>;

/** The sender, until it is closed. */
export interface OpenPostWebhook {
  post: PostWebhook;
  close(): Promise<void>;
}

/** Options: the allowed non-public networks and, in tests, the resolver and the timeout. */
export interface PostWebhookOptions {
  allowed: readonly string[];
  resolve?: Resolve;
  timeoutMilliseconds?: number;
}

const TIMEOUT_MILLISECONDS = 15_000;
const TEXT_BYTES_MAX = 16_384;
// The response's status is what counts; its text is only kept for inspection.
const TEXT_MILLISECONDS_MAX = 2_000;

/** Opens a sender of webhooks. */
export function createPostWebhook(options: PostWebhookOptions): OpenPostWebhook {
  const { allowed, resolve = systemResolve, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
  const agent = new Agent({
    connect: guardedConnect({ resolve, allowed, timeoutMilliseconds }),
    // Receivers of many accounts may share an origin, and must not wait for each other.
    connections: null,
    pipelining: 1,
    headersTimeout: timeoutMilliseconds,
    bodyTimeout: timeoutMilliseconds,
  });
  return {
    post: async ({ url, headers, body, signal }) => {
      const began = monotonicMilliseconds();
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), timeoutMilliseconds);
      const answered = await answerOf(agent, { url, headers, body, signal: AbortSignal.any([signal, timeout.signal]) });
      clearTimeout(timer);
      if (signal.aborted && answered.status === null) return null;
      const isLate = timeout.signal.aborted && answered.status === null;
      const error = isLate ? `No answer within ${timeoutMilliseconds / 1_000} seconds.` : answered.error;
      return { ...answered, error, milliseconds: Math.round(monotonicMilliseconds() - began) };
    },
    close: () => agent.destroy(),
  };
}

async function answerOf(agent: Agent, { url, headers, body, signal }: WebhookPost): Promise<Omit<Posted, "milliseconds">> {
  const { origin, pathname, search } = new URL(url);
  try {
    const answer = await agent.request({ origin, path: pathname + search, method: "POST", headers, body, signal });
    const { "retry-after": retryAfter } = answer.headers;
    const text = await beginningOf(answer.body);
    return { status: answer.statusCode, text, retryAfter: retryAfter?.toString() ?? null, error: null };
  } catch (error) {
    return { status: null, text: null, retryAfter: null, error: describe(error) };
  }
}

/** The first bytes of a response as text. Its status is already known, so errors in the body are ignored. */
async function beginningOf(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const timer = setTimeout(() => body.destroy(), TEXT_MILLISECONDS_MAX);
  try {
    for await (const piece of body) {
      if (!(piece instanceof Uint8Array)) break;
      pieces.push(piece);
      length += piece.length;
      if (length >= TEXT_BYTES_MAX) break;
    }
  } catch {
    // A truncated body is kept as far as it was received.
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
  return Buffer.concat(pieces).subarray(0, TEXT_BYTES_MAX).toString("utf8");
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "The connection was refused: nothing listens at this address.",
  ECONNRESET: "The connection was closed before an answer came.",
  UND_ERR_SOCKET: "The connection was closed before an answer came.",
  ENOTFOUND: "The name of this address was not found.",
  EAI_AGAIN: "The name of this address could not be looked up just now.",
  EHOSTUNREACH: "The address cannot be reached from here.",
  ENETUNREACH: "The address cannot be reached from here.",
  ETIMEDOUT: "The connection was not accepted in time.",
  UND_ERR_CONNECT_TIMEOUT: "The connection was not accepted in time.",
  CERT_HAS_EXPIRED: "The receiver’s certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The receiver’s certificate is signed by itself, so it proves nothing.",
  SELF_SIGNED_CERT_IN_CHAIN: "The receiver’s certificate is signed by an authority that is not known here.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The receiver’s certificate cannot be checked: it does not send its whole chain.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The receiver’s certificate is for another name.",
};

function describe(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.message;
  if (error instanceof errors.HTTPParserError) return "What came back is not HTTP.";
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const reason = REASONS[code];
  if (reason !== undefined) return reason;
  if (error instanceof AggregateError) return describe(error.errors[0]);
  return code === "" ? "The message could not be sent." : `The message could not be sent (${code}).`;
}
