import type { Generator, Plan, Writing } from "../../../src/domain/models/generation/generator.ts";
import { exampleApp } from "../../workshop/example-app.ts";

/** What a scripted generator does differently from one that writes the example app for two credits. */
export type Script = Partial<Pick<Generator, "understand" | "write" | "repair">>;

/** The plan of the example app. */
export const examplePlan: Plan = {
  title: "Reading list",
  reply: "Here is a reading list.",
  design: { scripted: true },
  checks: [],
  understood: [{ phrase: "books", checks: [] }],
  notUnderstood: ["on the moon"],
};

// The example app's own colour is a shade too light for the browser's audit.
const audited = { "src/theme.css": "@theme {\n  --color-brand: oklch(0.4 0.1 195);\n}\n" };

/** The example app, as a generator writes it. */
export const written = (changes: Readonly<Record<string, string | null>> = {}, credits = 2): Extract<Writing, { outcome: "files" }> => ({
  outcome: "files",
  files: exampleApp({ ...audited, ...changes }),
  credits,
});

/** A generator in place of a model: it does what the test specifies. */
export function scriptedGenerator(script: Script = {}): Generator {
  return {
    id: "scripted",
    category: "paid",
    understand: async () => ({ outcome: "plan", plan: examplePlan }),
    write: async () => written(),
    repair: async () => null,
    ...script,
  };
}

/** Work that runs until its signal is aborted, and reports when it has started. */
export function endless(): { begun: Promise<void>; work: (signal: AbortSignal) => Promise<never> } {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const work = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      begin();
    });
  return { begun, work };
}
