// Actions: one that is possible is done, what it changes and adds is found where it is shown and stays; one that is not possible says why.
import type { ActionModel } from "../../../model/effects/action-model.ts";
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import { valueFor, type WorkedIn } from "../../../model/formula/working/work-out.ts";
import { withArticle } from "../../../model/names.ts";
import { enteredText, type EnteredValue, rowChosen, sampleTitle } from "../../../model/entered/new-entry.ts";
import { entityOf, hasAccounts, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../../schema/check.ts";
import type { SampleValue } from "../../../schema/entity.ts";
import { refersTo, valueOfPlaces } from "../../../schema/row-places.ts";
import { fill } from "../../../features/definition/steps.ts";
import { enter, isDistinct, openSample, type Place, placeOf, rowsOf } from "../../place.ts";
import { firstAsAdministrator } from "../people.ts";
import { isFelt, madeBy, withProfile } from "./made-effects.ts";
import { addedSteps, drawnSteps, feltSteps, seenSteps } from "./seen-effects.ts";
import { rowSources } from "../../../model/effects/row-sources.ts";

/** Who does it in an app without accounts. */
const VISITOR = "Robin Vale";

/** A check for each action that a sample allows. */
export function actionChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.actions.flatMap((action): AcceptanceCheck[] => {
    const model = entityOf(project, action.entity);
    const place = placeOf(project, model);
    const done = place === null ? null : stepsOf({ project, action, place });
    if (done === null) return [];
    const check: AcceptanceCheck = {
      id: `action-${model.entity.id}-${action.id}`,
      title: `“${action.verb}” of ${withArticle(model.entity.name.one)} changes what it says, all of it, where that is shown${done.isRefused ? ", and nothing where it is not possible" : ""}`,
      capability: `browse-${model.entity.id}`,
      also: [`${model.entity.id}.${action.id}`],
      phrase: null,
      viewport: "desktop",
      steps: done.steps,
    };
    return [check];
  });
}

/** An action of rows that are listed. */
interface Offered {
  project: ProjectModel;
  action: ActionModel;
  place: Place;
}

function stepsOf(offered: Offered): { steps: CheckStep[]; isRefused: boolean } | null {
  const { action, place } = offered;
  const member = hasAccounts(offered.project) ? firstAsAdministrator(offered.project) : null;
  const { project, profile } = withProfile(offered.project, member?.name ?? VISITOR);
  const tries = triesOf(offered, { me: member?.name ?? VISITOR, ...(profile !== null && { profile }) });
  const done = tries.find((one) => isPossible(offered, one) === true && isFelt(project, action.effects, one));
  if (done === undefined) return null;
  const refused = tries.find((one) => isPossible(offered, one) === false);
  const isAsked = action.isNamed && member === null;
  const { after, felt, added } = madeBy(project, action.effects, done);
  const isOwn = ({ row }: { row: WorkedIn["row"] }): boolean => row.entity === done.row.entity && row.index === done.row.index;
  const own = felt.filter(isOwn);
  const news = action.effects.filter((effect) => effect.do === "new");
  return {
    isRefused: refused !== undefined,
    steps: [
      ...(member?.steps ?? []),
      ...(refused === undefined ? [] : refusedSteps(offered, refused, isAsked)),
      openSample(place, done.row.index),
      ...doSteps(offered, done, isAsked),
      { do: "expectVisible", target: { role: "status", text: action.done ?? said(offered, done.row.index) } },
      ...own.flatMap(({ row, field }) => seenSteps(after, row, field)),
      { do: "reload" },
      ...(action.once === null ? [] : doneOnce(offered, done)),
      ...own.flatMap(({ row, field }) => seenSteps(after, row, field)),
      ...felt.filter((one) => !isOwn(one)).flatMap((one) => feltSteps(after, one)),
      ...added.flatMap((row, at) => [...addedSteps(after, row), ...drawnSteps(after, row, news[at]?.values ?? [])]),
    ],
  };
}

/** What an action says where it has no words of its own: itself and the row. */
function said({ project, action, place: { model } }: Offered, index: number): string {
  return say.general.flag({ state: action.verb, title: sampleTitle(project, model, index) ?? "" });
}

function refusedSteps(offered: Offered, doing: Try, isAsked: boolean): CheckStep[] {
  const { action, place } = offered;
  const text = action.otherwise ?? say.general.notPossible();
  // What depends on who does it is known once they have said so.
  if (action.asks.length === 0 && !isAsked) {
    const { button, within } = buttonOf(offered, doing);
    return [
      openSample(place, doing.row.index),
      { do: "expectDisabled", target: button },
      ...(place.model.hasDetail ? [{ do: "expectVisible", target: { text, within } } as const] : []),
    ];
  }
  return [
    openSample(place, doing.row.index),
    // The name is not kept where the page is left before.
    ...doSteps(offered, doing, isAsked),
    { do: "expectVisible", target: { role: "alert", text } },
  ];
}

