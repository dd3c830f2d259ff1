// A check that passes although none of its acts is performed proves nothing: what it expects is there from the beginning. The
// checks cannot be changed any more, so the model learns of it, and the person reads that no check proves the wishes.
import type { Plan } from "../../../../domain/models/generation/generator.ts";
import { contentHash } from "../../../../lib/crypto/secrets.ts";
import type { ProjectFiles } from "../../../../workshop/project-files.ts";
import { withoutActs } from "../../checks/without-acts.ts";
import { stateOf, unsound } from "../verification.ts";
import type { Work } from "../work.ts";

/**
 * The ids of those of these checks that pass without their acts on these files, tried in the browser; none where no time is left
 * for it. The result is stored like that of a try.
 */
export async function vacuousChecks(
  work: Work,
  { files, among, isLate }: { files: ProjectFiles; among: readonly string[]; isLate: boolean },
): Promise<readonly string[]> {
  const idle = work.plan.checks.flatMap((check) => {
    const twin = among.includes(check.id) ? withoutActs(check) : null;
    return twin === null ? [] : [{ id: check.id, check: twin }];
  });
  if (idle.length === 0) return [];
  const state = `idle ${contentHash(JSON.stringify([stateOf(files), idle.map(({ id }) => id)]))}`;
  const known = work.known.get(state);
  if (known !== undefined) return known.passed;
  if (isLate) return [];
  const looked = await work.context.lookAt(
    files,
    idle.map(({ check }) => ({ path: null, check, viewport: check.viewport, isInWords: true })),
  );
  const passed = idle.filter(({ check }) => looked.some((one) => one.check?.id === check.id && one.problem === null)).map(({ id }) => id);
  const record = { ...unsound(files, []), state, passed };
  work.known.set(state, record);
  work.learnt.push(record);
  return passed;
}

/** The plan's account of wishes without what these checks claim to prove: such a wish is built, and not proven. */
export function withoutVacuous(plan: Plan, vacuous: readonly string[]): Plan {
  if (vacuous.length === 0) return plan;
  const understood = plan.understood.map((one) => ({ ...one, checks: one.checks.filter((id) => !vacuous.includes(id)) }));
  return { ...plan, understood };
}

/** Says of each vacuous check that it is one, and what can be done about it. */
export function describeVacuous({ checks }: Pick<Plan, "checks">, vacuous: readonly string[]): string[] {
  const found = checks.filter(({ id }) => vacuous.includes(id));
  if (found.length === 0) return [];
  return [
    "# Checks that prove nothing",
    "They pass as well when none of their acts is performed, since all that they expect afterwards is there from the beginning. The person reads that no check proves what they were for. Where the app shows its result before anything is done, such as in its first rows, mend that; else see by the pictures and by try that it works.",
    ...found.map(({ id, title }) => `- ${id} (“${title}”)`),
  ];
}
