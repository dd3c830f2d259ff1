// What the kit for phones does not have yet is left out of a plan, and said in its reply and its proof; so is what it has and
// no browser can try.
import { Blueprint, describePart, unbuiltInFlutter, unbuiltOnPhones, untriedOnPhones } from "@atelier/blueprint";
import type { BuildRequest, Plan, Understanding } from "../../../domain/models/generation/generator.ts";
import { AgentDesign } from "../../agent/agent-design.ts";
import { describeLeftOut } from "../leaving-out/describe-left-out.ts";
import { planWithout } from "../leaving-out/plan-without.ts";

const BECAUSE = { expo: "apps for phones cannot have it yet", flutter: "apps made with Flutter cannot have it yet" } as const;

const NOTHING_LEFT =
  "Nothing was built and nothing was spent: what this is about cannot be built as an app for phones yet. Create a web project from the same prompt instead.";

/** The plan as far as it can be built for phones; a reply where nothing of it would be left. */
export function fitToPhones(plan: Plan, buildRequest: BuildRequest): Understanding {
  const edited = AgentDesign.safeParse(plan.design);
  const read = Blueprint.safeParse(edited.success ? edited.data.blueprint : plan.design);
  if (!read.success) return { outcome: "reply", reply: NOTHING_LEFT };
  const platform = buildRequest.platform === "flutter" ? "flutter" : "expo";
  const because = BECAUSE[platform];
  const { parts, blueprint, details = [], fields = [] } = platform === "flutter" ? unbuiltInFlutter(read.data) : unbuiltOnPhones(read.data);
  if (blueprint === null || (parts.length > 0 && isEmpty(blueprint))) return { outcome: "reply", reply: NOTHING_LEFT };
  const untried = platform === "flutter" ? [] : untriedOnPhones(blueprint);
  const isFirst = buildRequest.message === null;
  const detailed = (fit: Plan): Understanding => ({
    outcome: "plan",
    plan: withUntried(withoutDetails(withoutFields(fit, new Set(fields)), { details, because }), { untried, isFirst }),
  });
  if (parts.length === 0) return detailed(plan);
  const left = parts.map((id) => ({ id, because: (describePart(read.data, id).phrase ?? "") === "" ? null : because }));
  const fitted = edited.success ? null : planWithout({ plan, blueprint: read.data, buildRequest }, left);
  if (fitted !== null) return detailed(fitted);
  return { outcome: "reply", reply: `Nothing was changed.${describeLeftOut(read.data, left).reply}` };
}

/** The plan without the checks of fields that are left out, and without the phrases that only these would prove. */
function withoutFields(plan: Plan, fields: ReadonlySet<string>): Plan {
  const isOfThem = ({ also = [] }: Plan["checks"][number]): boolean => also.length > 0 && also.every((id) => fields.has(id));
  const left = new Set(plan.checks.filter(isOfThem).map(({ id }) => id));
  const understood = plan.understood.flatMap((one) => {
    const checks = one.checks.filter((id) => !left.has(id));
    return checks.length === 0 && one.checks.length > 0 ? [] : [{ ...one, checks }];
  });
  return { ...plan, checks: plan.checks.filter(({ id }) => !left.has(id)), understood };
}

/** The plan, which says what the rows of the app are left without. */
function withoutDetails(plan: Plan, { details, because }: { details: readonly string[]; because: string }): Plan {
  if (details.length === 0) return plan;
  return {
    ...plan,
    reply: `${plan.reply}\n\nLeft out: ${details.join("; ")}, because ${because}.`,
    notUnderstood: [...plan.notUnderstood, ...details.map((detail) => `${detail}: left out because ${because}`)],
  };
}

/** The plan, which promises no proof of what only a phone can show. */
function withUntried(plan: Plan, { untried, isFirst }: { untried: readonly string[]; isFirst: boolean }): Plan {
  if (untried.length === 0) return plan;
  const said = `\n\nBuilt and not tried, because only a phone can: ${untried.join("; ")}.`;
  return {
    ...plan,
    reply: isFirst ? `${plan.reply}${said}` : plan.reply,
    understood: [...plan.understood, ...untried.map((phrase) => ({ phrase, checks: [] }))],
  };
}

/** Whether an app keeps nothing and does nothing. */
const isEmpty = ({ entities, features }: Blueprint): boolean => entities.length + features.length === 0;
