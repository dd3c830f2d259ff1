// Which field plays which part where a row is shown small: what marks it, what stands above its name, what is said of
// it, and what counts.
import { lexicon } from "../knowledge/words/lexicon.ts";
import { NUMBER_TYPES } from "./fields.ts";
import { isPerson } from "./people/is-people.ts";
import { isOneOfSeveral, type ProjectModel } from "./project-model.ts";
import { capabilitiesOf, type EntityModel, type FieldModel, fieldOf, titleWith } from "./entity-model.ts";

/** The parts of a card or row. Every field plays at most one. */
export interface Roles {
  title: FieldModel;
  mark: FieldModel | undefined;
  rating: FieldModel | undefined;
  /** A kind or state, above the name. */
  kind: FieldModel | undefined;
  excerpt: FieldModel | undefined;
  /** The number that counts: an amount of money or a share. */
  figure: FieldModel | undefined;
  tags: FieldModel | undefined;
  /** The rest that fits in a line. */
  details: readonly FieldModel[];
}

const DETAIL_ORDER = [
  "reference",
  "anyReference",
  "references",
  "date",
  "datetime",
  "duration",
  "time",
  "number",
  "percent",
  "money",
  "choice",
  "lines",
  "text",
  "boolean",
  "email",
  "phone",
  "link",
  "rating",
];

/** Gives the fields of an entity their parts, in the blueprint's order of fields. */
export function rolesOf(model: EntityModel): Roles {
  const marks = capabilitiesOf(model, "mark").map((mark) => fieldOf(model, mark.field));
  const free = new Set(fieldsBesideName(model));
  const take = (wanted: (field: FieldModel) => boolean): FieldModel | undefined => {
    const found = [...free].find(wanted);
    if (found) free.delete(found);
    return found;
  };
  const mark = take((field) => marks.includes(field));
  const roles = {
    title: model.title,
    mark,
    rating: take((field) => field.type === "rating"),
    kind: take((field) => field.type === "choice"),
    excerpt: takeShortest(model, free),
    figure:
      take((field) => field.type === "money" && field.formula !== undefined) ??
      take((field) => field.type === "money") ??
      take((field) => field.type === "percent"),
    tags: take((field) => field.type === "tags"),
  };
  const lines = [...free].filter((field) => field.type === "lines");
  lines.slice(1).forEach((field) => free.delete(field));
  // Further sentences are read on the row's own page.
  if (model.hasDetail) for (const field of free) if (isProse(model, field)) free.delete(field);
  const details = [...free]
    .filter((field) => DETAIL_ORDER.includes(field.type))
    .sort((left, right) => urgency(model, left) - urgency(model, right));
  return { ...roles, details };
}

/** The fields that may be shown beside the name: all, or those that the entity names with what is used in place and the sentences that introduce a row. */
function fieldsBesideName(model: EntityModel): FieldModel[] {
  const all = model.fields.filter((field) => field !== model.title && field !== titleWith(model));
  const { shows = [] } = model.entity;
  const named = shows.flatMap((id) => all.find((field) => field.id === id) ?? []);
  if (named.length === 0) return all;
  return all.filter((field) => named.includes(field) || field.alert === true || isUsedInPlace(model, field) || isProse(model, field));
}

/** The text that a row is introduced with: the shorter one where it has several. */
function takeShortest(model: EntityModel, free: Set<FieldModel>): FieldModel | undefined {
  const texts = [...free].filter((field) => isProse(model, field));
  const [shortest] = texts.toSorted((one, other) => lengthOf(model, one) - lengthOf(model, other));
  if (shortest !== undefined) free.delete(shortest);
  return shortest;
}

/** A text in one line whose values are so long on average holds sentences, */
const PROSE_LENGTH_MIN = 45;
/** of so many words. */
const PROSE_WORDS_MIN = 7;

/** Whether a field holds sentences: a paragraph, or a line whose samples are as long. */
export function isProse(model: EntityModel, field: FieldModel): boolean {
  if (field.type === "paragraph") return true;
  if (field.type !== "text" || field === model.title || field.formula !== undefined) return false;
  const words = averageOf(textsOf(model, field), (text) => text.split(/\s+/).length);
  return lengthOf(model, field) >= PROSE_LENGTH_MIN && words >= PROSE_WORDS_MIN;
}

