import { AtelierError } from "../errors/atelier-error.ts";
import { isBrowser, readEnvironment } from "./runtime.ts";

/** What a request is sent with; the `fetch` of every runtime is one. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where the client says what it does; `console` is one. An API key is never among what it is told. */
export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** What a client is made with. */
export interface ClientOptions {
  /** The API key. Left out: the environment's `ATELIER_API_KEY`. */
  apiKey?: string | undefined;
  /** Where the service is, such as `https://atelier.example`, or the root of an API, such as `https://atelier.example/b/api/v1`. Left out: the environment's `ATELIER_BASE_URL`, else `http://localhost:4000`. */
  baseURL?: string | undefined;
  /** How long one attempt may take, in milliseconds: 60,000 when left out, `Infinity` for no limit. A request that is tried again has as long again. */
  timeout?: number | undefined;
  /** How often a request is tried again after a failed connection, a timeout, 408, 429 or 5xx: 2 when left out. */
  maxRetries?: number | undefined;
  /** What sends the requests, in place of the runtime's own `fetch`. */
  fetch?: Fetch | undefined;
  /** Where the client says what it does. Left out: nowhere. */
  logger?: Logger | undefined;
  /** Whether to run in a browser, where everybody who opens the page can read the key. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** A client's settings, complete and known to be good. */
export interface Settings {
  apiKey: string;
  /** The root of the API, without a slash at its end. */
  root: string;
  timeout: number;
  maxRetries: number;
  fetch: Fetch;
  logger: Logger | null;
}

const localService = "http://localhost:4000";

/** The settings that options and environment come to. Refuses a browser, a missing key, and an address or a number that is none. */
export function readSettings(options: ClientOptions): Settings {
  if (isBrowser() && options.dangerouslyAllowBrowser !== true) {
    throw new AtelierError(
      "This is a browser, and whoever opens the page could read the API key and build with your credits. Call Atelier from a server, or set dangerouslyAllowBrowser: true where only you open the page.",
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

// A key that a header cannot hold would be quoted by the runtime's own error, so it is refused here without being named.
function readKey(given: string | undefined): string {
  const key = given?.trim() ?? "";
  if (key === "") {
    throw new AtelierError("There is no API key: pass apiKey, or set ATELIER_API_KEY. The console's settings make one.", {
      code: "NO_API_KEY",
    });
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new AtelierError("The API key has characters that no key has. Copy it again, whole and without quotes.", { code: "BAD_API_KEY" });
  }
  return key;
}

function readRoot(given: string): string {
  const bad = (why: string) =>
    new AtelierError(`baseURL ${why}: give the service's address, such as ${localService} or https://atelier.example.`, {
      code: "BAD_BASE_URL",
    });
  if (!URL.canParse(given)) throw bad("is no address");
  const url = new URL(given);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw bad(`begins with ${url.protocol} and not with http: or https:`);
  if (url.username !== "" || url.password !== "") throw bad("holds a name or a password");
  const path = url.pathname.replace(/\/+$/, "");
  return url.origin + (path.endsWith("/api/v1") ? path : `${path}/b/api/v1`);
}

function readNumber({ name, given, least }: { name: string; given: number; least: number }): number {
  if (given >= least) return given;
  throw new AtelierError(`${name} is ${given}: give a number from ${least}.`, { code: "BAD_OPTION" });
}
