// The checks of counters press their buttons on days that the clock is put to, and expect the numbers that one counts on one's fingers.
import { formatted, say } from "../../../../project/words/say.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FeatureCheck, FeatureChecks, FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { fill, press } from "../../../definition/steps.ts";
import type { CountedThing, CounterFeature } from "./counter-schema.ts";

const DAY_BEFORE = "2029-03-05";
const DAY = "2029-03-06";
/** What somebody adds. */
const OWN: CountedThing = { id: "own", label: "Kites over the hill", phrase: "" };

/** Where a counter is, and what its buttons are called. */
interface Counting {
  thing: CountedThing;
  feature: CounterFeature;
  /** The steps that open the counter on a day. */
  open: CheckStep[];
}

/** A check of each thing that is counted, and one for each part. */
export function counterChecks({ project, feature }: FeatureContext<CounterFeature>): FeatureChecks {
  const path = pageOf(project, feature) ?? "/counter";
  const [first] = feature.things;
  const open: CheckStep[] = [{ do: "open", path }, at(DAY_BEFORE), ...(first === undefined ? added(OWN, feature) : [])];
  const counting: Counting = { thing: first ?? OWN, feature, open };
  return [
    ownCheck(feature, path),
    ...feature.things.map((thing) => countCheck({ thing, feature, open }, thing.id)),
    ...(first === undefined ? [countCheck(counting, "step")] : []),
    minusCheck(counting),
    buttonCheck(counting),
    undoCheck(counting),
    resetCheck(counting),
    daysCheck(counting),
    totalCheck(counting),
    feature.hasAmounts ? amountCheck(counting) : null,
  ];
}

const at = (day: string): CheckStep => ({ do: "setClock", at: `${day}T10:00` });
const cardOf = ({ label }: CountedThing): Target => ({ role: "group", name: label, exact: true });

/** The number of today. */
function shows(thing: CountedThing, count: number): CheckStep {
  const name = `${thing.label}: ${formatted.number(count)}`;
  return { do: "expectVisible", target: { role: "figure", name, exact: true, within: cardOf(thing) } };
}

/** Presses the button for more, or for less. */
function pressed({ thing, feature: { step } }: Counting, sign: "+" | "−", times = 1): CheckStep[] {
  return Array.from({ length: times }, () => press(`${sign}${formatted.number(step)} ${thing.label}`));
}

/** Adds a counter in the app. */
function added(thing: CountedThing, { things }: CounterFeature): CheckStep[] {
  const form: Target = { role: "form", name: say.insight.addACounter(), exact: true };
  return [
    ...(things.length === 0 ? [] : [press(say.insight.addACounter())]),
    fill(say.insight.whatIsCounted(), thing.label, form),
    press(say.insight.saveCounter(), { within: form }),
  ];
}

function countCheck(counting: Counting, part: string): FeatureCheck {
  const { thing, feature, open } = counting;
  const { step } = feature;
  const other = feature.things.find(({ id }) => id !== thing.id);
  return {
    title: `“${thing.label}”: each press counts ${step === 1 ? "one" : step} more, and the number is kept`,
    steps: [
      ...open,
      shows(thing, 0),
      ...pressed(counting, "+"),
      shows(thing, step),
      ...pressed(counting, "+", 2),
      shows(thing, 3 * step),
      { do: "reload" },
      shows(thing, 3 * step),
      ...(other === undefined ? [] : [shows(other, 0)]),
    ],
    shows: part === "step" ? "step" : `${part},step`,
  };
}

function minusCheck(counting: Counting): FeatureCheck {
  const { thing, feature, open } = counting;
  const less: Target = { role: "button", name: `−${formatted.number(feature.step)} ${thing.label}`, exact: true };
  return {
    title: "A press of the other button counts less, down to zero",
    steps: [
      ...open,
      { do: "expectDisabled", target: less },
      ...pressed(counting, "+", 3),
      ...pressed(counting, "−"),
      shows(thing, 2 * feature.step),
      ...pressed(counting, "−", 2),
      shows(thing, 0),
      { do: "expectDisabled", target: less },
    ],
    shows: "minus",
  };
}

function buttonCheck({ thing, feature, open }: Counting): FeatureCheck {
  const target: Target = { role: "button", name: `+${formatted.number(feature.step)} ${thing.label}`, exact: true };
  return {
    title: "The button that counts is big enough to be hit without looking",
    steps: [...open, { do: "expectStyle", target, property: "min-height", equals: "80px" }],
    shows: "button",
  };
}

function undoCheck(counting: Counting): FeatureCheck {
  const { thing, feature, open } = counting;
  const undo = press(say.insight.undoLastCount());
  const reset = press(say.insight.resetOf({ title: thing.label }));
  return {
    title: "What was counted by mistake is taken back, one after the other, and so is a reset",
    steps: [
      ...open,
      ...pressed(counting, "+", 2),
      undo,
      shows(thing, feature.step),
      ...pressed(counting, "+", 3),
      reset,
      shows(thing, 0),
      undo,
      shows(thing, 4 * feature.step),
      undo,
      undo,
      shows(thing, 2 * feature.step),
      { do: "reload" },
      shows(thing, 2 * feature.step),
    ],
    shows: "undo",
  };
}

