// How what a rule tells of is brought about by the forms and buttons of the app.
import {
  addSteps,
  controlOf,
  namedSample,
  openSample,
  type Place,
  placeOf,
  rowControl,
  rowsOf,
  samplePath,
  seeRow,
  isWhole,
  followRow,
} from "../../../checks/place.ts";
import { can, type EntityModel, type FieldModel, hasAddedRows } from "../../../model/entity-model.ts";
import { valueFor } from "../../../model/formula/working/work-out.ts";
import { type EnteredValue, newEntry, type NewEntry, rowChosen, sampleTitle } from "../../../model/entered/new-entry.ts";
import { entityOf, hasAccounts, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import type { SampleValue } from "../../../schema/entity.ts";
import { refersTo } from "../../../schema/row-places.ts";
import type { FeatureContext } from "../../definition/define-feature.ts";
import { press } from "../../definition/steps.ts";
import type { CollectFeature } from "../marks/collect/collect-schema.ts";
import { collectWords } from "../marks/collect/collect-words.ts";
import { commentNouns } from "../talk/comment/kept-comments.ts";
import type { NotifyFeature } from "./notify-schema.ts";
import { commentsOf, conditionOf, followingOf, referencesOf, ruleField } from "./notify-sources.ts";
import { rowSources } from "../../../model/effects/row-sources.ts";

/** Who is notified in a check. `field` names the person. */
export type Receiver = { is: "anyone" | "owner" | "follower" } | { is: "named"; field: FieldModel };

/** What the receiver does beforehand, what somebody else does then, and the row of which the receiver is notified. */
export interface Caused {
  prepare: CheckStep[];
  act: CheckStep[];
  title: string;
  /** What the receiver is called where the row names them. */
  name?: string;
}

type Context = FeatureContext<NotifyFeature>;

/** Brings about what a rule tells of; null where the app has no way to that. */
export function causeEvent(context: Context, receiver: Receiver): Caused | null {
  const place = placeOf(context.project, context.model);
  if (place === null) return null;
  switch (context.feature.when) {
    case "added":
      return added(context, place, receiver);
    case "answered":
      return onRow(context, place, { receiver, rows: context.model.rows.map((_, index) => index), act: answerSteps });
    case "changed":
      return onRow(context, place, { receiver, rows: context.model.rows.map((_, index) => index), act: changeSteps });
    case "due":
      return fromBeginning(context, place, {
        receiver,
        isTold: (index) => isDue(context.model.rows[index]?.[context.feature.field ?? ""], context.feature.daysBefore),
      });
    case "met":
      return fromBeginning(context, place, { receiver, isTold: (index) => isMet(context, index) });
  }
}

/** The form of a new row filled in, with these values in it; null where there is none, or where what it refers to has to be added first. */
function entryOf(project: ProjectModel, model: EntityModel, values: readonly EnteredValue[] = []): NewEntry | null {
  const entry = can(model, "add") ? newEntry(project, model) : null;
  if (entry === null) return null;
  const own = [...entry.values.filter(({ field }) => !values.some((value) => value.field === field)), ...values];
  const isMissing = own.some(({ field }) => refersTo(field).some((id) => hasAddedRows(entityOf(project, id)))) && hasAccounts(project);
  const named = values.find(({ field }) => field === model.title);
  return isMissing ? null : { title: named?.text ?? entry.title, values: own };
}

const enteredSteps = (place: Place, entry: NewEntry): CheckStep[] => [...addSteps(place, entry), seeRow(place, entry.title)];

function added({ project, model }: Context, place: Place, receiver: Receiver): Caused | null {
  if (receiver.is === "named") {
    const named = nameOf(project, receiver.field);
    const entry = named && entryOf(project, model, [{ field: receiver.field, text: named }]);
    return entry && named ? { prepare: [], act: enteredSteps(place, entry), title: entry.title, name: named } : null;
  }
  if (receiver.is === "anyone") {
    const entry = entryOf(project, model);
    return entry && { prepare: [], act: enteredSteps(place, entry), title: entry.title };
  }
  for (const { field, target } of referencesOf(project, model)) {
    const subject = receiver.is === "owner" ? ownSubject(project, target) : followedSubject(project, { model, target });
    const entry = subject && entryOf(project, model, [{ field, text: subject.title }]);
    if (subject && entry) return { prepare: subject.steps, act: enteredSteps(place, entry), title: entry.title };
  }
  return null;
}

interface Subject {
  steps: CheckStep[];
  title: string;
}

/** A row that the receiver adds. */
function ownSubject(project: ProjectModel, model: EntityModel): Subject | null {
  const place = placeOf(project, model);
  const entry = entryOf(project, model);
  return place && entry && { steps: enteredSteps(place, entry), title: entry.title };
}

/** A row that the receiver follows. */
function followedSubject(project: ProjectModel, { model, target }: { model: EntityModel; target: EntityModel }): Subject | null {
  const following = followingOf(project, model).find(({ entity }) => entity === target.entity.id);
  const named = namedSample({ project, model: target });
  if (following === undefined || named === null || hasAddedRows(target)) return null;
  return { steps: followSteps(project, { following, model: target, index: named.index, title: named.title }), title: named.title };
}

interface Followed {
  following: CollectFeature;
  model: EntityModel;
  index: number;
  title: string;
}

function followSteps(project: ProjectModel, { following, model, index, title }: Followed): CheckStep[] {
  const { add, there } = collectWords[following.called];
  if (model.hasDetail)
    return [
      { do: "open", path: samplePath(model, index) },
      press(add),
      { do: "expectVisible", target: { role: "button", name: there, exact: true } },
    ];
  const place = placeOf(project, model);
  const button: Target = { role: "button", name: `${add}: ${title}`, exact: true };
  return place === null
    ? []
    : [
        { do: "open", path: place.home },
        { do: "click", target: button },
        { do: "expectAttribute", target: button, name: "aria-pressed", equals: "true" },
      ];
}

/** A row on which somebody acts: a sample, or one that the receiver has added. */
interface ActedOn {
  /** Its state; undefined for a row that was added. */
  row: Readonly<Record<string, SampleValue>>;
  title: string;
  open: CheckStep[];
}

interface OnRow {
  receiver: Receiver;
  rows: readonly number[];
  act(context: Context, place: Place, on: ActedOn): CheckStep[];
}

function onRow(context: Context, place: Place, on: OnRow): Caused | null {
  const { receiver, rows, act } = on;
  const { project, model } = context;
  if (receiver.is === "owner") return onNewRow(context, place, on);
  for (const index of hasAddedRows(model) ? [] : rows) {
    const title = sampleTitle(project, model, index);
    const row = model.rows[index];
    const told = title !== null && row !== undefined ? receiverOf(context, { receiver, index, title }) : null;
    const steps =
      told === null || title === null || row === undefined ? [] : act(context, place, { row, title, open: [openSample(place, index)] });
    if (told !== null && title !== null && steps.length > 0) return { ...told, act: steps, title };
  }
  return receiver.is === "anyone" ? onNewRow(context, place, on) : null;
}

/** A row that the receiver adds, or where anyone is notified whoever acts on it. */
function onNewRow(context: Context, place: Place, { receiver, act }: OnRow): Caused | null {
  const { project, model } = context;
  const entry = entryOf(project, model);
  if (entry === null) return null;
  const open: CheckStep[] = [{ do: "open", path: place.home }, ...(model.hasDetail ? followRow(place, entry.title) : [])];
  const entered = enteredSteps(place, entry);
  const steps = act(context, place, { row: firstState(model), title: entry.title, open });
  if (steps.length === 0) return null;
  return receiver.is === "owner"
    ? { prepare: entered, act: steps, title: entry.title }
    : { prepare: [], act: [...entered, ...steps], title: entry.title };
}

/** What the receiver does to be told of a sample, and their name; null where this sample is not for them. */
function receiverOf(
  { project, model }: Context,
  { receiver, index, title }: { receiver: Receiver; index: number; title: string },
): Pick<Caused, "prepare" | "name"> | null {
  if (receiver.is === "anyone") return { prepare: [] };
  if (receiver.is === "named") {
    const name = nameIn(project, receiver.field, model.rows[index]?.[receiver.field.id]);
    return name === null ? null : { prepare: [], name };
  }
  const following = followingOf(project, model).find(({ entity }) => entity === model.entity.id);
  if (receiver.is === "owner" || following === undefined) return null;
  return { prepare: followSteps(project, { following, model, index, title }) };
}

/** What a new row has in its states. */
function firstState({ fields }: EntityModel): Record<string, SampleValue> {
  return Object.fromEntries(
    fields.map(({ id, transitions, options = [] }) => [id, transitions === undefined ? null : (options[0] ?? null)]),
  );
}

/** The name of the person whom a row names; null for none that can be told. */
function nameIn(project: ProjectModel, field: FieldModel, value: SampleValue | undefined): string | null {
  if (field.type === "text") return typeof value === "string" && value !== "" ? value : null;
  if (field.type !== "reference" || typeof value !== "number") return null;
  return rowChosen(project, field, { entity: field.of ?? "", index: value });
}

/** A name that can be entered or chosen in a field. */
function nameOf(project: ProjectModel, field: FieldModel): string | null {
  if (field.type === "text") return "Ben";
  return field.type === "reference" ? nameIn(project, field, 0) : null;
}

function answerSteps({ project, model }: Context, _: Place, { open }: ActedOn): CheckStep[] {
  const comments = commentsOf(project, model);
  if (comments === undefined || !model.hasDetail) return [];
  const { one } = commentNouns[comments.called];
  const text = "What I think of it";
  return [
    ...open,
    { do: "fill", target: { label: say.community.yourComment({ one }) }, value: text },
    press(say.community.postComment({ one })),
    { do: "expectVisible", target: { role: "listitem", text } },
  ];
}

/** Changes the field of a row: by a button where it is a state, else in its form. */
function changeSteps({ project, feature, model }: Context, place: Place, { row, title, open }: ActedOn): CheckStep[] {
  const field = ruleField(feature, model) ?? model.fields.find(({ type }) => type === "choice");
  if (field === undefined) return [];
  const now = row[field.id];
  const isWanted = (state: string): boolean => state !== now && (feature.value === null || state === feature.value);
  if (field.transitions !== undefined) {
    const step = project.transitions.find(
      (one) => one.entity === model.entity.id && one.field === field.id && one.from.includes(String(now)) && isWanted(one.to),
    );
    if (step === undefined) return [];
    const within: Target = model.hasDetail ? { role: "main" } : rowsOf(place, { text: title });
    const button: Target = { role: "button", name: step.verb, exact: true, within };
    return [...open, { do: "click", target: button }, { do: "expectHidden", target: button }];
  }
  const option = (field.options ?? []).find(isWanted);
  const index = model.rows.indexOf(row);
  if (!can(model, "edit") || field.type !== "choice" || option === undefined || (index >= 0 && !isWhole(model, index))) return [];
  return [
    ...open,
    { do: "click", target: rowControl(place, title, { role: "link", name: say.general.edit() }) },
    { do: "select", target: controlOf(field), option },
    press(say.general.saveChanges()),
    { do: "expectVisible", target: { text: say.general.savedRow(model.entity.name) } },
  ];
}

interface Standing {
  receiver: Receiver;
  isTold(index: number): boolean;
}

/** A sample of which people are notified from the beginning, or a row whose day is today. */
function fromBeginning(context: Context, place: Place, { receiver, isTold }: Standing): Caused | null {
  const { project, model, feature } = context;
  const isReady = !hasAddedRows(model) && receiver.is !== "owner";
  for (const index of isReady ? model.rows.keys() : []) {
    const title = isTold(index) ? sampleTitle(project, model, index) : null;
    const told = title === null ? null : receiverOf(context, { receiver, index, title });
    if (told !== null && title !== null) return { ...told, act: [], title };
  }
  const day = ruleField(feature, model);
  if (feature.when !== "due" || day === undefined || day.type !== "date" || receiver.is === "follower") return null;
  const name = receiver.is === "named" ? nameOf(project, receiver.field) : null;
  const naming = receiver.is === "named" && name !== null ? [{ field: receiver.field, text: name }] : [];
  const entry = entryOf(project, model, [{ field: day, text: "", inDays: 0 }, ...naming]);
  if (entry === null) return null;
  const steps = enteredSteps(place, entry);
  const isOwner = receiver.is === "owner";
  return { prepare: isOwner ? steps : [], act: isOwner ? [] : steps, title: entry.title, ...(name !== null && { name }) };
}

const DUE_DAYS = 30;

/** Whether a sample's day is today or was not long ago. */
function isDue(value: SampleValue | undefined, daysBefore = 0): boolean {
  const days = typeof value === "string" ? /^(-?\d{1,2})T/.exec(value)?.[1] : value;
  const count = typeof days === "boolean" || Array.isArray(days) || days === undefined || days === null ? NaN : Number(days);
  // The time of a moment of the first day may be yet to come.
  const left = count - daysBefore + (typeof value === "string" ? 1 : 0);
  return left <= 0 && left >= -DUE_DAYS + 1;
}

function isMet({ project, feature, model }: Context, index: number): boolean {
  const condition = conditionOf(project, feature, model);
  if (condition === null) return false;
  const sources = rowSources(project);
  const target = { id: "met", label: "Met", type: "boolean", required: false } as const;
  return valueFor(sources, condition, { row: { entity: model.entity.id, index }, target }) === true;
}
