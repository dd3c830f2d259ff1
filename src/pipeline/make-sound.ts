// A project is sound if it passes the gate, is formatted, type-checks and bundles. Findings are returned to the
// generator, all at once, for a few repairs at most: a generator that has not fixed them by then will not.
import { type Finding, tallyFindings } from "../workshop/finding.ts";
import type { ProjectFiles } from "../workshop/project-files.ts";
import type { BuildContext } from "./build-context.ts";
import { requireGenerator } from "./require-generator.ts";

/** The maximum number of repairs per stage. */
export const REPAIRS_MAX = 2;

/** The inspection result: `findings` is empty when the project is sound. `credits` is the cost of its repairs. */
export interface Inspected {
  findings: Finding[];
  credits: number;
}

/** Makes the project sound, using the generator's repairs where it can. */
export async function makeSound(context: BuildContext, files: ProjectFiles): Promise<Inspected> {
  let current = files;
  let credits = 0;
  for (let repairs = 0; ; repairs += 1) {
    const findings = await inspect(context, current);
    if (findings.length === 0 || repairs === REPAIRS_MAX) return { findings, credits };
    const repaired = await repair(context, current, findings);
    if (!repaired) return { findings, credits };
    current = repaired.files;
    credits += repaired.credits;
  }
}

/** Asks the generator to repair a project; null when it cannot. */
export async function repair(context: BuildContext, files: ProjectFiles, findings: Finding[]) {
  const { ctx, build, signal } = context;
  ctx.log.info({ operationId: build.operationId, findings: tallyFindings(findings) }, "findings go back to the generator");
  return requireGenerator(context).repair({ plan: context.plan(), files, findings }, signal);
}

async function inspect(context: BuildContext, files: ProjectFiles): Promise<Finding[]> {
  const { workshop, signal } = context;
  const refused = await workshop.gate(files, signal);
  if (refused.length > 0) return refused;
  const formatted = await workshop.format(files, signal);
  context.lay(formatted);
  const [typed, bundled] = await Promise.all([workshop.typecheck(formatted, signal), context.bundle("development")]);
  return [...typed, ...bundled.findings];
}
