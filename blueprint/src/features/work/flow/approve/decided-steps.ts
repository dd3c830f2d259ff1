// Which steps of a state are decisions: those that others than who added a row make, as far as they lead to a verdict or are one.
import type { EntityModel } from "../../../../model/entity-model.ts";
import type { TransitionRead } from "../../../../model/effects/read-transitions.ts";
import { accessOf, hasAccounts, type ProjectModel } from "../../../../model/project-model.ts";
import type { Audience } from "../../../../schema/entity.ts";

/** The decisions on rows: in which states they wait for one, and which steps decide. */
export interface DecidedSteps {
  waiting: readonly string[];
  steps: readonly TransitionRead[];
  /** Whether other steps of the state are none. */
  isPart: boolean;
}

/** The decisions on the rows of an entity by a state. Where a verdict is one of several, what merely goes on after it is no decision; where only those who added a row make its steps, every step is one. */
export function decidedSteps(project: ProjectModel, model: EntityModel, field: string): DecidedSteps {
  const all = project.transitions.filter((one) => one.entity === model.entity.id && one.field === field);
  const others = all.filter((step) => !isOwners(audienceOfStep(project, model, step)));
  const steps = others.length === 0 ? all : others;
  const targetsFrom = (state: string): string[] => [...new Set(steps.flatMap(({ from, to }) => (from.includes(state) ? [to] : [])))];
  const states = [...new Set(steps.flatMap(({ from }) => from))];
  const verdicts = states.filter((state) => targetsFrom(state).length > 1);
  const waiting = new Set(verdicts.length === 0 ? states : verdicts);
  // A step that leads to where a verdict is due is decided as well.
  for (const state of waiting) for (const before of states) if (targetsFrom(before).includes(state)) waiting.add(before);
  const deciding = steps.filter(({ from }) => from.some((state) => waiting.has(state)));
  const isWhole = deciding.length === all.length && all.every(({ from }) => from.every((state) => waiting.has(state)));
  return { waiting: [...waiting], steps: deciding, isPart: !isWhole };
}

/** Who makes a step; everybody in an app without accounts. */
export function audienceOfStep(project: ProjectModel, model: EntityModel, { by }: Pick<TransitionRead, "by">): Audience {
  return hasAccounts(project) ? (by ?? accessOf(project, model)?.change ?? "everybody") : "everybody";
}

/** Whether those who added a row make a step of it, others at most on their behalf. */
const isOwners = (audience: Audience): boolean => [audience].flat().includes("owner");
