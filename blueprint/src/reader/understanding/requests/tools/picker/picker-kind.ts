// Whether words ask for chance to decide something, and what: dice, a coin, teams, or one of several. Only what is asked for
// counts, the head of its name at that: "a raffle ticket tracker" and "dice games with their rules" are none of these.
import { isPlural } from "../../../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../../../knowledge/words/number-of.ts";
import { meansPeople } from "../../../../text/noun-kind.ts";
import { namedBefore } from "./entries-in.ts";
import { coreOf, nameOf } from "../tool-clauses.ts";

export type PickerKind = "dice" | "coin" | "teams" | "draw";

/** What is asked for, with the words that it is called by. */
export interface PickerKindFound {
  kind: PickerKind;
  /** The words of the request without its opening. */
  words: readonly string[];
  /** The name of the tool; empty where only what it does is said. */
  name: readonly string[];
}

/** "20-sided", "d20", "3d6". */
export const DIE = /^(?<count>\d{0,2})d(?<sides>\d{1,3})$/;
const NOUN_WORDS_MAX = 3;
const OBJECT_WORDS = 4;

/** What a request asks for; null where it asks for nothing that chance decides. `hasEntries`: what is drawn from stands behind it. */
export function pickerKind(request: string, hasEntries: boolean): PickerKindFound | null {
  const { words, verbs, isNoun } = coreOf(request);
  const name = nameOf(words);
  const isChance = lexicon.names(request, "chance-word");
  const kind =
    (isNoun ? null : doneKind(words, { hasEntries, isChance })) ??
    teamKind(words, { verbs, name }) ??
    namedKind(words, { name, hasEntries, isChance });
  if (kind === null) return null;
  const isWheel = lexicon.is(name.at(-1), "wheel-word") && !name.includes("the");
  const isDone = lexicon.is(words[0], "rolling-verb") || (lexicon.is(words[0], "picking-verb") && !isWheel);
  const isOption = namedBefore(words) !== null;
  return { kind, words, name: isDone || kind === "teams" ? [] : isOption ? words : name };
}

/** "Pick a random name", "roll two dice", "decide who washes up". */
function doneKind(words: readonly string[], { hasEntries, isChance }: { hasEntries: boolean; isChance: boolean }): PickerKind | null {
  const [verb, ...object] = words;
  const near = object.slice(0, OBJECT_WORDS);
  if (lexicon.is(verb, "rolling-verb")) {
    if (near.some((word) => lexicon.is(word, "dice-noun") || DIE.test(word))) return "dice";
    return near.includes("coin") ? "coin" : null;
  }
  if (!lexicon.is(verb, "picking-verb")) return null;
  const isDrawn = (verb ?? "").startsWith("draw") && near.some((word) => lexicon.is(word, "drawn-noun"));
  const isSpun = (verb ?? "").startsWith("spin") && near.some((word) => lexicon.is(word, "wheel-word"));
  const isAsked = hasEntries && near.some((word) => lexicon.is(word, "clause-question"));
  return isChance || isDrawn || isSpun || isAsked ? "draw" : null;
}

/** "Split 12 players into 3 fair teams", "make random groups", "a team generator". */
function teamKind(words: readonly string[], { verbs, name }: { verbs: readonly string[]; name: readonly string[] }): PickerKind | null {
  const at = words.findIndex((word) => lexicon.is(word, "team-noun"));
  if (at < 0) return null;
  const isMaker = lexicon.is(name.at(-1), "team-maker") && name.some((word) => lexicon.is(word, "team-noun"));
  if (isMaker) return "teams";
  const into = words.lastIndexOf("into", at);
  const before = words.slice(0, at);
  const isFair = before.some((word) => lexicon.is(word, "fair-word")) || /\b(?:at random|by chance)\b/.test(words.join(" "));
  const isSplit = [...verbs, words[0]].some((verb) => lexicon.is(verb, "splitting-verb")) && into >= 0;
  const isCounted = numberOf(words[at - 1] ?? "") > 0 || (words[at + 1] === "of" && numberOf(words[at + 2] ?? "") > 0);
  const isOfPeople = before.some((word) => isPlural(word) && meansPeople(word.replace(/s$/, "")));
  if (isSplit) return isFair || isOfPeople || isCounted || /^(?:team|pair|squad)s$/.test(words[at] ?? "") ? "teams" : null;
  const isMade = [...verbs, words[0]].some((verb) => lexicon.is(verb, "splitting-verb") || lexicon.is(verb, "picking-verb"));
  return isFair && name.includes(words[at] ?? "") && name.at(-1) === words[at] && (isMade || name.length <= NOUN_WORDS_MAX)
    ? "teams"
    : null;
}

/** "Dice", "a chore wheel", "raffle draw", "what shall we have for dinner wheel". */
function namedKind(words: readonly string[], call: { name: readonly string[]; hasEntries: boolean; isChance: boolean }): PickerKind | null {
  const { name, hasEntries, isChance } = call;
  const ending = (count: number): string => name.slice(-count).join(" ");
  const isOne = (category: "dice-noun" | "coin-noun" | "picker-noun"): boolean =>
    [1, 2, NOUN_WORDS_MAX, NOUN_WORDS_MAX + 1].some(
      (count) => lexicon.is(ending(count), category) && !(category === "coin-noun" && ending(count) === "coin"),
    );
  if (isOne("dice-noun") || DIE.test(name.at(-1) ?? "")) return "dice";
  if (isOne("coin-noun")) return "coin";
  if (isOne("picker-noun")) return "draw";
  if (namedBefore(words) !== null) return "draw";
  if (words[0] === "random" && name.length <= NOUN_WORDS_MAX && (hasEntries || lexicon.is(name.at(-1), "drawn-noun"))) return "draw";
  const isQuestion = lexicon.is(words[0], "clause-question");
  const last = isQuestion ? words.at(-1) : name.at(-1);
  if (!lexicon.is(last, "picker-ending") || name.some((word) => lexicon.is(word, "other-picker"))) return null;
  const others = words.filter((word) => word !== last);
  const isAsked = others.some((word) => lexicon.is(word, "clause-question"));
  const isWheel = lexicon.is(last, "wheel-word") && others.some((word) => lexicon.is(word, "wheel-of-chance"));
  return isAsked || isChance || isWheel || (hasEntries && last !== "draw") ? "draw" : null;
}
