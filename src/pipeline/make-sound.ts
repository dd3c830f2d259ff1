// Sound is a project that passes the gate, is in its standard form, type-checks and bundles. What is found wrong goes back
// to the generator, all at once, a few times at most: a generator that has not mended it by then will not.
import type { Finding } from "../workshop/finding.ts";
import type { ProjectFiles } from "../workshop/project-files.ts";
import type { Bench } from "./bench.ts";
import { requireGenerator } from "./require-generator.ts";

/** How often a stage gives a project back to its generator. */
export const REPAIR_ROUNDS_MAX = 2;

/** What inspecting came to: `findings` is empty when the project on the bench is sound. `credits` is what its repairs cost. */
export interface Inspected {
  findings: Finding[];
  credits: number;
}

/** Lays the project on the bench in a sound form, repaired where the generator can. */
export async function makeSound(bench: Bench, files: ProjectFiles): Promise<Inspected> {
  let present = files;
  let credits = 0;
  for (let round = 0; ; round += 1) {
    const findings = await inspect(bench, present);
    if (findings.length === 0 || round === REPAIR_ROUNDS_MAX) return { findings, credits };
    const repaired = await repair(bench, present, findings);
    if (!repaired) return { findings, credits };
    present = repaired.files;
    credits += repaired.credits;
  }
}

/** The generator's repair of a project; null when it cannot. */
export async function repair(bench: Bench, files: ProjectFiles, findings: Finding[]) {
  const { ground, build, signal } = bench;
  ground.log.info({ operationId: build.operationId, findings: findings.slice(0, 20) }, "findings go back to the generator");
  return requireGenerator(bench).repair({ plan: bench.plan(), files, findings }, signal);
}

async function inspect(bench: Bench, files: ProjectFiles): Promise<Finding[]> {
  const { workshop, signal } = bench;
  const refused = await workshop.gate(files, signal);
  if (refused.length > 0) return refused;
  const formatted = await workshop.format(files, signal);
  bench.lay(formatted);
  const [typed, bundled] = await Promise.all([workshop.typecheck(formatted, signal), bench.bundle("development")]);
  return [...typed, ...bundled.findings];
}
