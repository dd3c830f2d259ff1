import { z } from "zod";
import { addressOrNull, count, flag, text, textOrNull } from "../../wire/fields.ts";
import { samples } from "../../wire/samples.ts";

const Viewport = z.enum(["desktop", "phone"]).meta({ id: "Viewport", description: "`desktop` is 1280 × 800 pixels, `phone` 375 × 812." });

const ProofCheck = z
  .object({
    id: text("The check’s name for programs."),
    title: text("What the check promises."),
    phrase: textOrNull("The words of the prompt that asked for it, or null when nobody asked."),
    capability: textOrNull("The capability of the application that it tries, or null."),
    viewport: Viewport,
    passed: flag("Whether the promise was kept."),
    milliseconds: z.number().nonnegative().meta({ description: "How long it took, in milliseconds." }),
    failure: textOrNull("What went wrong, in a sentence, or null when it passed."),
  })
  .meta({ id: "ProofCheck", description: "An acceptance check that was performed in the browser." });

const ProofScreenshot = z
  .object({
    viewport: Viewport,
    width: z.int().positive().meta({ description: "In pixels." }),
    height: z.int().positive().meta({ description: "In pixels." }),
    bytes: count("How many bytes the JPEG has."),
    url: addressOrNull("Where the JPEG is read with the same key."),
  })
  .meta({ id: "ProofScreenshot", description: "A picture of the version." });

const ProofPhrase = z
  .object({
    phrase: text("Words of the prompt."),
    checks: z.array(z.string()).meta({ description: "The ids of the checks that prove it." }),
    outcome: z.enum(["proven", "not tried", "not built"]).meta({
      description:
        "`proven`: its checks passed. `not tried`: it was built, and no check of it was performed. `not built`: nothing came of it.",
    }),
  })
  .meta({ id: "ProofPhrase", description: "A part of the prompt and what became of it." });

const ProofLimit = z
  .object({
    tool: z
      .enum(["browser", "types", "bundler"])
      .meta({ description: "What was limited: the browser, the type checker, or what checks, formats and bundles the files." }),
    resource: z.enum(["memory", "process_memory", "processes", "open_files", "file_size", "system_calls"]).meta({
      description:
        "What of: `memory` and `processes` (threads included) of all processes of the tool together; `process_memory`, `open_files` and `file_size` of each; `system_calls` that could harm the machine are refused.",
    }),
    by: z
      .enum(["cgroup", "rlimit", "seccomp"])
      .meta({ description: "By what: a control group, a resource limit, or a filter of system calls." }),
    max: z.number().nonnegative().nullable().meta({ description: "How much, in bytes or as a number, or null where it is no amount." }),
  })
  .meta({ id: "ProofLimit", description: "A limit that held while the application was handled." });

/** What was shown to be true of a version. */
export const Proof = z
  .object({
    browser: text("The browser that ran the application, such as `Chromium 156.0.8078.73`, or `not run`."),
    reason: textOrNull("Why no browser ran, or null when one did."),
    confinement: text("How the browser’s process was confined while it ran the application."),
    limits: z.array(ProofLimit).meta({
      description:
        "The limits that the operating system put on the tools that handled the application, as they were read from the running processes. Empty where none held, and for versions from before they were noted.",
    }),
    types: z.literal("passed").meta({ description: "A version that does not type-check is never delivered." }),
    checks: z.array(ProofCheck).meta({ description: "Every acceptance check that was performed." }),
    accessibility: z
      .object({
        engine: text("What looked for accessibility faults, with its version."),
        rulesPassed: count("How many of its rules passed."),
        findings: count("How many serious faults it found."),
      })
      .meta({ description: "What the search for accessibility faults found." }),
    screenshots: z.array(ProofScreenshot).meta({ description: "Pictures of the version." }),
    understood: z.array(ProofPhrase).meta({ description: "Each part of the prompt that was understood." }),
    notBuilt: z.array(z.string()).meta({ description: "The parts of the prompt that nothing came of, in its own words." }),
  })
  .meta({ id: "Proof", description: "What was shown to be true of a version, and how. It never says more than was done." });

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
  understood: [{ phrase: "recipe box", checks: ["add-recipe"], outcome: "proven" }],
  notBuilt: [],
};
