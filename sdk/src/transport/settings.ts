import { AtelierError } from "../errors/atelier-error.ts";
import { isBrowser, readEnvironment } from "./runtime.ts";

/** The function that sends a request; compatible with the `fetch` of every runtime. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Receives the client's log messages; `console` is one. The API key is never logged. */
export interface Logger {
  /** Every attempt of a request. */
  debug(message: string): void;
  /** Every retry. */
  info(message: string): void;
  /** Receives warnings. This version of the client logs none. */
  warn(message: string): void;
  /** Receives errors. This version of the client logs none: it throws them. */
  error(message: string): void;
}

/** The options of a client. */
export interface ClientOptions {
  /** The API key. Default: the environment variable `ATELIER_API_KEY`. */
  apiKey?: string | undefined;
  /** The service's URL, such as `https://atelier.example`, or an API root, such as `https://atelier.example/b/api/v1`. Default: the environment variable `ATELIER_BASE_URL`, then port 4000 of this machine. */
  baseURL?: string | undefined;
  /** How long one attempt may take, in milliseconds: 60,000 by default, `Infinity` for no limit. Each retry has the full time again. */
  timeout?: number | undefined;
  /** How often a request is retried after a failed connection, a timeout, 408, 429 or 5xx: 2 by default. */
  maxRetries?: number | undefined;
  /** Sends the requests instead of the runtime's `fetch`. */
  fetch?: Fetch | undefined;
  /** Receives the client's log messages. Default: no logging. */
  logger?: Logger | undefined;
  /** Allows the client to run in a browser, where anyone who opens the page can read the key. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** A client's settings, complete and validated. */
export interface Settings {
  apiKey: string;
  /** The API root, without a trailing slash. */
  root: string;
  timeout: number;
  maxRetries: number;
  fetch: Fetch;
  logger: Logger | null;
}

const localService = "http://localhost:4000";

/** Reads the settings from options and environment. Throws in a browser, without a key, and for an invalid URL or number. */
export function readSettings(options: ClientOptions): Settings {
  if (isBrowser() && options.dangerouslyAllowBrowser !== true) {
    throw new AtelierError(
      "This code runs in a browser, where anyone who opens the page could read the API key and spend your credits. Call Atelier from a server, or set dangerouslyAllowBrowser: true if only you open the page.",
      { code: "BROWSER" },
    );
  }
  return {
    apiKey: readKey(options.apiKey ?? readEnvironment("ATELIER_API_KEY")),
    root: readRoot(options.baseURL ?? readEnvironment("ATELIER_BASE_URL") ?? localService),
    timeout: readNumber({ name: "timeout", given: options.timeout ?? 60_000, least: 1 }),
    maxRetries: readNumber({ name: "maxRetries", given: options.maxRetries ?? 2, least: 0 }),
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    logger: options.logger ?? null,
  };
}

// The runtime's error would quote a key that is not a valid header value, so it is rejected here without being quoted.
function readKey(given: string | undefined): string {
  const key = given?.trim() ?? "";
  if (key === "") {
    throw new AtelierError("The API key is missing: pass apiKey, or set ATELIER_API_KEY. You can create a key in the console's settings.", {
      code: "NO_API_KEY",
    });
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new AtelierError("The API key contains invalid characters. Copy the whole key again, without quotes.", { code: "BAD_API_KEY" });
  }
  return key;
}

function readRoot(given: string): string {
  const bad = (why: string) =>
    new AtelierError(`baseURL ${why}. Use the service's URL, such as ${localService} or https://atelier.example.`, {
      code: "BAD_BASE_URL",
    });
  if (!URL.canParse(given)) throw bad("is not a valid URL");
  const url = new URL(given);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw bad(`starts with ${url.protocol} instead of http: or https:`);
  if (url.username !== "" || url.password !== "") throw bad("contains a user name or a password");
  const path = url.pathname.replace(/\/+$/, "");
  return url.origin + (path.endsWith("/api/v1") ? path : `${path}/b/api/v1`);
}

function readNumber({ name, given, least }: { name: string; given: number; least: number }): number {
  if (given >= least) return given;
  throw new AtelierError(`${name} is ${given}, but must be a number of at least ${least}.`, { code: "BAD_OPTION" });
}