/** The button of an action on the page of a row, else in its place in the list. */
function buttonOf({ project, action, place }: Offered, { row }: Pick<Try, "row">): { button: Target; within: Target } {
  const within: Target = place.model.hasDetail
    ? { role: "main" }
    : rowsOf(place, { text: sampleTitle(project, place.model, row.index) ?? "" });
  return { button: { role: "button", name: action.verb, exact: true, within }, within };
}

/** A row, and what is entered. */
interface Try extends WorkedIn {
  entered: EnteredValue[];
}

/** Where each person does something once, whoever did it is told so and not offered it again. */
function doneOnce(offered: Offered, doing: Pick<Try, "row">): CheckStep[] {
  const { button, within } = buttonOf(offered, doing);
  return [
    { do: "expectVisible", target: { text: say.general.youDid({ verb: offered.action.verb }), within } },
    { do: "expectHidden", target: button },
  ];
}

/** Presses the button, and enters what is asked for. */
function doSteps(offered: Offered, doing: Try, isAsked: boolean): CheckStep[] {
  const { action } = offered;
  const { entered } = doing;
  const press: CheckStep = { do: "click", target: buttonOf(offered, doing).button };
  if (entered.length === 0 && !isAsked) return [press];
  const form: Target = { role: "form", name: action.verb, exact: true };
  return [
    press,
    { do: "expectVisible", target: form },
    ...(isAsked ? [fill(say.community.yourName(), VISITOR)] : []),
    ...entered.map(enter),
    { do: "click", target: { role: "button", name: action.verb, exact: true, within: form } },
  ];
}

/** Numbers that are entered, until one of them is possible, and one of them is not. */
const NUMBERS = [2, 1, 10, 0, 100_000];

/** The rows with what can be entered for them, those of the first number first. */
function triesOf({ project, action, place: { model } }: Offered, who: Pick<Try, "me" | "profile">): Try[] {
  const found = model.rows.flatMap((_, index) => {
    const title = sampleTitle(project, model, index);
    return title !== null && (model.hasDetail || isDistinct({ project, model }, { index, title })) ? [index] : [];
  });
  const numbers = NUMBERS.slice(0, action.asks.some(isNumber) ? NUMBERS.length : 1);
  const targets = action.asks.some((field) => refersTo(field).length > 0) ? [0, 1, 2, 3] : [0];
  const choices = numbers.flatMap((number) => targets.map((target) => ({ number, target })));
  return choices.flatMap((choice) =>
    found.map((index): Try => {
      const all = action.asks.map((field) => entryOf(project, model, { field, ...choice }));
      return {
        row: { entity: model.entity.id, index },
        asked: { fields: action.asks, values: Object.fromEntries(all.map(({ field, value }) => [field.id, value])) },
        ...who,
        // A picture is chosen from the device, and need not be.
        entered: all.filter(({ field }) => field.type !== "picture").map(({ field, text }) => ({ field, text })),
      };
    }),
  );
}

const isNumber = ({ type }: FieldModel): boolean => ["number", "money", "percent", "duration"].includes(type);

/** The nearest number that a field takes. */
const within = ({ min = -Infinity, max = Infinity }: FieldModel, number: number): number => Math.min(max, Math.max(min, number));

function entryOf(
  project: ProjectModel,
  model: EntityModel,
  { field, number, target }: { field: FieldModel; number: number; target: number },
): { field: FieldModel; text: string; value: SampleValue } {
  const text = isNumber(field) ? String(within(field, number)) : field.type === "rating" ? "1" : enteredText(project, { model, field });
  const [entity] = refersTo(field);
  if (entity !== undefined) {
    const place = { entity, index: Math.min(target, entityOf(project, entity).rows.length - 1) };
    return { field, text: rowChosen(project, field, place) ?? text, value: valueOfPlaces(field, [place]) };
  }
  return { field, text, value: isNumber(field) || field.type === "rating" ? Number(text) : field.type === "boolean" ? true : text };
}

/** Whether the condition holds; null where that depends on the day. */
function isPossible({ project, action }: Offered, doing: Try): boolean | null {
  if (action.when === null) return true;
  const sources = rowSources(project);
  const value = valueFor(sources, action.when, { ...doing, target: FLAG });
  return typeof value === "boolean" ? value : null;
}

const FLAG = { id: "possible", label: "Possible", type: "boolean", required: false } as const;
