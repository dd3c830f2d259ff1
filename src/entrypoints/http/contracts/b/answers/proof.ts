import { z } from "zod";
import { addressOrNull, count, flag, text, textOrNull } from "../../wire/fields.ts";
import { samples } from "../../wire/samples.ts";

const Viewport = z
  .enum(["desktop", "phone"])
  .meta({ id: "Viewport", description: "`desktop` is 1280 × 800 pixels, `phone` 375 × 812, or 390 × 844 for a phone app." });

const ProofCheck = z
  .object({
    id: text("The machine-readable name of the check."),
    title: text("What the check verifies."),
    phrase: textOrNull("The words of the prompt that requested it, or null if none did."),
    capability: textOrNull("The capability of the application that it tests, or null."),
    viewport: Viewport,
    passed: flag("Whether the check passed."),
    milliseconds: z.number().nonnegative().meta({ description: "How long it took, in milliseconds." }),
    failure: textOrNull("What went wrong, as a sentence, or null if it passed."),
  })
  .meta({ id: "ProofCheck", description: "An acceptance check that was performed in the browser." });

const ProofScreenshot = z
  .object({
    viewport: Viewport,
    width: z.int().positive().meta({ description: "In pixels." }),
    height: z.int().positive().meta({ description: "In pixels." }),
    bytes: count("The size of the JPEG, in bytes."),
    url: addressOrNull("The URL of the JPEG, readable with the same key, or null."),
  })
  .meta({ id: "ProofScreenshot", description: "A screenshot of the version." });

const ProofPhrase = z
  .object({
    phrase: text("The words of the prompt."),
    checks: z.array(z.string()).meta({ description: "The ids of the checks that prove it." }),
    outcome: z.enum(["proven", "not tried", "not built"]).meta({
      description:
        "`proven`: its checks passed. `not tried`: it was built, but none of its checks were performed. `not built`: it was not built.",
    }),
  })
  .meta({ id: "ProofPhrase", description: "A part of the prompt and its outcome." });

const ProofLimit = z
  .object({
    tool: z
      .enum(["browser", "types", "bundler"])
      .meta({ description: "The limited tool: the browser, the type checker, or the process that checks, formats and bundles the files." }),
    resource: z.enum(["memory", "process_memory", "processes", "open_files", "file_size", "system_calls"]).meta({
      description:
        "The limited resource: `memory` and `processes` (including threads) apply to all processes of the tool together; `process_memory`, `open_files` and `file_size` to each process; `system_calls` blocks calls that could harm the machine.",
    }),
    by: z
      .enum(["cgroup", "rlimit", "seccomp"])
      .meta({ description: "How it is enforced: a control group, a resource limit, or a system call filter." }),
    max: z.number().nonnegative().nullable().meta({ description: "The limit, in bytes or as a count, or null if it is not a quantity." }),
  })
  .meta({ id: "ProofLimit", description: "A limit that was in force while the application was processed." });

/** The proof of a version. */
export const Proof = z
  .object({
    browser: text("The browser that ran the application, such as `Chromium 156.0.8078.73`, or `not run`."),
    reason: textOrNull("Why no browser ran, or null if one did."),
    confinement: text("How the browser process was sandboxed while it ran the application."),
    limits: z.array(ProofLimit).meta({
      description:
        "The operating system limits of the tools that processed the application, as read from the running processes. Empty if there were none, and for versions created before limits were recorded.",
    }),
    types: z.enum(["passed", "not run"]).meta({
      description:
        "`passed`: a version that does not type-check is never delivered. `not run` for applications made with Flutter, whose types only the Flutter SDK can check.",
    }),
    checks: z.array(ProofCheck).meta({ description: "Every acceptance check that was performed." }),
    accessibility: z
      .object({
        engine: text("The accessibility engine, with its version."),
        rulesPassed: count("The number of rules that passed."),
        findings: count("The number of serious violations found."),
      })
      .meta({ description: "The result of the accessibility audit." }),
    screenshots: z.array(ProofScreenshot).meta({ description: "The screenshots of the version." }),
    requests: z
      .object({
        proven: count("Proven by checks that passed."),
        notProven: count("Built, but no check that was performed proves it."),
        notBuilt: count("Not built."),
      })
      .meta({ description: "The parts of the prompt, counted by their outcome." }),
    understood: z.array(ProofPhrase).meta({ description: "The parts of the prompt that were understood." }),
    notBuilt: z.array(z.string()).meta({ description: "The parts of the prompt that were not built, quoted from it." }),
  })
  .meta({ id: "Proof", description: "What was verified about a version, and how. It contains only what was actually performed." });

/** The proof of the examples. */
export const sampleProof: z.input<typeof Proof> = {
  browser: "Chromium 156.0.8078.73",
  reason: null,
  confinement: "bwrap",
  types: "passed",
  limits: [
    { tool: "browser", resource: "memory", by: "cgroup", max: 2_147_483_648 },
    { tool: "browser", resource: "system_calls", by: "seccomp", max: null },
  ],
  checks: [
    {
      id: "add-recipe",
      title: "A new recipe appears in the list",
      phrase: "recipe box",
      capability: "add-recipe",
      viewport: "desktop",
      passed: true,
      milliseconds: 412,
      failure: null,
    },
  ],
  accessibility: { engine: "axe-core 4.14.1", rulesPassed: 31, findings: 0 },
  screenshots: [
    {
      viewport: "desktop",
      width: 1_280,
      height: 800,
      bytes: 48_213,
      url: `${samples.service}/b/api/v1/projects/${samples.projectId}/versions/1/screenshots/desktop`,
    },
  ],
  requests: { proven: 1, notProven: 0, notBuilt: 0 },
  understood: [{ phrase: "recipe box", checks: ["add-recipe"], outcome: "proven" }],
  notBuilt: [],
};
