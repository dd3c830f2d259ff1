// States: only the steps that are possible are offered, a step gives the row its new state, and what it changes elsewhere is changed there.
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import type { TransitionRead } from "../../../model/effects/read-transitions.ts";
import { inSentence, withArticle } from "../../../model/names.ts";
import { sampleTitle } from "../../../model/entered/new-entry.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../../schema/check.ts";
import { isDistinct, openSample, placeOf, rowsOf } from "../../place.ts";
import { changed, type Felt, madeBy, targetsOf } from "./made-effects.ts";
import { addedSteps, feltSteps, seenSteps } from "./seen-effects.ts";

/** So many steps of a state are made. */
const STEPS_MAX = 5;

/** A check for each state of which a sample can make a step. */
export function transitionChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model) =>
    model.fields.flatMap((field) => {
      const own = project.transitions.filter((one) => one.entity === model.entity.id && one.field === field.id);
      const steps = own.length === 0 ? [] : stepsOf(project, own);
      return steps.length === 0 ? [] : [checkOf(model, field, steps)];
    }),
  );
}

function checkOf({ entity }: EntityModel, field: FieldModel, steps: CheckStep[]): AcceptanceCheck {
  return {
    id: `states-${entity.id}-${field.id}`,
    title: `The ${inSentence(field.label)} of ${withArticle(entity.name.one)} changes only by its steps, and what they change elsewhere is changed`,
    capability: `browse-${entity.id}`,
    also: [`${entity.id}.${field.id}`],
    phrase: null,
    viewport: "desktop",
    steps,
  };
}

/** The steps of a check, and the app's rows after them. */
interface Walk {
  project: ProjectModel;
  steps: CheckStep[];
}

function stepsOf(project: ProjectModel, transitions: readonly TransitionRead[]): CheckStep[] {
  const walked = transitions.slice(0, STEPS_MAX).reduce<Walk>((walk, transition) => stepped(walk, { transition, all: transitions }), {
    project,
    steps: [],
  });
  return walked.steps;
}

interface Step {
  transition: TransitionRead;
  all: readonly TransitionRead[];
}

/** The first row that is in a state from which the step is possible, rather one with everything that the step changes. */
function rowFor(project: ProjectModel, { entity, field, from, effects }: TransitionRead): number | null {
  const model = entityOf(project, entity);
  const possible = model.rows.flatMap((row, index) => {
    const title = sampleTitle(project, model, index);
    const isIn = from.includes(String(row[field]));
    // A row without a page of its own is found by its name.
    return isIn && title !== null && (model.hasDetail || isDistinct({ project, model }, { index, title })) ? [index] : [];
  });
  const isTold = (index: number): boolean =>
    effects.every((effect) => effect.do === "new" || targetsOf(project, effect, { row: { entity, index } }).length > 0);
  return possible.find(isTold) ?? possible[0] ?? null;
}

function stepped(walk: Walk, { transition, all }: Step): Walk {
  const { project } = walk;
  const index = rowFor(project, transition);
  const model = entityOf(project, transition.entity);
  const place = placeOf(project, model);
  const title = index === null ? null : sampleTitle(project, model, index);
  if (index === null || place === null || title === null) return walk;
  const within: Target = model.hasDetail ? { role: "main" } : rowsOf(place, { text: title });
  const button = (verb: string): Target => ({ role: "button", name: verb, exact: true, within });
  const state = String(model.rows[index]?.[transition.field]);
  const offered = all.map(({ verb, from }): CheckStep => ({
    do: from.includes(state) ? "expectVisible" : "expectHidden",
    target: button(verb),
  }));
  const own = { entity: transition.entity, index };
  const moved = changed(project, { row: own, field: transition.field, value: transition.to });
  const { after, felt, added } = madeBy(moved, transition.effects, { row: own });
  const isOwn = ({ row }: Felt): boolean => row.entity === transition.entity && row.index === index;
  const ownFirst = [...felt.filter(isOwn), ...felt.filter((one) => !isOwn(one))];
  return {
    project: after,
    steps: [
      ...walk.steps,
      openSample(place, index),
      ...offered,
      { do: "click", target: button(transition.verb) },
      ...seenSteps(after, { entity: transition.entity, index }, transition.field),
      { do: "reload" },
      ...seenSteps(after, { entity: transition.entity, index }, transition.field),
      ...ownFirst.flatMap((one) => feltSteps(after, { ...one, isOpen: isOwn(one) })),
      ...added.flatMap((one) => addedSteps(after, one)),
    ],
  };
}
