import type { TenantOptions } from "./write-settings.ts";

const CODING = { category: "paid", contextWindow: 200_000, credits: 20_000 } satisfies TenantOptions;

/** The tenants of the shared service without a browser: one for each test file, and for each test that needs other settings. */
export const PLAIN_TENANTS = {
  claims: CODING,
  library: CODING,
  endings: CODING,
  pausing: CODING,
  "pausing-with-few-credits": { ...CODING, credits: 100 },
  "rejected-key": CODING,
  "two-models": { ...CODING, better: "scholar", plan: "pro" },
  "going-on": CODING,
  text: CODING,
  "rejected-tools": CODING,
  sketch: { credits: 1_000, plan: "builder" },
  "sketch-few-credits": { credits: 30 },
  "small-window": { contextWindow: 4_000 },
} satisfies Record<string, TenantOptions>;

/** The tenants of the shared service that tries apps in a browser. */
export const BROWSER_TENANTS = {
  build: { ...CODING, kind: "anthropic", seesPictures: true },
  "no-tools": { ...CODING, hasTools: false, contextWindow: 16_000 },
  work: CODING,
  "pausing-in-browser": CODING,
  "sketch-in-browser": {},
  "second-look": { contextWindow: 128_000, seesPictures: true },
  "second-look-few-credits": { contextWindow: 128_000, seesPictures: true, credits: 40 },
} satisfies Record<string, TenantOptions>;
