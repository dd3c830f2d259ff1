// Signing in by way of the browser, as native apps do with OAuth (RFC 8252): this command listens on the loopback address, the
// user approves in the console, and the browser brings a code, which is worth nothing without the verifier that stays here.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { hostname } from "node:os";
import { CliError } from "../cli-error.ts";
import { EXIT } from "../exit-codes.ts";

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'",
  "cache-control": "no-store",
};

const REFUSED = "The request was refused in the browser, and nothing has changed.";

/** The key, and whose it is. */
export interface LoggedIn {
  key: string;
  email: string;
}

/** How to sign in: the service, the signal that ends the wait, and what opens the page. */
export interface LoginOptions {
  service: string;
  signal: AbortSignal;
  open(url: string): Promise<void>;
}

/** Opens the console's page, waits for the decision, and returns the key. Throws if it is refused or takes too long. */
export async function loginByBrowser({ service, signal, open }: LoginOptions): Promise<LoggedIn> {
  const [state, verifier] = [randomBytes(24).toString("base64url"), randomBytes(48).toString("base64url")];
  const name = `Command line on ${
    hostname()
      .replaceAll(/[^\p{L}\p{N} ._-]/gu, "")
      .slice(0, 40) || "this computer"
  }`;
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const decided = untilDecided(server, { state, signal });
    await open(`${service}/connect/cli?${new URLSearchParams({ port: String(portOf(server)), state, challenge, name }).toString()}`);
    const code = await decided;
    return await exchange(service, { code, verifier, name, signal });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The code that the browser brings. Requests with another state are refused, and waited past. */
function untilDecided(server: Server, { state, signal }: { state: string; signal: AbortSignal }): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(reasonOf(signal)), { once: true });
    server.on("request", (request, response) => {
      const url = new URL(request.url ?? "/", "http://127.0.0.1");
      const [code, error] = [url.searchParams.get("code"), url.searchParams.get("error")];
      const isOurs = url.pathname === "/callback" && isSame(url.searchParams.get("state") ?? "", state) && (code ?? error) !== null;
      const title = !isOurs ? "Not found" : code === null ? "Not connected" : "Connected";
      response.writeHead(isOurs ? 200 : 404, PAGE_HEADERS).end(pageOf(title));
      if (!isOurs) return;
      response.once("close", () => (code === null ? reject(new CliError(REFUSED, EXIT.notSignedIn)) : resolve(code)));
    });
  });
}

function reasonOf({ reason }: AbortSignal): Error {
  if (reason instanceof Error && reason.name !== "TimeoutError") return reason;
  return new CliError("Nobody decided in the browser. Run the same command again.", EXIT.notSignedIn);
}

function pageOf(title: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>Go back to the terminal. You can close this page.</p></html>`;
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function exchange(
  service: string,
  { signal, ...given }: { code: string; verifier: string; name: string; signal: AbortSignal },
): Promise<LoggedIn> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${service}/cli/key`, { method: "POST", headers, body: JSON.stringify(given), redirect: "error", signal });
  const { key, email, error } = await response.json().catch(() => ({ error: `${service} is not an Atelier service, or an older one.` }));
  if (response.ok && typeof key === "string" && typeof email === "string") return { key, email };
  throw new CliError(typeof error === "string" ? error : `The service responded with status ${response.status}.`, EXIT.failed);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
