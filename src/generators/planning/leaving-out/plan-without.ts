import { Blueprint, describePart, planChecks, withoutParts } from "@atelier/blueprint";
import type { BuildRequest, Plan } from "../../../domain/models/generation/generator.ts";
import { type LeftOut, describeLeftOut } from "./describe-left-out.ts";
import { withoutSaid } from "./without-said.ts";

/** What a plan was made of. */
export interface Planned {
  plan: Plan;
  blueprint: Blueprint;
  buildRequest: BuildRequest;
}

/**
 * The plan without these parts, which says so in its reply and among what is not built. Null where the app would not
 * change, or would be what it is already.
 */
export function planWithout({ plan, blueprint, buildRequest }: Planned, left: readonly LeftOut[]): Plan | null {
  const next = withoutParts(blueprint, new Set(left.map(({ id }) => id)));
  const before = Blueprint.safeParse(buildRequest.current?.design).data ?? null;
  const [now, was, current] = [next, blueprint, before].map((one) => JSON.stringify(one));
  if (now === was || now === current) return null;
  const checks = planChecks(next, before);
  const ids = new Set(checks.map(({ id }) => id));
  const stated = describeLeftOut(blueprint, [...left, ...fallenWith({ blueprint, next }, left)]);
  const understood = plan.understood
    .filter(({ phrase }) => !stated.phrases.includes(phrase))
    .map(({ phrase, checks: proofs }) => ({ phrase, wasProven: proofs.length > 0, checks: proofs.filter((id) => ids.has(id)) }))
    .filter((one) => !one.wasProven || one.checks.length > 0)
    .map(({ phrase, checks: proofs }) => ({ phrase, checks: proofs }));
  return {
    ...plan,
    title: next.title,
    design: next,
    checks,
    understood,
    reply: `${withoutSaid(plan.reply, stated.parts)}${stated.reply}`,
    notUnderstood: [...plan.notUnderstood, ...stated.notBuilt],
  };
}

/** What was wished for and cannot be without a part that is left out. */
function fallenWith({ blueprint, next }: { blueprint: Blueprint; next: Blueprint }, left: readonly LeftOut[]): LeftOut[] {
  const there = new Set([...next.features, ...next.capabilities, ...left].map(({ id }) => id));
  const wished = [...blueprint.features, ...blueprint.capabilities.filter(({ phrase }) => phrase !== null)];
  const names = left.map(({ id }) => describePart(blueprint, id).called).join(" and ");
  return wished.filter(({ id }) => !there.has(id)).map(({ id }) => ({ id, because: `it needs ${names}` }));
}
