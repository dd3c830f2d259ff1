// A simulated browser for the authorization server and the console: it stores cookies by name and path, and follows
// redirects one at a time, so that a test sees each of them.
import type { TestConsole } from "../../../console/support/open-console.ts";

/** The result of a call to the console's own API. */
export interface ProcedureResult {
  status: number;
  data: any; // differs per procedure: `unknown` would make each assertion a cast
  message: string | null;
}

/** The browser. URLs may name any host: all requests go to the service under test. */
export interface ConnectingBrowser {
  get(address: string): Promise<Response>;
  query(procedure: string, input: unknown): Promise<ProcedureResult>;
  mutate(procedure: string, input: unknown, headers?: Record<string, string>): Promise<ProcedureResult>;
  /** Stores this cookie, as `name=value`. */
  take(cookie: string): void;
  /** The names of the stored cookies. */
  names(): string[];
}

/** A request, with its headers as plain pairs. */
type Sent = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** Opens a browser; `session` is the console's session cookie, null if not signed in. */
export function connectingBrowser({ origin }: Pick<TestConsole, "origin">, session: string | null): ConnectingBrowser {
  const jar = new Map<string, Cookie>();
  const take = (pair: string, path = "/") => {
    const [name = "", ...value] = pair.split("=");
    jar.set(`${name} ${path}`, { name, value: value.join("="), path });
  };
  if (session !== null) take(session);
  const send = async (address: string, { headers, ...init }: Sent = {}): Promise<Response> => {
    const { pathname, search } = new URL(address, origin);
    const sent = [...jar.values()].filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`));
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join("; ");
    const response = await fetch(origin + pathname + search, { ...init, redirect: "manual", headers: { cookie, ...headers } });
    for (const set of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = set.split(";").map((part) => part.trim());
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? "/";
      if (/expires=Thu, 01 Jan 1970|max-age=0/i.test(set) || pair.endsWith("=")) jar.delete(`${pair.split("=")[0] ?? ""} ${path}`);
      else take(pair, path);
    }
    return response;
  };
  const own = { "x-atelier-console": "1", origin, "sec-fetch-site": "same-origin", "user-agent": "Test browser" };
  const call = async (path: string, init: Sent): Promise<ProcedureResult> => {
    const response = await send(`/console/api/${path}`, init);
    const body = JSON.parse(await response.text());
    return { status: response.status, data: body.result?.data ?? null, message: body.error?.message ?? null };
  };
  return {
    get: (address) => send(address, { headers: { accept: "text/html" } }),
    query: (procedure, input) => call(`${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers: own }),
    mutate: (procedure, input, headers = {}) =>
      call(procedure, {
        method: "POST",
        body: JSON.stringify(input),
        headers: Object.fromEntries(
          Object.entries({ ...own, "content-type": "application/json", ...headers }).filter(([, value]) => value !== ""),
        ),
      }),
    take: (cookie) => take(cookie),
    names: () => [...jar.values()].map(({ name }) => name),
  };
}
