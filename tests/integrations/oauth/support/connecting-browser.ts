// A browser before the authorization server and the console: it keeps cookies by their names and paths, and follows
// redirects one at a time, so that a test sees each of them.
import type { TestConsole } from "../../../console/support/open-console.ts";

/** What the console's own API answered. */
export interface Told {
  status: number;
  data: any; // of another shape in every call: `unknown` would make each assertion a cast
  message: string | null;
}

/** The browser. Addresses may name any host: they are all asked of the service under test. */
export interface ConnectingBrowser {
  get(address: string): Promise<Response>;
  ask(procedure: string, input: unknown): Promise<Told>;
  tell(procedure: string, input: unknown, headers?: Record<string, string>): Promise<Told>;
  /** Takes this cookie, as `name=value`. */
  take(cookie: string): void;
  /** The names of the cookies that it holds. */
  names(): string[];
}

/** A request, with its headers as plain pairs. */
type Sent = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** Opens a browser; `session` is the console's cookie of who is signed in, null for nobody. */
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
  const call = async (path: string, init: Sent): Promise<Told> => {
    const response = await send(`/console/api/${path}`, init);
    const body = JSON.parse(await response.text());
    return { status: response.status, data: body.result?.data ?? null, message: body.error?.message ?? null };
  };
  return {
    get: (address) => send(address, { headers: { accept: "text/html" } }),
    ask: (procedure, input) => call(`${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers: own }),
    tell: (procedure, input, headers = {}) =>
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
