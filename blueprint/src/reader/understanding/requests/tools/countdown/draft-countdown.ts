// "Days until my sabbatical, big digits, plus how many of them are working days": a countdown to what the text names. Each date and
// each wish is bound to the part that fulfils it; what a countdown cannot do is named as missing.
import { partId } from "../../../../../features/definition/part-id.ts";
import type { CountdownDate, CountdownFeature } from "../../../../../features/insight/tools/countdown/countdown-schema.ts";
import { capitalise } from "../../../../../model/names.ts";
import type { Blueprint } from "../../../../../schema/blueprint.ts";
import type { Understood } from "../../../../../schema/reading.ts";
import type { Draft } from "../../../../draft/draft-blueprint.ts";
import { sentencesOf } from "../../../../text/token.ts";
import { placesOf, type ToolWish } from "../pieces-in.ts";
import type { ToolText } from "../tool-text.ts";
import { type CountdownRequest, countdownRequest } from "./countdown-request.ts";
import { type CountdownPart, countdownWish, type CountdownWishes, datesIn } from "./dates-in.ts";

/** Longer texts are about more than a date. */
const TEXT_CHARACTERS_MAX = 400;
const MISSING_MAX = 3;
const TITLE_CHARACTERS_MAX = 60;
const TITLE_WORDS_MAX = 4;
/** What somebody tells of themselves asks for nothing. */
const STORY = /^(?:i|we|my|our|it's|there)\b/i;

/** The countdown that a text asks for; null where it asks for none. */
export function draftCountdown({ text, isNamed, plain }: ToolText): Draft | null {
  if (text.length > TEXT_CHARACTERS_MAX) return null;
  const request = countdownRequest(text);
  if (request === null) return null;
  const found = datesIn(text, request);
  if (found.hasRows || found.missing.length > MISSING_MAX) return null;
  return drafted(plain("A date countdown"), { text, request, found, isNamed });
}

interface Found {
  text: string;
  request: CountdownRequest;
  found: CountdownWishes;
  isNamed: boolean;
}

/** What the words that ask for it say of the unit. */
function unitWish({ unit }: CountdownRequest): ToolWish<CountdownPart> | null {
  return unit === "" ? null : countdownWish(unit);
}

function drafted(plain: Draft | null, { text, request, found, isNamed }: Found): Draft | null {
  const countdown = plain?.blueprint.features.find(({ kind }) => kind === "countdown");
  if (plain === null || countdown === undefined) return null;
  const { wishes, missing } = found;
  // "Wedding countdown, 14 June 2027": the date alone says nothing of what it is.
  const dates = found.dates.map((date) =>
    request.name !== "" && date.label === date.phrase ? { ...date, label: capitalise(request.name) } : date,
  );
  const ofUnit = unitWish(request);
  const parts = new Set([...wishes, ...(ofUnit === null ? [] : [ofUnit])].flatMap((wish) => wish.parts));
  const [first] = dates;
  const place = first === undefined ? undefined : text.indexOf(first.phrase, request.event === null ? request.end : 0);
  const isBehind = place !== undefined && request.event === null;
  const asked = text.slice(request.start, isBehind ? place + (first?.phrase.length ?? 0) : request.end).trim();
  const id = (part: string): string => partId(countdown.id, part);
  const options: Omit<CountdownFeature, "kind" | "id" | "phrase"> = {
    dates,
    unit: parts.has("sleeps") ? "sleeps" : parts.has("weeks") ? "weeks" : "days",
    hasHours: parts.has("hours"),
    hasWorkingDays: parts.has("working-days"),
  };
  const of = (part: CountdownPart): string => id(part === "weeks" || part === "sleeps" ? "unit" : part);
  const understood: Understood[] = [
    ...plain.understood.filter(({ became }) => !became.includes(countdown.id)),
    { phrase: asked, became: [isBehind && first !== undefined ? id(first.id) : id("dates"), ...(ofUnit?.parts ?? []).map(of)] },
    ...dates.filter((date) => date !== first || !isBehind).map((date) => ({ phrase: date.phrase, became: [id(date.id)] })),
    ...wishes.map((wish) => ({ phrase: wish.said, became: wish.parts.map(of) })),
  ];
  const title = isNamed ? plain.blueprint.title : titleOf(dates);
  const blueprint: Blueprint = {
    ...plain.blueprint,
    title,
    features: plain.blueprint.features.map((feature) => (feature === countdown ? { ...feature, phrase: asked, ...options } : feature)),
  };
  return { ...plain, blueprint, understood, notUnderstood: [...besides(text, request), ...missing, ...unshown(request)] };
}

/** "Sabbatical countdown" for one thing that has a name. */
function titleOf([date, ...others]: readonly CountdownDate[]): string {
  if (date === undefined || others.length > 0 || date.label.split(" ").length > TITLE_WORDS_MAX) return "Countdown";
  const tokens = sentencesOf(date.label).flatMap((sentence) => sentence.tokens);
  const isClause = tokens.length > 1 && tokens.some(({ speech, low }) => speech === "verb" && !low.endsWith("ing"));
  return isClause ? "Countdown" : `${date.label} countdown`.slice(0, TITLE_CHARACTERS_MAX);
}

/** What sentences before the request ask for. */
function besides(text: string, { start, event }: CountdownRequest): string[] {
  const before = text.slice(0, start).split(/(?<=[.!?;\n])\s+/);
  return before
    .slice(0, -1)
    .map((sentence) => sentence.replace(/[.!?;]+$/, "").trim())
    .filter(
      (sentence) => sentence !== "" && !STORY.test(sentence) && (event === null || !text.slice(event.start, event.end).includes(sentence)),
    );
}

/** A unit in which nothing is counted. */
function unshown({ unit }: CountdownRequest): string[] {
  return placesOf(unit, "uncounted-unit").map(({ start, end }) => unit.slice(start, end));
}