function resetCheck(counting: Counting): FeatureCheck {
  const { thing, feature, open } = counting;
  const other = feature.things.find(({ id }) => id !== thing.id);
  return {
    title: "A counter is set to zero by itself, and counts on from there",
    steps: [
      ...open,
      ...(other === undefined ? [] : pressed({ ...counting, thing: other }, "+")),
      ...pressed(counting, "+", 3),
      press(say.insight.resetOf({ title: thing.label })),
      shows(thing, 0),
      ...pressed(counting, "+"),
      shows(thing, feature.step),
      ...(other === undefined ? [] : [shows(other, feature.step)]),
    ],
    shows: "reset",
  };
}

const table: Target = { role: "table", name: say.insight.earlierDays(), exact: true };

/** The row of a day, or of the total, has a cell with this number. */
function rowShows(nth: number, count: number): CheckStep {
  const within: Target = { role: "row", nth, within: table };
  return { do: "expectVisible", target: { role: "cell", name: formatted.number(count), exact: true, within } };
}

function daysCheck(counting: Counting): FeatureCheck {
  const { thing, feature, open } = counting;
  return {
    title: "Each day begins at zero, and what was counted on the days before is kept",
    steps: [
      ...open,
      ...pressed(counting, "+", 4),
      at(DAY),
      shows(thing, 0),
      ...pressed(counting, "+", 3),
      shows(thing, 3 * feature.step),
      { do: "expectCount", target: { role: "row", within: table }, atLeast: 4, atMost: 4 },
      rowShows(1, 3 * feature.step),
      rowShows(2, 4 * feature.step),
    ],
    shows: "days",
  };
}

function totalCheck(counting: Counting): FeatureCheck {
  const { thing, feature, open } = counting;
  const other = feature.things.find(({ id }) => id !== thing.id);
  const total = formatted.number(6 * feature.step);
  const said = say.insight.inTotal({ total: feature.unit === null ? total : `${total} ${feature.unit}` });
  return {
    title: "What was counted on all days adds up to a total",
    steps: [
      ...open,
      ...pressed(counting, "+", 4),
      at(DAY),
      ...pressed(counting, "+", 2),
      { do: "expectVisible", target: { text: said, within: cardOf(thing) } },
      rowShows(3, 6 * feature.step),
      ...(other === undefined ? [] : [...pressed({ ...counting, thing: other }, "+"), rowShows(3, 7 * feature.step)]),
    ],
    shows: "total",
  };
}

function amountCheck({ thing, feature, open }: Counting): FeatureCheck {
  const name = say.insight.addToCounter({ title: thing.label });
  const form: Target = { role: "form", name, exact: true };
  const amount = feature.unit === null ? say.insight.amountToAdd() : `${say.insight.amountToAdd()} (${feature.unit})`;
  const add = press(name, { within: form });
  const total = feature.unit === null ? formatted.number(42.5) : `${formatted.number(42.5)} ${feature.unit}`;
  return {
    title: `“${thing.label}”: any amount can be entered${feature.unit === null ? "" : ` in ${feature.unit}`}, and what is no number is refused`,
    steps: [
      ...open,
      fill(amount, "many", form),
      add,
      { do: "expectVisible", target: { text: say.insight.enterANumber(), within: form } },
      shows(thing, 0),
      fill(amount, "12.5", form),
      add,
      shows(thing, 12.5),
      fill(amount, "30", form),
      add,
      shows(thing, 42.5),
      { do: "expectVisible", target: { text: say.insight.inTotal({ total }), within: cardOf(thing) } },
    ],
    shows: "amounts",
  };
}

/** Counters can be added, called otherwise and deleted. */
function ownCheck(feature: CounterFeature, path: string): FeatureCheck {
  const later: CountedThing = { ...OWN, label: "Kites over the lake" };
  const changing: Target = { role: "form", name: say.insight.changeOf({ title: OWN.label }), exact: true };
  const own: Counting = { thing: OWN, feature, open: [] };
  return {
    title: "Further counters are added, called otherwise, kept, and deleted with a way back",
    steps: [
      { do: "open", path },
      at(DAY),
      ...added(OWN, feature),
      ...pressed(own, "+", 2),
      press(say.general.editRow({ title: OWN.label })),
      fill(say.insight.whatIsCounted(), later.label, changing),
      press(say.insight.saveCounter(), { within: changing }),
      { do: "reload" },
      shows(later, 2 * feature.step),
      press(say.general.deleteRow({ title: later.label })),
      { do: "expectHidden", target: cardOf(later) },
      press(say.general.undo()),
      shows(later, 2 * feature.step),
    ],
    shows: "things",
  };
}
