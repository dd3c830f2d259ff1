// States: only the steps that are possible are offered, a step gives the row its new state, and what it changes elsewhere is changed there.
import { type EntityModel, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import type { EffectRead, TransitionRead } from "../../model/formula/read-transitions.ts";
import { valueFor } from "../../model/formula/work-out.ts";
import { inSentence, withArticle } from "../../model/names.ts";
import { sampleTitle } from "../../model/new-entry.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import { workedOut } from "../../model/worked-out.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import type { SampleValue } from "../../schema/entity.ts";
import type { RowPlace } from "../../schema/row-places.ts";
import { isDistinct, openSample, placeOf, rowsOf } from "../place.ts";
import { pageTexts, rowTexts } from "../shown-values.ts";

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
  const isFelt = (index: number): boolean => effects.every((effect) => targetsOf(project, effect, { entity, index }).length > 0);
  return possible.find(isFelt) ?? possible[0] ?? null;
}

/** The rows that an effect of a row's step changes, each with the row by whose values. */
function targetsOf(project: ProjectModel, { each, of, target }: EffectRead, row: RowPlace): { by: RowPlace; target: RowPlace }[] {
  const own =
    each === null
      ? [row]
      : entityOf(project, each.entity).rows.flatMap((line, index) =>
          line[each.field] === row.index ? [{ entity: each.entity, index }] : [],
        );
  return own.flatMap((by) => {
    const index = of === null ? by.index : entityOf(project, of.entity).rows[by.index]?.[of.field];
    return typeof index === "number" ? [{ by, target: { entity: target.entity, index } }] : [];
  });
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
  const { after, felt } = made(project, transition, index);
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
      ...ownFirst.flatMap((one) => openedSteps(after, { ...one, isOpen: isOwn(one) })),
    ],
  };
}

/** A field of a row that a step changed. */
interface Felt {
  row: RowPlace;
  field: string;
}

/** The app after a step: the row's state, then one effect after another. */
function made(project: ProjectModel, { entity, field, to, effects }: TransitionRead, index: number): { after: ProjectModel; felt: Felt[] } {
  const felt: Felt[] = [];
  let after = changed(project, { row: { entity, index }, field, value: to });
  for (const effect of effects)
    for (const { by, target } of targetsOf(after, effect, { entity, index })) {
      const model = entityOf(after, target.entity);
      const sources = after.entities.map((one) => ({ id: one.entity.id, fields: one.fields, rows: one.rows }));
      const value = valueFor(sources, effect.value, { row: by, target: fieldOf(model, effect.target.field) });
      const before = model.rows[target.index]?.[effect.target.field];
      const next = effect.do === "set" ? value : Number(before ?? 0) + Number(value ?? 0);
      if (value === undefined || next === undefined) continue;
      after = changed(after, { row: target, field: effect.target.field, value: next });
      felt.push({ row: target, field: effect.target.field });
    }
  return { after, felt };
}

function changed(project: ProjectModel, { row, field, value }: Felt & { value: SampleValue }): ProjectModel {
  const entities = project.entities.map((model) =>
    model.entity.id === row.entity
      ? { ...model, rows: model.rows.map((one, index) => (index === row.index ? { ...one, [field]: value } : one)) }
      : model,
  );
  return { ...project, entities: workedOut(entities, project.computed) };
}

/** The row says the value of a field where it is open. */
function seenSteps(project: ProjectModel, { entity, index }: RowPlace, field: string): CheckStep[] {
  const model = entityOf(project, entity);
  const place = placeOf(project, model);
  const title = sampleTitle(project, model, index);
  const row = { [field]: model.rows[index]?.[field] };
  if (place === null || title === null) return [];
  const texts = model.hasDetail ? pageTexts(project, model, row) : rowTexts(project, model, row);
  const target: Target = model.hasDetail ? { role: "main" } : rowsOf(place, { text: title });
  return texts.map((contains): CheckStep => ({ do: "expectText", target, contains }));
}

function openedSteps(project: ProjectModel, { row, field, isOpen }: Felt & { isOpen: boolean }): CheckStep[] {
  const place = placeOf(project, entityOf(project, row.entity));
  const seen = seenSteps(project, row, field);
  return place === null || seen.length === 0 || isOpen ? seen : [openSample(place, row.index), ...seen];
}
