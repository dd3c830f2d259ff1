// What is wished for of a metronome, clause by clause: its tempo, its bars, how the tempo rises, what is heard and seen.
import {
  BEATS_MAX,
  type MetronomeFeature,
  type MetronomePart,
  TEMPO_MAX,
  TEMPO_MIN,
} from "../../../../../features/insight/tools/metronome/metronome-schema.ts";
import { lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../../../knowledge/words/number-of.ts";
import { wordsOf } from "../tool-clauses.ts";

/** What a clause asks for: settings of the metronome, and the part that they make. */
export interface MetronomeWish {
  part: MetronomePart;
  settings: Partial<Pick<MetronomeFeature, "tempo" | "beats" | "speedUp">>;
}

const SIGNATURE = /\b(?<beats>\d{1,2}) ?\/ ?(?:2|4|8|16)\b/;
const EVERY = /\b(?:every|each|per|a) (?:(?<count>\d+|[a-z]+) )?(?<unit>seconds?|minutes?|mins?|bars?|measures?)\b/;
const TO = /\b(?:to|until|till|reaches|hits|(?:stops?|ends?) at) (?<limit>\d{2,3})\b/;
const FROM = /\b(?:from|at|starts? (?:at|with|from)) (?<from>\d{2,3})\b/;
const MINUTE_SECONDS = 60;
const WALTZ = 3;

/** What a clause asks for; empty where it is about something else, or about something besides. */
export function metronomeWishes(clause: string): MetronomeWish[] {
  const said = wordsOf(clause).join(" ");
  const rising = risingIn(said);
  const tempo = tempoIn(said, rising !== null);
  const beats = beatsIn(said);
  const wishes: MetronomeWish[] = [
    ...(tempo === null ? [] : [{ part: "tempo", settings: { tempo } } as const]),
    ...(beats === null ? [] : [{ part: "bar", settings: { beats } } as const]),
    ...(rising === null ? [] : [{ part: "faster", settings: { speedUp: rising } } as const]),
    ...(rising?.upTo === undefined ? [] : [{ part: "limit", settings: {} } as const]),
  ];
  return wishes.length > 0 ? wishes : namedIn(said);
}

/** "72 bpm", "from 60", "at 90 beats per minute"; what it is raised by is no tempo. */
function tempoIn(said: string, isRising: boolean): number | null {
  // What it can be set to begins at neither.
  if (!isRising && /\b\d+ ?(?:to|-|–) ?\d+\b/.test(said)) return null;
  const units = new RegExp(String.raw`\b(?<tempo>\d{2,3}) ?(?:${lexicon.words("tempo-unit").join("|")})\b`);
  const found = (isRising ? undefined : units.exec(said)?.groups?.["tempo"]) ?? FROM.exec(said)?.groups?.["from"];
  const tempo = Number(found ?? 0);
  return tempo >= TEMPO_MIN && tempo <= TEMPO_MAX ? tempo : null;
}

/** "4/4", "three beats in a bar", "waltz time". */
function beatsIn(said: string): number | null {
  const signature = Number(SIGNATURE.exec(said)?.groups?.["beats"] ?? 0);
  const words = said.split(" ");
  const at = words.findIndex((word, place) => /^beats?$/.test(word) && numberOf(words[place - 1] ?? "") > 0);
  const isOfBar = at > 0 && words.slice(at).some((word) => lexicon.is(word, "bar-word"));
  const beats = signature > 0 ? signature : isOfBar ? numberOf(words[at - 1] ?? "") : lexicon.names(said, "bar-dance") ? WALTZ : 0;
  return beats >= 1 && beats <= BEATS_MAX ? beats : null;
}

/** "Two beats faster every minute", "goes up by 5 every 4 bars until 120". */
function risingIn(said: string): NonNullable<MetronomeFeature["speedUp"]> | null {
  const every = EVERY.exec(said);
  if (every === null || !lexicon.names(said, "faster-word")) return null;
  const { count = "one", unit = "" } = every.groups ?? {};
  const upTo = limitIn(said);
  const others = said.slice(0, every.index).replace(TO, "").replace(FROM, "").split(" ").map(numberOf);
  const by = others.findLast((number) => number > 0) ?? numberOf(/\bby (?<by>\w+)/.exec(said)?.groups?.["by"] ?? "");
  const number = Math.max(1, numberOf(count));
  const isMinutes = unit.startsWith("min");
  if (by < 1 || by > 100 || number > 60) return null;
  return {
    by,
    every: isMinutes ? number * MINUTE_SECONDS : number,
    unit: isMinutes || unit.startsWith("sec") ? "seconds" : "bars",
    ...(upTo !== null && { upTo }),
  };
}

/** "Up to 120", "until it reaches 96". */
export function limitIn(clause: string): number | null {
  const limit = Number(TO.exec(clause.toLowerCase())?.groups?.["limit"] ?? 0);
  return limit >= TEMPO_MIN && limit <= TEMPO_MAX ? limit : null;
}

const NAMED = [
  ["tap", "tap-word"],
  ["beat", "beat-shown"],
  ["sound", "click-word"],
  ["start", "running-word"],
  ["accent", "accent-word"],
] as const;

/** "Tap tempo", "a click sound", "a visible beat"; a sound of an instrument is something besides. */
function namedIn(said: string): MetronomeWish[] {
  const found = NAMED.filter(([, category]) => said.split(" ").some((word) => lexicon.is(word, category)));
  const isAlone = said
    .split(" ")
    .every((word) => lexicon.is(word, "metronome-filler") || NAMED.some(([, category]) => lexicon.is(word, category)));
  return isAlone ? found.map(([part]) => ({ part, settings: {} })) : [];
}
