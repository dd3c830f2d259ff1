// Searching, filtering and ordering: fewer rows and the right ones, or all of them in the right order.
import type { CheckStep } from "../../schema/check.ts";
import type { SampleValue } from "../../schema/entity.ts";
import { placesIn, refersTo } from "../../schema/row-places.ts";
import { capitalise } from "../../model/names.ts";
import { markWords } from "../../model/fields.ts";
import { beginsIn, type ListOrder, filtersOf, ordersOf } from "../../model/list-query.ts";
import { type CapabilityOf, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import { sampleTitle, sampleTitles } from "../../model/entered/new-entry.ts";
import { partsOf } from "../../project/parts.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import { expectRows, namedSample, type Place, rowsOf } from "../place.ts";
import { isRange, rangeSteps } from "./range-steps.ts";
import type { WalkStep } from "./walk.ts";
import { countedSteps, filterLabels, filterTarget, optionSteps, orderLabels } from "./list-words.ts";
import { countMatching, numberOf, sampleValues, textsIn, wordsOf } from "../samples.ts";
import { say } from "../../project/words/say.ts";

/** Searching a row's name leaves the rows that hold it; a search for nothing that exists says so, and shows all again. */
export function searchSteps(place: Place): WalkStep[] {
  const { project, model } = place;
  const named = [0, 1, 2, 3].map((from) => namedSample(place, from)).filter((sample) => sample !== null);
  const best = named
    .map((sample) => ({ ...sample, count: countMatching(project, model, sample.title) }))
    .sort((left, right) => (left.count ?? Infinity) - (right.count ?? Infinity))[0];
  if (!best) return [];
  const found = best.count === null ? [] : [expectRows(place, best.count), countedSteps(place, best.count)];
  const box = { role: "searchbox", name: say.general.search(model.entity.name), exact: true } as const;
  return [
    { do: "open", path: place.home },
    { do: "fill", target: box, value: best.title },
    ...found,
    { do: "expectVisible", target: rowsOf(place, { text: best.title }) },
    { do: "fill", target: box, value: "no such thing 7341" },
    { do: "expectVisible", target: { text: say.general.noMatch(model.entity.name) } },
    { do: "expectVisible", target: { text: say.general.tryOtherWordsOrShow() } },
    { do: "click", target: { role: "button", name: say.general.showAll(model.entity.name), exact: true } },
    expectRows(place, model.rows.length),
    { shows: place.home },
  ];
}

interface FilterTrial {
  option: string;
  passes: (index: number) => boolean;
}

/** Choosing an option leaves exactly the samples that have it, until the choice is cleared. */
export function filterSteps(place: Place, capability: CapabilityOf<"filter">): WalkStep[] {
  const { project, model } = place;
  const field = fieldOf(model, capability.field);
  const filter = filtersOf(model).find((candidate) => candidate === field);
  if (!filter || model.rows.length === 0) return [];
  if (isRange(field)) return rangeSteps(place, field);
  const all = model.rows.map((_, index) => index);
  const counted = trials(place, filter).map((trial) => ({ trial, count: all.filter(trial.passes).length }));
  const distinguishing = chosenTrials(counted, { all: all.length, field });
  const choice = filterTarget(model, field);
  const labels = filterLabels(place, field);
  // A filter without an option is not shown.
  if (labels?.length === 1) return [];
  const offered: CheckStep[] = [
    { do: "open", path: place.home },
    { do: "expectVisible", target: choice },
    ...(labels === null ? [] : optionSteps(choice, labels)),
  ];
  if (distinguishing.length === 0) return offered;
  return [
    ...offered,
    ...distinguishing.flatMap(({ trial, count }): CheckStep[] => {
      const title = sampleTitle(project, model, all.find(trial.passes) ?? 0);
      return [
        { do: "select", target: choice, option: trial.option },
        expectRows(place, count),
        countedSteps(place, count),
        ...(title === null ? [] : [{ do: "expectVisible", target: rowsOf(place, { text: title }) } as const]),
      ];
    }),
    { do: "click", target: { role: "button", name: say.general.clear(), exact: true } },
    expectRows(place, all.length),
    countedSteps(place, all.length),
    { shows: place.home },
  ];
}

/** Kinds of fields whose options are limits: one of them says nothing about the others. */
const LIMITED = new Set(["rating", "date", "datetime", "anyReference"]);

/** The options that are chosen: those that leave some rows out, one of them or, of limits, up to three. */
function chosenTrials<Counted extends { count: number }>(
  counted: readonly Counted[],
  { all, field }: { all: number; field: FieldModel },
): Counted[] {
  const some = counted.filter(({ count }) => count > 0);
  const distinguishing = some.filter(({ count }) => count < all);
  return (distinguishing.length > 0 ? distinguishing : some).slice(0, LIMITED.has(field.type) ? 3 : 1);
}

/** The options of a filter that can be predicted, each with the samples that pass it. */
function trials({ project, model }: Place, field: FieldModel): FilterTrial[] {
  const values = sampleValues(model, field);
  switch (field.type) {
    case "boolean": {
      const words = markWords(field);
      return [
        { option: words.on, passes: (index) => values[index] === true },
        { option: words.off, passes: (index) => values[index] !== true },
      ];
    }
    case "rating":
      return stars(field).map((star) => ({
        option: star === (field.max ?? 5) ? say.general.star({ count: star }) : say.general.starsOrMore({ count: star }),
        passes: (index) => (numberOf(values[index]) ?? 0) >= star,
      }));
    case "date":
    case "datetime": {
      const days = values.map((value) => (field.type === "date" ? numberOf(value) : daysOf(value)));
      const between = (index: number, from: number, to: number): boolean =>
        days[index] !== null && days[index] !== undefined && days[index] >= from && days[index] <= to;
      return [
        { option: say.general.beforeToday(), passes: (index) => between(index, -Infinity, -1) },
        { option: say.general.today(), passes: (index) => between(index, 0, 0) },
        { option: say.general.next7Days(), passes: (index) => between(index, 1, 7) },
        { option: say.general.later(), passes: (index) => between(index, 8, Infinity) },
      ];
    }
    case "tags":
    case "lines":
    case "references": {
      const lists = values.map((value) => (value === undefined ? [] : textsIn(project, field, value)));
      // One that is not the first of its list tells a filter that looks at the first alone.
      const options = field.type === "references" ? [...lists.flatMap((list) => list.slice(1)), ...lists.flat()] : lists.flat();
      return [...new Set(options)].map((option) => ({ option, passes: (index) => lists[index]?.includes(option) === true }));
    }
    case "anyReference": {
      const places = values.map((value) => placesIn(field, value)[0]);
      const kinds = refersTo(field).map((id) => entityOf(project, id).entity);
      return [
        ...kinds.map(({ id, name }) => ({ option: capitalise(name.many), passes: (index: number) => places[index]?.entity === id })),
        ...wordTrials(project, field, values),
      ];
    }
    default:
      return wordTrials(project, field, values);
  }
}

/** The options of a filter by words or rows. */
function wordTrials(project: ProjectModel, field: FieldModel, values: readonly (SampleValue | undefined)[]): FilterTrial[] {
  const words = values.map((value) => wordsOf(project, field, value));
  const shownWords = field.type === "choice" ? words.filter((word) => field.options?.includes(word) === true) : words;
  // Of rows with the same name one option is as good as another.
  const named = field.type === "reference" ? sampleTitles(project, entityOf(project, field.of ?? "")) : [];
  const isOneRow = (word: string): boolean => named.filter((title) => title === word).length < 2;
  return [...new Set(shownWords)]
    .filter((word) => word !== "" && isOneRow(word))
    .map((option) => ({ option, passes: (index) => words[index] === option }));
}

function stars(field: FieldModel): number[] {
  const most = field.max ?? 5;
  return Array.from({ length: most }, (_, index) => most - index);
}

interface VisibleOrder {
  order: ListOrder;
  expected: ExpectedPlace[];
}

/** A row's place, and the names of the rows of which any may stand there: more than one where they tie. */
interface ExpectedPlace {
  nth: number;
  titles: readonly string[];
}

/** The orders of which some rows' places can be predicted. */
function visibleOrders(place: Place): VisibleOrder[] {
  return ordersOf(place.model)
    .map((order) => ({ order, expected: expectedPlaces(place, order) }))
    .filter(({ expected }) => expected.length > 0);
}

/** The ids of the fields by which the check orders the rows. */
export function sortedFields(place: Place): string[] {
  return [...new Set(visibleOrders(place).map(fieldIn))];
}

function fieldIn({ order }: VisibleOrder): string {
  return order.value.replace(/-down$/, "");
}

/** The rows stand in the chosen order: first, second and last are the samples that they must be, or one of those that tie. */
export function sortSteps(place: Place): CheckStep[] {
  const { model } = place;
  const select = { role: "combobox", name: say.general.sort(model.entity.name), exact: true } as const;
  const stated = visibleOrders(place);
  if (model.rows.length === 0) return [];
  if (stated.length === 0)
    return [
      { do: "open", path: place.home },
      { do: "expectVisible", target: select },
    ];
  const steps = stated.flatMap(({ order, expected }): CheckStep[] => [
    { do: "select", target: select, option: order.label },
    ...inOrder(place, { order, expected }),
  ]);
  return [
    { do: "open", path: place.home },
    ...optionSteps(select, orderLabels(model), partsOf(place.project).rowsOf(model.entity.id).orders.length > 0),
    ...inOrder(place, stated.find(({ order }) => order.value === beginsIn(model)) ?? null),
    ...steps,
  ];
}

/** The rows of an order stand where they must. */
function inOrder(place: Place, stated: VisibleOrder | null): CheckStep[] {
  return (stated?.expected ?? []).map(({ nth, titles }) => {
    const target = rowsOf(place, { nth });
    const [only, ...more] = new Set(titles);
    return more.length === 0
      ? { do: "expectText", target, contains: only ?? "" }
      : { do: "expectAnyText", target, anyOf: [...new Set(titles)] };
  });
}

/** Whether the check sees the order in which the list begins. */
export function seesBeginning(place: Place): boolean {
  return visibleOrders(place).some(({ order }) => order.value === beginsIn(place.model));
}

/** Kinds of fields of which rows without a value stand last, whichever the direction. */
const EMPTY_LAST = new Set(["date", "datetime", "time", "number", "money", "percent", "duration", "choice"]);

/** The rows that must stand first, second and last; where rows tie, any of them may. None where all do. */
function expectedPlaces({ project, model }: Place, order: ListOrder): ExpectedPlace[] {
  const field = model.fields.find((candidate) => order.value === candidate.id || order.value === `${candidate.id}-down`);
  if (!field || model.rows.length < 2) return [];
  const values = sampleValues(model, field).map((value) => orderValue(project, field, value));
  if (values.some((value) => value === "") && !EMPTY_LAST.has(field.type)) return [];
  const compare = comparison(project);
  const direction = order.value.endsWith("-down") || field.type === "boolean" ? -1 : 1;
  const placed = (left: string | number, right: string | number): number =>
    left === "" || right === "" ? Number(left === "") - Number(right === "") : direction * compare(left, right);
  const indexes = values.map((_, index) => index).sort((left, right) => placed(values[left] ?? "", values[right] ?? ""));
  const tiedWith = (index: number): number[] => indexes.filter((other) => compare(values[other] ?? "", values[index] ?? "") === 0);
  return [0, 1, -1].flatMap((nth) => {
    const index = indexes.at(nth);
    const tied = index === undefined ? [] : tiedWith(index);
    const titles = tied.flatMap((one) => sampleTitle(project, model, one) || []);
    return titles.length === 0 || titles.length < tied.length || tied.length === values.length ? [] : [{ nth, titles }];
  });
}

/** What a sample is ordered by; empty where the app would put it last. */
function orderValue(project: ProjectModel, field: FieldModel, value: SampleValue | undefined): string | number {
  if (field.type === "choice")
    return typeof value === "string" && field.options?.includes(value) === true ? field.options.indexOf(value) : "";
  if (field.type === "boolean") return Number(value === true);
  if (field.type === "datetime") return minutesOf(value);
  if (Array.isArray(value)) return value.length;
  if (field.type === "rating") return numberOf(value) ?? 0;
  return numberOf(value) !== null && field.type !== "reference" ? (numberOf(value) ?? "") : wordsOf(project, field, value);
}

/** The days from today of a moment that is counted from it; null for any other. */
function daysOf(value: SampleValue | undefined): number | null {
  const [days = ""] = String(value ?? "").split("T");
  return /^-?\d{1,5}$/.test(days) ? Number(days) : null;
}

/** The minutes by which moments of one kind are ordered. */
function minutesOf(value: SampleValue | undefined): number | "" {
  const [day = "", time = ""] = String(value ?? "").split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (day === "") return "";
  return (daysOf(value) ?? Date.parse(day) / 86_400_000) * 1_440 + hours * 60 + minutes;
}

function comparison({ words }: ProjectModel): (left: string | number, right: string | number) => number {
  const collator = new Intl.Collator(words.language.locale, { numeric: true, sensitivity: "base" });
  return (left, right) =>
    typeof left === "number" && typeof right === "number" ? left - right : collator.compare(String(left), String(right));
}
