// The outputs of the stages. They are small: files are stored as blobs and only referenced here.
import { z } from "zod";
import { Plan } from "../domain/models/generation/generator.ts";
import { ProofCheck, ProofLimit, ProofScreenshot } from "../domain/operations/proof.ts";
import type { StageName } from "../storage/tables/index.ts";

/** The output of a stage for later stages: small JSON that is validated when it is read back. */
export interface OutputKind<Output> {
  stage: StageName;
  schema: z.ZodType<Output>;
}

const ManifestEntry = z.object({ hash: z.string(), bytes: z.number(), contentType: z.string(), immutable: z.boolean() });
const Manifest = z.record(z.string(), ManifestEntry);

/** Path → blob, of the project's source. */
export const SourceFiles = z.object({ files: Manifest });
export type SourceFiles = z.infer<typeof SourceFiles>;

/**
 * Output of the write stage: the source, the plan if it differs from the one of the understand stage, and the price of
 * what is delivered, in credits, if that is less than what the work has cost. `fromDraft` is the build whose draft it goes
 * on from.
 */
export const WrittenProject = SourceFiles.extend({
  plan: Plan.nullable(),
  costsAtMost: z.number().nullable().default(null),
  fromDraft: z.string().nullable().default(null),
});

/** What the browser run found. `browser` is `not run` when there is no browser; `reason` then says why. */
export const TryOutput = z.object({
  /** The source that was tested, if it differs from the output of the check stage. */
  files: Manifest.nullable(),
  browser: z.string(),
  reason: z.string().nullable(),
  types: z.enum(["passed", "not run"]).default("passed"),
  confinement: z.string(),
  limits: z.array(ProofLimit).default([]),
  checks: z.array(ProofCheck.omit({ capability: true })),
  screenshots: z.array(ProofScreenshot),
  accessibility: z.object({ engine: z.string(), rulesPassed: z.number(), findings: z.number() }),
});
export type TryOutput = z.infer<typeof TryOutput>;

/** The output of each stage, by stage name. */
export const OUTPUTS = {
  understand: { stage: "understand", schema: Plan },
  write: { stage: "write", schema: WrittenProject },
  check: { stage: "check", schema: SourceFiles },
  try: { stage: "try", schema: TryOutput },
} as const satisfies Record<string, OutputKind<unknown>>;
