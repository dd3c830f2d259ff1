// The question that stands in for a draft whose subject is not sure, with what the sentence may have meant as its options.
import type { Question } from "../../../schema/reading.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { quote, sentencesOf } from "../../text/token.ts";
import { connectModel } from "../connect-model.ts";
import { requestAt } from "../requests/request-start.ts";
import { isEnglishWord } from "../spelling/is-english-word.ts";
import { thingIn } from "../wishes/own-list.ts";
import type { Wish } from "../wishes/wishes-in.ts";

/** Behind so many words, what a text names is in passing. */
const HEAD_WORDS_MAX = 4;

interface Unclear {
  text: string;
  wishes: readonly Wish[];
  /** What is said of it, where that is known. */
  said?: string | undefined;
  options: readonly string[];
  /** How often it was asked before. */
  turn: number;
  isModelConnected: boolean;
}

/** Asks what a cleaned text should become. */
export function whichQuestion({ text, wishes, said = "", options, turn, isModelConnected }: Unclear): Question {
  const isUnread = options.length === 0 && said === "" && wishes.length > 0 && wishes.every((wish) => isUnasked(wish, text));
  const which =
    options.length > 0 ? "Which of these comes closest, or what should the app keep, show or do?" : openQuestion(wishes, isUnread);
  const understood = isUnread ? cannotBuild(wishes, text) : `${sayWishes(wishes, text)}${said}`;
  const sentence =
    turn > 0 ? `${understood}That does not tell me enough either. ${which}` : `${understood}${which} ${connectModel(isModelConnected)}`;
  return { id: `which-${turn}`, text: sentence, options: [...options], allowsOther: true };
}

/** That none of what there is fits, and what there is. */
const cannotBuild = (wishes: readonly Wish[], text: string): string =>
  `I do not know how to build ${listed(wishes.map((wish) => sayWish(wish, text)))}. What I build by myself are lists and logs, bookings, boards, calendars, sites, timers, countdowns, counters, quizzes, polls and calculators. `;

/** "Flarp the wobble": words that nobody asks for anything with. */
const isUnasked = ({ lead, said }: Wish, text: string): boolean =>
  lead === "" && said[0]?.start === 0 && requestAt(sentencesOf(text)[0]?.tokens ?? []) < 0;

function sayWish({ lead, said }: Wish, text: string): string {
  const words = quote(text, said);
  const [first] = said;
  const isOpening = first?.start === 0 || lead === "to " || lexicon.is(first?.low, "subject-pronoun");
  const isPlain = isOpening && first?.low !== "i" && /^\p{Lu}(?:\p{Ll}| )/u.test(words) && isEnglishWord(first?.low ?? "");
  return `${lead}“${isPlain ? words.charAt(0).toLowerCase() + words.slice(1) : words}”`;
}

/** What was understood, in the person's own words; empty where nothing was. */
export function sayWishes(wishes: readonly Wish[], text: string): string {
  const wanted = wishes.filter(({ lead }) => lead !== "that ").map((wish) => sayWish(wish, text));
  const stated = wishes.filter(({ lead }) => lead === "that ").map((wish) => sayWish(wish, text));
  const said = listed(wanted.length === 0 ? stated : [`that you want ${listed(wanted)}`, ...stated]);
  return said === "" ? "" : `I understood ${said}. `;
}

/** Asks for the one thing that is missing: what is kept of each of what is wished. */
function openQuestion(wishes: readonly Wish[], isUnread: boolean): string {
  const named = thingIn(wishes);
  // "A star chart with a rocket": a thing in passing.
  const isHead = wishes.some(({ said }) => said.slice(0, HEAD_WORDS_MAX).some((token) => token === named?.tokens.at(-1)));
  const thing = isUnread && !isHead ? null : named;
  const asked = thing === null ? "What should the app keep, show or do?" : `What should it keep of each ${thing.one}, or show or do?`;
  return `${asked} Say it in a sentence such as “a list of ${thing?.many ?? "visits"} with name, date and notes”.`;
}

const places = ["first 1 a", "second 2 b", "third 3 c", "fourth 4 d"];

/** The option that an answer means: in its own words, or by its place ("the second one", "2"). */
export function optionMeant(options: readonly string[], answer: string): string | null {
  const said = answer
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, "");
  const exact = options.find((option) => option.toLowerCase() === said);
  if (exact !== undefined) return exact;
  const word = /^(?:the )?(\w+)(?: one)?$/.exec(said)?.[1] ?? "";
  return options[places.findIndex((names) => names.split(" ").includes(word))] ?? null;
}
