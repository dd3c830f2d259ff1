// "Count birds: robin, tit, sparrow, each day": counters of what the text names. Each thing and each wish is bound to the part that
// fulfils it; what counters cannot do is named as missing.
import { partId } from "../../../../../features/definition/part-id.ts";
import type { CounterFeature } from "../../../../../features/insight/tools/counter/counter-schema.ts";
import { singular } from "../../../../../knowledge/words/inflect.ts";
import { capitalise } from "../../../../../model/names.ts";
import type { Blueprint } from "../../../../../schema/blueprint.ts";
import type { Understood } from "../../../../../schema/reading.ts";
import type { Draft } from "../../../../draft/draft-blueprint.ts";
import { namesRows, saysFields } from "../names-rows.ts";
import type { ToolText } from "../tool-text.ts";
import { type CounterRequest, counterRequest } from "./counter-request.ts";
import { type CounterWishes, thingsIn } from "./things-in.ts";

/** Longer texts are about more than counting. */
const TEXT_CHARACTERS_MAX = 400;
const MISSING_MAX = 3;
const TITLE_CHARACTERS_MAX = 60;
const TITLE_WORDS_MAX = 3;
/** "Jars per volunteer" are rows. */
const PER_ROW = /\b(?:per|for each)\s+(?!day\b)/i;
/** What somebody tells of themselves asks for nothing. */
const STORY = /^(?:i|we|my|our|it's|there)\b/i;

/** The counters that a text asks for; null where it asks for none. */
export function draftCounter({ text, isNamed, plain }: ToolText): Draft | null {
  if (text.length > TEXT_CHARACTERS_MAX || PER_ROW.test(text)) return null;
  const request = counterRequest(text);
  const found = request === null ? null : thingsIn(text, request);
  if (request === null || found === null || found.missing.length > MISSING_MAX || found.missing.some(namesRows)) return null;
  // "Skis with length and lent yes/no. Count how many are lent": rows are counted.
  if (besides(text, request).some(saysFields)) return null;
  return drafted(plain("A tally clicker"), { text, request, found, isNamed });
}

interface Found {
  text: string;
  request: CounterRequest;
  found: CounterWishes;
  isNamed: boolean;
}

function drafted(plain: Draft | null, { text, request, found, isNamed }: Found): Draft | null {
  const counter = plain?.blueprint.features.find(({ kind }) => kind === "counter");
  if (plain === null || counter === undefined) return null;
  const { things, wishes, missing, unit, step } = found;
  const id = (part: string): string => partId(counter.id, part);
  const [first] = things;
  const at = first === undefined ? -1 : text.indexOf(first.phrase, request.start);
  const behind = at < 0 ? 0 : at + (first?.phrase.length ?? 0);
  const asked = text
    .slice(request.start, Math.max(request.end, behind))
    .replace(/\s+(?:for|of)\s*$/i, "")
    .trim();
  const same = things.filter((thing) => thing.phrase === first?.phrase);
  const options: Omit<CounterFeature, "kind" | "id" | "phrase"> = {
    things,
    step,
    unit,
    hasAmounts: unit !== null || wishes.some(({ parts }) => parts.includes("amounts")),
  };
  const ofFirst = [...same.map((thing) => id(thing.id)), ...(unit === null ? [] : [id("amounts")])];
  const understood: Understood[] = [
    ...plain.understood.filter(({ became }) => !became.includes(counter.id)),
    { phrase: asked, became: ofFirst.length === 0 ? [id("things")] : ofFirst },
    ...things.filter((thing) => !same.includes(thing)).map((thing) => ({ phrase: thing.phrase, became: [id(thing.id)] })),
    ...wishes.map((wish) => ({ phrase: wish.said, became: wish.parts.map(id) })),
  ];
  const title = isNamed ? plain.blueprint.title : titleOf(request, found);
  const features = plain.blueprint.features.map((feature) => (feature === counter ? { ...feature, phrase: asked, ...options } : feature));
  const blueprint: Blueprint = { ...plain.blueprint, title, features };
  return { ...plain, blueprint, understood, notUnderstood: [...besides(text, request), ...missing] };
}

/** "Bird counter", "Score keeper", or the counter of the one thing. */
function titleOf({ kind, before }: CounterRequest, { heading, unit, things: [first, ...others] }: CounterWishes): string {
  if (kind === "score") return "Score keeper";
  const of = heading === "" && others.length === 0 && first !== undefined ? first.label : heading;
  const name = of.replace(/^(?:the|my|our|an?|how many)\s+/i, "").replace(unit === null ? /^$/ : /^\S+ of /i, "");
  if (name === "" || name.split(" ").length > TITLE_WORDS_MAX) return "Counter";
  return capitalise(`${name === before ? name : singular(name.toLowerCase())} counter`).slice(0, TITLE_CHARACTERS_MAX);
}

/** What sentences before the request ask for. */
function besides(text: string, { start }: CounterRequest): string[] {
  return text
    .slice(0, start)
    .split(/(?<=[.!?;\n])\s+/)
    .slice(0, -1)
    .map((sentence) => sentence.replace(/[.!?;]+$/, "").trim())
    .filter((sentence) => sentence !== "" && !STORY.test(sentence));
}