/** How long the texts of a field are on average; 0 without samples. */
export function lengthOf(model: EntityModel, field: FieldModel): number {
  return averageOf(textsOf(model, field), (text) => text.length);
}

function textsOf({ entity }: EntityModel, { id }: FieldModel): string[] {
  return entity.samples.flatMap((sample) => {
    const value = sample[id];
    return typeof value === "string" && value !== "" ? [value] : [];
  });
}

/** The average of what is measured of texts; 0 without any. */
export function averageOf(texts: readonly string[], measure: (text: string) => number): number {
  return texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + measure(text), 0) / texts.length;
}

/** What is used in place comes before what is only read. */
function urgency(model: EntityModel, field: FieldModel): number {
  // Of a match the scores are what one looks for.
  const isScore = field.type === "number" && titleWith(model) !== undefined;
  if (isScore || isUsedInPlace(model, field)) return -1;
  if (isPerson(model) && (field.type === "email" || field.type === "phone")) return -0.25;
  if (field.alert === true) return -2;
  const named = model.entity.shows?.indexOf(field.id) ?? -1;
  if (named !== -1) return named - NAMED_MAX;
  // What is worked out is what the rest was entered for, and where a row stands is what one looks for.
  if (field.formula !== undefined) return -0.5;
  return isState(field) ? -0.4 : DETAIL_ORDER.indexOf(field.type);
}

/** Whether a field says where a row stands: its steps change it, or it is called so. */
function isState({ type, transitions, label }: FieldModel): boolean {
  return transitions !== undefined || (type === "choice" && lexicon.names(label, "state-label"));
}

/** Whether a field is marked or rated where its row is shown. */
export function isUsedInPlace(model: EntityModel, field: FieldModel): boolean {
  return [...capabilitiesOf(model, "mark"), ...capabilitiesOf(model, "rate")].some((capability) => capability.field === field.id);
}

/** Whether a value does not say on its own what it is of: it is one of several of its sort or measure, a choice that is neither what a row is called by nor its state, or an amount that is no price. */
export function isLabelledIn(project: ProjectModel, model: EntityModel, field: FieldModel): boolean {
  const { kind, figure } = rolesOf(model);
  if (isOneOfSeveral(model, field)) return true;
  if (field === figure) return !isPrice(project, model, field);
  if (isMeasuredAlike(model, field)) return true;
  return field.type === "choice" && field !== kind && !isState(field);
}

/** Whether another field of the entity is counted in the same: a high and a low in degrees. */
function isMeasuredAlike({ fields }: EntityModel, { id, type, unit }: FieldModel): boolean {
  return NUMBER_TYPES.has(type) && fields.some((other) => other.id !== id && other.type === type && other.unit === unit);
}

function isPrice({ blueprint, words }: ProjectModel, { entity }: EntityModel, { id, label }: FieldModel): boolean {
  const isPaid = blueprint.features.some((feature) => "price" in feature && feature.price === id && feature.entity === entity.id);
  return isPaid || label === words.commerce.price();
}

const COLUMNS_MAX = 5;
/** Fields that an entity names come before others. */
const NAMED_MAX = 100;

/** The columns of a table after the name: what is worked out or used in place, the state, the first day, then what matters most, in the blueprint's order. That of people has room for how to reach them. */
export function columnsOf(model: EntityModel, roles: Roles): FieldModel[] {
  const wanted = [roles.kind, roles.figure, roles.rating, ...roles.details, roles.tags].filter((field) => field !== undefined);
  const used = wanted.filter((field) => isUsedInPlace(model, field) || field.formula !== undefined);
  // Of several days the first says when a row is; the others wait until everything else has its place.
  const [firstDay, ...laterDays] = wanted.filter(({ type }) => type === "date" || type === "datetime");
  const others = wanted.filter((field) => field.type !== "lines" && !laterDays.includes(field));
  const named = (model.entity.shows ?? []).flatMap((id) => wanted.find((field) => field.id === id) ?? []);
  if (named.length > 0) return [...new Set([...named, ...used])];
  const inOrder = new Set([...used, ...wanted.filter(isState), ...(firstDay === undefined ? [] : [firstDay]), ...others, ...laterDays]);
  const chosen = new Set([...inOrder].slice(0, Math.max(COLUMNS_MAX + (isPerson(model) ? 1 : 0), used.length)));
  return model.fields.filter((field) => chosen.has(field));
}
