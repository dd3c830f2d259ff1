// What the stages leave behind, and nothing of it is large: files are kept as blobs, and here only named.
import { z } from "zod";
import { Plan } from "../domain/models/generation/generator.ts";
import { ProofCheck, ProofScreenshot } from "../domain/operations/proof.ts";
import type { StageName } from "../storage/tables/index.ts";

/** What a stage leaves for those after it: small JSON that is validated when it is read back. */
export interface OutputKind<Output> {
  stage: StageName;
  schema: z.ZodType<Output>;
}

const ManifestEntry = z.object({ hash: z.string(), bytes: z.number(), contentType: z.string(), immutable: z.boolean() });
const Manifest = z.record(z.string(), ManifestEntry);

/** Path → blob, of the project's source. */
export const SourceFiles = z.object({ files: Manifest });
export type SourceFiles = z.infer<typeof SourceFiles>;

/** What writing left: the source, and the plan where it is not that of understanding any more. */
export const WrittenProject = SourceFiles.extend({ plan: Plan.nullable() });

/** What the browser showed of the app. `browser` is `not run` when there is none, and then `reason` says why. */
export const Trial = z.object({
  /** The source that was tried, when it is not what the check left. */
  files: Manifest.nullable(),
  browser: z.string(),
  reason: z.string().nullable(),
  confinement: z.string(),
  checks: z.array(ProofCheck.omit({ capability: true })),
  screenshots: z.array(ProofScreenshot),
  accessibility: z.object({ engine: z.string(), rulesPassed: z.number(), findings: z.number() }),
});
export type Trial = z.infer<typeof Trial>;

/** What each stage leaves, by the stage's name. */
export const OUTPUTS = {
  understand: { stage: "understand", schema: Plan },
  write: { stage: "write", schema: WrittenProject },
  check: { stage: "check", schema: SourceFiles },
  try: { stage: "try", schema: Trial },
} as const satisfies Record<string, OutputKind<unknown>>;
