import type { Workshop } from "../../src/workshop/workshop.ts";

/** A path where no browser exists: what is built there is gated, checked and bundled, and not tried. */
export const NO_BROWSER = "/nowhere/chromium";

const NOT_TRIED = {
  browser: "not run",
  reason: "The test does not try its apps.",
  confinement: "none",
  outline: null,
  accessibility: { engine: "axe-core", rulesPassed: 0, findings: 0 },
  milliseconds: 0,
} as const;

/** The same workshop, as it would be on a machine without a browser. */
export function withoutBrowser(workshop: Workshop): Workshop {
  return {
    ...workshop,
    warmUp: () => undefined,
    tryOut: async () => ({ ...NOT_TRIED, limits: [], checks: [], screenshots: [], findings: [] }),
  };
}
