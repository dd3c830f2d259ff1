// All tests of a process that need the same service use one, each with an account and a model of its own. It is started
// for the first of them, and closed after the last.
import { after } from "node:test";
import { openTenants, type Tenants } from "./tenants/open-tenants.ts";
import { BROWSER_TENANTS, PLAIN_TENANTS } from "./tenants/shared-tenants.ts";
import type { Sketching } from "./tenants/sketching.ts";

type PlainName = keyof typeof PLAIN_TENANTS;
type BrowserName = keyof typeof BROWSER_TENANTS;

let plain: Promise<Tenants<PlainName>> | null = null;
let withBrowser: Promise<Tenants<BrowserName>> | null = null;

// A service that did not start has failed its tests already.
after(async () => {
  const opened = await Promise.allSettled([plain, withBrowser]);
  await Promise.all(opened.map(async (one) => (one.status === "fulfilled" ? one.value?.close() : undefined)));
});

/** The shared service as one of its tenants uses it. */
export async function shareSketching(name: PlainName | BrowserName): Promise<Sketching> {
  if (isPlain(name)) return (await (plain ??= openTenants(PLAIN_TENANTS))).of(name);
  return (await (withBrowser ??= openTenants(BROWSER_TENANTS, { browser: true }))).of(name);
}

function isPlain(name: PlainName | BrowserName): name is PlainName {
  return name in PLAIN_TENANTS;
}
