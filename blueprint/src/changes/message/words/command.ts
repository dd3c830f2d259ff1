// What a clause wants done, by its verb. Politeness is dropped first; whether something is to be done by us ("delete the
// notes") or to be possible in the app ("let me delete recipes") decides what the same verb means.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList } from "../../../knowledge/data/word-list.ts";
import type { Token } from "../../../reader/text/token.ts";
import { unwritten } from "./tokens.ts";

/** What is to be done. `wish` is something to be possible in the app; `bare` has no verb. */
export const Verb = z.enum(["add", "remove", "rename", "change", "make", "show", "leave", "wish", "bare"]);
export type Verb = z.infer<typeof Verb>;

/** A clause with its verb taken off. */
export interface Command {
  verb: Verb;
  /** The words after the verb. */
  words: Token[];
  /** All words without politeness. */
  all: Token[];
}

const written = readData(
  "words/commands.json",
  z.strictObject({ politeness: WordList, verbs: z.array(z.strictObject({ verb: Verb, phrases: WordList })) }),
);

const politeness = written.politeness.toSorted((a, b) => b.length - a.length);

/** What makes the rest something that is to be possible in the app. */
const abilities =
  /^(?:(?:let|lets|allow|allows|enable|help) (?:me|us|(?:all |other |my |our |the )?(?:people|users|everyone|everybody|them|anyone|visitors|customers|guests|members|readers|players|students))(?: to)?|(?:visitors|customers|guests|members|readers|players|students) (?:can|should be able to|must be able to)|(?:allow|enable) to|(?:i|we|they|users|people|everyone|one|it) (?:should be able to|must be able to|want to be able to|need to be able to|would like to be able to|should also be able to|can|could|should|must|may|want to|wants to|need to)|can i|could i|be able to|make it possible (?:to|for (?:me|us|users|people) to)|it should be possible to|(?:add |with |have |include )?(?:the|an?) (?:ability|option|possibility|way|button|chance|function|feature) (?:for (?:me|us|users|people) )?to|so i can|where i can)(?: also| easily| quickly)? /;

const phrases: readonly { verb: Verb; words: string[] }[] = written.verbs
  .flatMap(({ verb, phrases: all }) => all.map((phrase) => ({ verb, words: phrase.split(" ") })))
  .toSorted((a, b) => b.words.length - a.words.length);

function startsWith(lows: readonly string[], words: readonly string[]): boolean {
  return words.every((word, at) => lows[at] === word);
}

function withoutPoliteness(tokens: readonly Token[]): Token[] {
  let rest = [...tokens];
  for (;;) {
    const lows = rest.map((token) => token.low);
    const found = politeness.map((phrase) => phrase.split(" ")).find((words) => words.length < lows.length && startsWith(lows, words));
    // "Do not" and "no longer" begin with politeness only by chance.
    if (found === undefined || (found.length === 1 && found[0] === "do" && lows[1] === "not")) break;
    rest = rest.slice(found.length);
    if (/^[,.!]$/.test(rest[0]?.text ?? "")) rest = rest.slice(1);
  }
  let to = rest.length;
  while (to > 1 && lexicon.is(rest[to - 1]?.low, "politeness") && !(rest[to - 1]?.low === "more" && to < 3)) to -= 1;
  return rest.slice(0, to);
}

function lengthOf(matched: string): number {
  return matched.trim().split(" ").length;
}

/** "Recipes should have a rating", "each task needs a due date": the same as adding it to them. */
function ofSubject(all: Token[]): Command | null {
  const lows = all.map((token) => token.low);
  const needless = /^(.+?) (?:is|are) (?:not|no longer) (?:needed|necessary|used)$/.exec(lows.join(" "))?.[1];
  if (needless !== undefined && !/^(?:it|this|that)$/.test(needless))
    return { verb: "remove", words: all.slice(0, needless.split(" ").length), all };
  const at = lows.findIndex((word, place) => place > 0 && place < 5 && lexicon.is(word, "modal"));
  if (at < 1 || lexicon.is(lows[0], "subject-pronoun")) return null;
  const rest = lows.slice(at).join(" ");
  if (/^(?:can|should|must|could) (?:go|go away|be removed|be deleted|be dropped|disappear)$/.test(rest))
    return { verb: "remove", words: all.slice(0, at), all };
  const matched =
    /^(?:(?:should|must|shall|will|could)(?: also)? (?:have|include|get|contain)|needs?(?: also| to have)?|(?:has|have)(?: to have| also)?) /.exec(
      `${rest} `,
    )?.[0];
  if (matched === undefined) return null;
  const words = all.slice(at + lengthOf(matched));
  if (words.length === 0 || words[0]?.low === "to") return null;
  return { verb: "add", words: [...words, unwritten("to", all[0]?.start), ...all.slice(0, at)], all };
}

/** What the words of a clause want done. */
export function commandOf(tokens: readonly Token[]): Command {
  const all = withoutPoliteness(tokens);
  const lows = all.map((token) => token.low);
  const ability = abilities.exec(`${lows.join(" ")} `)?.[0];
  if (ability !== undefined) {
    const words = all.slice(lengthOf(ability));
    if (/^(?:not|never|no)$/.test(words[0]?.low ?? "")) return { verb: "leave", words: words.slice(1), all };
    const adds = lexicon.is(words[0]?.low, "form-verb");
    return { verb: adds ? "add" : "wish", words: adds ? words.slice(1) : words, all };
  }
  const found = phrases.find(({ words }) => startsWith(lows, words));
  if (found !== undefined && lows.length > found.words.length) {
    const words = all.slice(found.words.length);
    return { verb: found.verb, words: words[0]?.text === ":" && found.verb !== "rename" ? words.slice(1) : words, all };
  }
  return ofSubject(all) ?? { verb: "bare", words: all, all };
}
