// The checks of a picker: the whole, then one for each part that was asked for, which fails in an app whose part does not work.
// What chance decides is checked in a state in which only one outcome is right.
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { say } from "../../../../project/words/say.ts";
import type { FeatureCheck, FeatureChecks, FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { fill, press, see, status } from "../../../definition/steps.ts";
import type { PickerFeature } from "./picker-schema.ts";

/** What the checks draw from. */
const NAMES = ["Robin", "Kim", "Sasha", "Noor", "Jules", "Tove"];
const PLAYERS = [...NAMES, "Ines", "Bram", "Yuki", "Otto", "Lior"];
const SPINS = 3;
/** With more dice or sides than these the totals are not all listed. */
const TOTALS_MAX = 120;

const within = (name: string): Target => ({ role: "list", name, exact: true });
const anyEntry: Target = { role: "listitem", within: within(say.insight.entriesToDraw()) };
const drawn: Target = { role: "listitem", within: within(say.insight.drawnSoFar()) };
const entry = (text: string): Target => ({ ...anyEntry, text });
const exactly = (target: Target, count: number): CheckStep => ({ do: "expectCount", target, atLeast: count, atMost: count });

/** Enters these in place of the entries that are there; then they are all. */
function replaceEntries(names: readonly string[], feature: PickerFeature): CheckStep[] {
  const removal = feature.entries.length > 1 ? [press(say.insight.removeAllEntries())] : [];
  const one = feature.entries.length === 1 ? [press(say.insight.removeEntry({ entry: feature.entries[0] ?? "" }))] : [];
  return [
    ...removal,
    ...one,
    fill(say.insight.addToDraw(), names.join(", ")),
    press(say.insight.addEntry()),
    exactly(anyEntry, names.length),
  ];
}

/** The checks of a picker, for each of its parts. */
export function pickerChecks({ project, feature }: FeatureContext<PickerFeature>): FeatureChecks {
  const open: CheckStep = { do: "open", path: pageOf(project, feature) ?? "/picker" };
  if (feature.dice !== undefined) return diceChecks(open, feature.dice);
  const checks = feature.teams === undefined ? drawChecks(feature) : teamChecks(feature, feature.teams);
  return [...checks, entriesCheck(feature)].map((check) => check && { ...check, steps: [open, ...check.steps] });
}

/** What the prompt named is there to draw from. */
function entriesCheck({ title, entries }: PickerFeature): FeatureCheck | null {
  if (entries.length === 0) return null;
  return {
    title: `${title}: what was named is there to draw from`,
    steps: [
      ...entries.slice(0, 40).map((text): CheckStep => ({ do: "expectVisible", target: entry(text) })),
      exactly(anyEntry, entries.length),
    ],
    shows: "entries",
  };
}

function drawChecks(feature: PickerFeature): (FeatureCheck | null)[] {
  const { title, hasWheel, isOnce, count } = feature;
  const act = press(hasWheel === true ? say.insight.spinWheel() : say.insight.drawOne());
  return [
    {
      title: `${title}: one of those on the list is drawn and kept, and the list can be changed`,
      steps: [
        ...replaceEntries(["Robin", "Kim"], feature),
        act,
        { do: "expectAnyText", target: { role: "status" }, anyOf: ["Robin", "Kim"] },
        press(say.insight.removeEntry({ entry: "Kim" })),
        exactly(anyEntry, 1),
        act,
        status("Robin"),
        { do: "expectVisible", target: { ...drawn, text: "Robin" } },
        { do: "reload" },
        { do: "expectVisible", target: { ...drawn, text: "Robin" } },
        { do: "expectVisible", target: entry("Robin") },
        press(say.insight.removeEntry({ entry: "Robin" })),
        act,
        status(say.insight.addSomethingToDraw()),
      ],
      shows: "history,add",
    },
    isOnce === true ? onceCheck(feature, act) : null,
    hasWheel === true ? wheelCheck(feature, act) : null,
    count === undefined ? null : countCheck(feature, { act, count }),
  ];
}

/** As many draws as there are names draw each of them once; then it begins anew. */
function onceCheck(feature: PickerFeature, act: CheckStep): FeatureCheck {
  return {
    title: `${feature.title}: nobody is drawn again until all had their turn`,
    steps: [
      ...replaceEntries(NAMES, feature),
      { do: "expectChecked", target: { role: "checkbox", name: say.insight.noRepeats(), exact: true }, checked: true },
      ...(feature.count === undefined ? [] : [fill(say.insight.howManyAtOnce(), "1")]),
      ...Array.from({ length: NAMES.length }, (_, at): CheckStep[] => [act, exactly(drawn, at + 1)]).flat(),
      ...NAMES.map((text): CheckStep => ({ do: "expectVisible", target: { ...drawn, text } })),
      see(say.insight.allHadTheirTurn()),
      act,
      exactly(drawn, NAMES.length + 1),
      see(say.insight.leftInRound({ count: NAMES.length - 1 })),
    ],
    shows: "once",
  };
}

/** The wheel stops each time at what was drawn. */
function wheelCheck(feature: PickerFeature, act: CheckStep): FeatureCheck {
  const spins = Array.from({ length: SPINS }, (_, at): CheckStep[] => {
    const as = `spin ${at + 1}`;
    return [
      act,
      exactly(drawn, at + 1),
      { do: "rememberText", target: { role: "status" }, as },
      { do: "expectVisible", target: { role: "img", name: say.insight.wheelAt({ entry: `{{${as}}}` }), exact: true } },
    ];
  }).flat();
  const one = feature.count === undefined ? [] : [fill(say.insight.howManyAtOnce(), "1")];
  return {
    title: `${feature.title}: a wheel turns, and stops at what is drawn`,
    steps: [...replaceEntries(PLAYERS, feature), ...one, ...spins],
    shows: "wheel",
  };
}

function countCheck(feature: PickerFeature, { act, count }: { act: CheckStep; count: number }): FeatureCheck {
  const names = Array.from({ length: count + 2 }, (_, at) => `Ticket ${at + 1}A`);
  return {
    title: `${feature.title}: ${count} are drawn at once, none of them twice`,
    steps: [
      ...replaceEntries(names, feature),
      { do: "expectValue", target: { label: say.insight.howManyAtOnce() }, equals: String(count) },
      act,
      exactly(drawn, count),
      ...names.map((text): CheckStep => ({ do: "expectCount", target: { ...drawn, text }, atMost: 1 })),
    ],
    shows: "count",
  };
}

function teamChecks(feature: PickerFeature, { count, size }: NonNullable<PickerFeature["teams"]>): FeatureCheck[] {
  const split = press(say.insight.makeTeams());
  const label = size === undefined ? say.insight.numberOfTeams() : say.insight.peoplePerTeam();
  const teams: Target = { role: "region", name: say.insight.drawnNow(), exact: true };
  const anybody: Target = { role: "listitem", within: teams };
  const asked = size ?? count ?? 2;
  const people = Array.from({ length: Math.max(PLAYERS.length, asked * 2 + 1) }, (_, at) => PLAYERS[at] ?? `Player ${at + 1}P`);
  const number = size === undefined ? asked : Math.ceil(people.length / asked);
  const sizes = { atLeast: Math.floor(people.length / number), atMost: Math.ceil(people.length / number) };
  const team = (at: number): Target => ({ role: "listitem", within: within(say.insight.teamNumber({ number: at + 1 })) });
  return [
    {
      title: `${feature.title}: people are split by chance, each into one team, and the list can be changed`,
      steps: [
        ...replaceEntries(people, feature),
        split,
        exactly(anybody, people.length),
        ...people.slice(0, 12).map((text): CheckStep => ({ do: "expectVisible", target: { ...anybody, text } })),
        { do: "rememberText", target: teams, as: "the first teams" },
        split,
        { do: "expectTextChanged", target: teams, since: "the first teams" },
        press(say.insight.removeEntry({ entry: people[0] ?? "" })),
        split,
        exactly(anybody, people.length - 1),
        { do: "reload" },
        exactly(anyEntry, people.length - 1),
      ],
      shows: "add",
    },
    {
      title: `${feature.title}: the teams are as many and as large as was asked for, and fair`,
      steps: [
        ...replaceEntries(people, feature),
        { do: "expectValue", target: { label }, equals: String(asked) },
        split,
        ...Array.from({ length: number }, (_, at): CheckStep => ({ do: "expectCount", target: team(at), ...sizes })),
        { do: "expectHidden", target: team(number) },
      ],
      shows: "teams",
    },
  ];
}

function diceChecks(open: CheckStep, { count, sides }: NonNullable<PickerFeature["dice"]>): FeatureCheck[] {
  const faces: Target = { role: "listitem", within: within(say.insight.dice()) };
  const rolled: Target = { role: "listitem", within: within(say.insight.rolledSoFar()) };
  const roll = press(say.insight.rollDice());
  const total = (value: number): string => say.insight.rolledTotal({ total: value });
  const totals = Array.from({ length: count * (sides - 1) + 1 }, (_, at) => total(count + at));
  const is = (label: string, value: number): CheckStep => ({ do: "expectValue", target: { label }, equals: String(value) });
  const one: CheckStep = { do: "fill", target: { label: say.insight.sidesOfDie() }, value: "1" };
  return [
    {
      title: `${count === 1 ? "A die" : `${count} dice`} of ${sides} sides can be rolled`,
      steps: [
        open,
        is(say.insight.numberOfDice(), count),
        is(say.insight.sidesOfDie(), sides),
        roll,
        exactly(faces, count),
        ...(totals.length > TOTALS_MAX ? [] : [{ do: "expectAnyText", target: { role: "status" }, anyOf: totals } satisfies CheckStep]),
        one,
        roll,
        exactly(faces, count),
        status(total(count)),
      ],
      shows: "dice",
    },
    {
      title: "What was rolled is kept, and the number of dice can be changed",
      steps: [
        open,
        one,
        { do: "fill", target: { label: say.insight.numberOfDice() }, value: "4" },
        roll,
        status(total(4)),
        exactly(rolled, 1),
        { do: "reload" },
        { do: "expectVisible", target: { ...rolled, text: "1 + 1 + 1 + 1 = 4" } },
        press(say.insight.forgetDrawn()),
        { do: "expectHidden", target: rolled },
      ],
      shows: "history",
    },
  ];
}
