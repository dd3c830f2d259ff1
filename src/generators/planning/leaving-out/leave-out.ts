// An app is delivered without the part that is at fault, instead of not at all. The part is found by the files and checks
// that failed, or by trying the app without one part after another.
import { type AcceptanceCheck, Blueprint, partsOf, partsOfCheck, withoutParts } from "@atelier/blueprint";
import type { GeneratorContext } from "../../../domain/models/generation/generator-context.ts";
import type { Fault, Plan } from "../../../domain/models/generation/generator.ts";
import type { Finding } from "../../../workshop/finding.ts";
import { writerOf } from "../platforms/writer-of.ts";
import { partsOfFiles } from "./parts-of-files.ts";
import { planWithout } from "./plan-without.ts";

/** The plan without the parts that are at fault; null where the app has none that it could do without, or nothing of the wish would be left. */
export async function leaveOut({ plan, buildRequest, findings, failed }: Fault, context: GeneratorContext): Promise<Plan | null> {
  const read = Blueprint.safeParse(plan.design);
  if (!read.success) return null;
  const blueprint = read.data;
  const checks = plan.checks.filter(({ id }) => failed.includes(id));
  const parts = await culprits(blueprint, { findings, checks, write: writerOf(buildRequest) }, context);
  if (parts.length === 0) return null;
  const own = (id: string) => checks.find((check) => partsOfCheck(blueprint, check).includes(id));
  const left = parts.map((id) => ({ id, because: reasonFor(findings, own(id)) }));
  return planWithout({ plan, blueprint, buildRequest }, left);
}

interface Seen {
  findings: readonly Finding[];
  /** The checks that failed. */
  checks: readonly AcceptanceCheck[];
  write: (blueprint: Blueprint) => Map<string, string>;
}

async function culprits(blueprint: Blueprint, seen: Seen, context: GeneratorContext): Promise<string[]> {
  const files = [...new Set(seen.findings.flatMap(({ file }) => file ?? []))];
  const ofFiles = await partsOfFiles(blueprint, { paths: files, write: seen.write });
  if (ofFiles.length === 1) return ofFiles;
  const alone = ofFiles.length > 1 ? await firstWithout(blueprint, { ...seen, suspects: ofFiles }, context) : [];
  if (alone.length > 0) return alone;
  const ofChecks = [...new Set(seen.checks.flatMap((check) => partsOfCheck(blueprint, check)))];
  return ofChecks.length > 0 ? ofChecks : firstWithout(blueprint, { ...seen, suspects: partsOf(blueprint) }, context);
}

/**
 * The first suspect without which none of this is seen; all of them where it is not one alone. None where it is seen
 * without any of them, or where it is found in the code and not in what the design alone is written as.
 */
async function firstWithout(
  blueprint: Blueprint,
  { suspects, findings, checks, write }: Seen & { suspects: string[] },
  context: GeneratorContext,
): Promise<string[]> {
  const isStatic = findings.every(({ source }) => source !== "browser" && source !== "check" && source !== "accessibility");
  const isSeenWithout = async (parts: readonly string[]): Promise<boolean> => {
    const files = write(withoutParts(blueprint, new Set(parts)));
    const found = isStatic ? await context.inspect(files) : (await context.tryOut(files, checks)).findings;
    return found.some(({ code, message }) => findings.some((other) => other.code === code && other.message === message));
  };
  if (isStatic && !(await isSeenWithout([]))) return [];
  if (suspects.length > 1 && (await isSeenWithout(suspects))) return [];
  for (const suspect of suspects) if (!(await isSeenWithout([suspect]))) return [suspect];
  return suspects;
}

const WORDS_MAX = 200;

/** Why a part is left out: the check of it that failed, or the first thing that was found. */
function reasonFor([first]: readonly Finding[], check: AcceptanceCheck | undefined): string {
  const message = first?.message.replace(/\.$/, "").slice(0, WORDS_MAX) ?? "it does not work";
  if (first?.source === "browser") return `it fails in the browser (${message})`;
  if (check !== undefined) return `the check “${check.title}” failed`;
  return `its code has an error (${message})`;
}
