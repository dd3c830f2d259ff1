// "Wheel for who does the dishes: Mia, Tom, Lea, no repeats": what chance is to decide, as a picker. Each wish is bound to the
// part that fulfils it, and what is none of a picker is said to be missing.
import type { PickerFeature, PickerPart } from "../../../../../features/insight/tools/picker/picker-schema.ts";
import { type Clause, clausesOf, coreOf, requestIn, requestPlaces, saysSomething, tailsOf } from "../tool-clauses.ts";
import type { DraftedTool } from "../drafted-tool.ts";
import { type Entries, entriesIn, namedBefore, numberedIn, rangeIn } from "./entries-in.ts";
import { type PickerKindFound, pickerKind } from "./picker-kind.ts";
import { foreignSource, type PickerWish, wishesOf } from "./picker-parts.ts";
import { pickerTitle } from "./picker-title.ts";

type Settings = Omit<PickerFeature, "kind" | "id" | "phrase" | "said">;

/** A request is one of the first clauses. */
const PLACE_MAX = 3;
/** "From 40 tickets". */
const POOL = /\b(?:from|of|out of|among|with|for) (?<pool>.+)$/i;
/** A random number is one up to this where no range is said. */
const NUMBER_MAX = 100;

/** The picker that a text asks for; null where it asks for none. */
export function draftPicker(text: string): DraftedTool | null {
  const clauses = clausesOf(text);
  for (const at of requestPlaces(clauses, PLACE_MAX)) {
    const from = clauses.slice(at);
    const listed = entriesIn(text, from);
    if (listed === "fields") return null;
    const whole = listed?.request ?? from[0];
    if (whole === undefined) return null;
    for (const request of [whole, requestIn(whole)]) {
      const found = pickerKind(request.text, listed !== null);
      if (found !== null) return settled({ found, listed, request, others: from.slice(1) });
    }
  }
  return null;
}

interface Found {
  found: PickerKindFound;
  listed: Entries | null;
  request: Clause;
  others: readonly Clause[];
}

function settled({ found, listed, request, others }: Found): DraftedTool {
  const { kind } = found;
  const entries = listed ?? entriesOf([request, ...others], found);
  const { asked, tails, foreign } = askedIn(request, { hasEntries: entries !== null });
  const settings = beginning({ ...found, words: coreOf(asked).words }, entries?.entries ?? []);
  const said: Partial<Record<PickerPart, string>> = {};
  const understood: DraftedTool["understood"] = [{ phrase: asked, part: null }];
  const bind = (phrase: string, { part, settings: { dice, ...wished } }: PickerWish): void => {
    Object.assign(settings, wished);
    if (settings.dice !== undefined) settings.dice = { ...settings.dice, ...dice };
    said[part] = said[part] === undefined ? phrase : `${said[part]}, ${phrase}`;
    understood.push({ phrase, part });
  };
  if (entries !== null) bind(entries.phrase, { part: "entries", settings: {} });
  for (const wish of wishesOf(asked, { kind, isRequest: true }))
    if (wish.part !== "add" || (entries === null && kind !== "coin")) bind(asked, wish);
  const missing = [...foreign];
  for (const { text: clause } of [...tails, ...(listed?.rest ?? others).flatMap(tailsOf)]) {
    const phrase = clause.replace(/^(?:and|but|so|with|that|which)\s+(?=\S)/i, "").trim();
    const wishes = wishesOf(phrase, { kind });
    for (const wish of wishes) if (wish.part !== "add" || entries === null || !phrase.includes(entries.phrase)) bind(phrase, wish);
    if (wishes.length > 0 || phrase === entries?.phrase) continue;
    if (pickerKind(phrase, listed !== null) !== null) understood.push({ phrase, part: null });
    else if (saysSomething(clause)) missing.push(phrase);
  }
  return { kind: "picker", title: settings.title, settings: { ...settings, said }, understood, missing };
}

/** The words that ask for the picker, the wishes behind them, and what it draws from that only another place knows. */
function askedIn(request: Clause, { hasEntries }: { hasEntries: boolean }): { asked: string; tails: Clause[]; foreign: string[] } {
  const range = rangeIn(request.text);
  if (range !== null) {
    const end = request.text.indexOf(range.phrase) + range.phrase.length;
    const behind = request.text.slice(end);
    const rest = { text: behind.trimStart(), start: request.start + end + behind.length - behind.trimStart().length, mark: "" };
    return { asked: request.text.slice(0, end), tails: rest.text === "" ? [] : tailsOf(rest), foreign: [] };
  }
  const [core, ...tails] = tailsOf(request);
  const asked = core?.text ?? request.text;
  const foreign = hasEntries ? null : foreignSource(asked);
  return {
    asked: foreign === null ? asked : asked.slice(0, asked.length - foreign.length).trimEnd(),
    tails,
    foreign: foreign === null ? [] : [foreign],
  };
}

/** What a picker of this kind begins with. */
function beginning(found: PickerKindFound, entries: string[]): Settings {
  const { kind } = found;
  const title = pickerTitle(found);
  if (kind === "coin") return { title, entries: ["Heads", "Tails"] };
  if (kind === "dice") return { title, entries: [], dice: { count: 1, sides: 6 } };
  if (kind === "teams") return { title, entries, teams: { count: 2 } };
  const isNumber = entries.length === 0 && found.name.includes("number");
  return { title, entries: isNumber ? Array.from({ length: NUMBER_MAX }, (_, at) => String(at + 1)) : entries };
}

/** Numbers of a range, two options, players of teams or people of a class, where so many are spoken of and nobody is named. */
function entriesOf(
  [request, ...others]: readonly Clause[],
  { kind, words }: PickerKindFound,
): { entries: string[]; phrase: string } | null {
  const text = request?.text ?? "";
  if (kind === "dice" || kind === "coin") return null;
  if (kind === "teams") return [text, ...others.map((one) => one.text)].map(numberedIn).find((found) => found !== null) ?? null;
  const pools = [text, ...others.map((one) => one.text)].flatMap((one) => POOL.exec(one)?.groups?.["pool"] ?? []);
  return rangeIn(text) ?? namedBefore(words) ?? pools.map(numberedIn).find((found) => found !== null) ?? null;
}
