// The checks of a metronome: the whole, then one for each part that was asked for, which fails in an app whose part does not work.
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { say } from "../../../../project/words/say.ts";
import type { FeatureCheck, FeatureChecks, FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { press, see, status } from "../../../definition/steps.ts";
import type { MetronomeFeature } from "./metronome-schema.ts";

/** Three beats a second: a bar is over before a step has waited too long. */
const QUICK = 180;
const OTHER_TEMPO = 96;

const face: Target = { role: "group", name: say.insight.metronome(), exact: true };
const beats: Target = { role: "listitem", within: { role: "list", name: say.insight.beatsOfTheBar(), exact: true } };
const set = (label: string, value: number): CheckStep => ({ do: "fill", target: { label, exact: true }, value: String(value) });
const is = (label: string, value: number): CheckStep => ({ do: "expectValue", target: { label, exact: true }, equals: String(value) });
const shows = (tempo: number): CheckStep => ({ do: "expectText", target: face, contains: `${tempo}` });
const beatAt = (beat: number, of: number): CheckStep => ({
  do: "expectText",
  target: face,
  contains: say.insight.beatOf({ beat, beats: of }),
});

/** The checks of a metronome, for each of its parts. */
export function metronomeChecks({ project, feature }: FeatureContext<MetronomeFeature>): FeatureChecks {
  const { tempo, beats: inBar, speedUp } = feature;
  const open: CheckStep = { do: "open", path: pageOf(project, feature) ?? "/metronome" };
  const checks: (FeatureCheck | null)[] = [
    wholeCheck(),
    {
      title: `The metronome begins at ${tempo} beats a minute`,
      steps: [is(say.insight.tempo(), tempo), shows(tempo), press(say.insight.start()), shows(tempo), beatAt(1, inBar)],
      shows: "tempo",
    },
    {
      title: `A bar has ${inBar} ${inBar === 1 ? "beat" : "beats"}`,
      steps: [
        is(say.insight.beatsInABar(), inBar),
        { do: "expectCount", target: beats, atLeast: inBar, atMost: inBar },
        set(say.insight.tempo(), QUICK),
        press(say.insight.start()),
        beatAt(inBar, inBar),
        beatAt(1, inBar),
      ],
      shows: "bar",
    },
    {
      title: "The beats are heard while the metronome runs, and can be made silent",
      steps: [
        { do: "expectChecked", target: { role: "checkbox", name: say.insight.sound(), exact: true }, checked: true },
        { do: "expectAttribute", target: face, name: "data-sound", equals: "off" },
        press(say.insight.start()),
        { do: "expectAttribute", target: face, name: "data-sound", equals: "running" },
        { do: "setChecked", target: { role: "checkbox", name: say.insight.sound(), exact: true }, checked: false },
        { do: "expectAttribute", target: face, name: "data-sound", equals: "off" },
      ],
      shows: "sound",
    },
    speedUp === undefined ? null : fasterCheck(feature, speedUp),
    speedUp?.upTo === undefined ? null : limitCheck(speedUp, speedUp.upTo),
  ];
  return checks.map((check) => check && { ...check, steps: [open, ...check.steps] });
}

/** It beats until it is stopped, at another tempo too, which is kept; taps set the tempo. */
function wholeCheck(): FeatureCheck {
  const tap = press(say.insight.tapTheTempo());
  return {
    title: "The metronome starts, beats and stops, and keeps the tempo that is set or tapped",
    steps: [
      set(say.insight.beatsInABar(), 3),
      set(say.insight.tempo(), QUICK),
      press(say.insight.start()),
      ...[1, 2, 3, 1].map((beat) => beatAt(beat, 3)),
      press(say.insight.stop()),
      { do: "expectNotText", target: face, contains: say.insight.beatOf({ beat: 1, beats: 3 }) },
      set(say.insight.tempo(), OTHER_TEMPO),
      press(say.insight.oneBeatFaster()),
      shows(OTHER_TEMPO + 1),
      { do: "reload" },
      is(say.insight.tempo(), OTHER_TEMPO + 1),
      is(say.insight.beatsInABar(), 3),
      { do: "rememberText", target: face, as: "the tempo before" },
      tap,
      tap,
      tap,
      { do: "expectTextChanged", target: face, since: "the tempo before" },
    ],
    shows: "start,beat,tap",
  };
}

const everyLabel = (unit: "seconds" | "bars"): string => (unit === "seconds" ? say.insight.everySeconds() : say.insight.everyBars());

/** What was asked for stands there; in steps of a second, or of a bar of one beat, it is seen to happen. */
function fasterCheck({ tempo }: MetronomeFeature, speedUp: NonNullable<MetronomeFeature["speedUp"]>): FeatureCheck {
  const { by, every, unit } = speedUp;
  return {
    title: `The tempo rises by ${by} every ${every} ${unit} while the metronome runs`,
    steps: [
      is(say.insight.beatsAdded(), by),
      is(everyLabel(unit), every),
      set(say.insight.beatsInABar(), 1),
      set(everyLabel(unit), 1),
      press(say.insight.start()),
      shows(Math.min(tempo + by, speedUp.upTo ?? tempo + by)),
      press(say.insight.stop()),
      shows(tempo),
    ],
    shows: "faster",
  };
}

/** The tempo that it may reach is reached from right below, and said to stay. */
function limitCheck({ unit }: NonNullable<MetronomeFeature["speedUp"]>, upTo: number): FeatureCheck {
  return {
    title: `The tempo rises to ${upTo} and stays there`,
    steps: [
      is(say.insight.upToTempo(), upTo),
      set(say.insight.beatsInABar(), 1),
      set(say.insight.tempo(), upTo - 1),
      set(say.insight.beatsAdded(), 9),
      set(everyLabel(unit), 1),
      press(say.insight.start()),
      shows(upTo),
      status(say.insight.tempoStaysAt({ tempo: upTo })),
      see(String(upTo)),
    ],
    shows: "limit",
  };
}
