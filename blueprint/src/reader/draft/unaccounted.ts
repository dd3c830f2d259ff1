// What a prompt says and nothing accounts for: no thing, field, intent or name was read from it, and nothing was left unread.
// It is reported as not built, so that no word of an intent is dropped in silence.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { leadingVerb } from "../lexicon/acts.ts";
import { actors } from "../lexicon/nouns.ts";
import type { ParsedPrompt, Unread } from "../parse/parsed-prompt.ts";
import { isContentWord, singularsIn } from "../text/content-words.ts";
import { contextIn } from "../text/context-words.ts";
import type { Token } from "../text/token.ts";

/** What accounts for words: the phrases that something became of, and the names of what there is. */
interface Accounts {
  phrases: readonly string[];
  names: readonly string[];
}

/** The places of a parsed prompt's text that nothing accounts for. */
export function unaccountedPlaces(parsed: ParsedPrompt, { phrases, names: given }: Accounts): Unread[] {
  const named = new Set(given.flatMap(singularsIn));
  const names = [parsed.title?.phrase, parsed.kind?.phrase, ...parsed.look.phrases, ...parsed.bans.map(({ phrase }) => phrase)];
  const said = [...phrases, ...names.filter((name) => name !== undefined)];
  const covered = [...parsed.unread, ...parsed.context, ...[...new Set(said)].flatMap((phrase) => placesOf(parsed.text, phrase))];
  const isCovered = ({ start, end, low }: Token): boolean =>
    !lexicon.is(low, "unshared") && covered.some((place) => start >= place.start && end <= place.end);
  return parsed.sentences.flatMap(({ tokens }) => {
    const context = contextIn(tokens);
    const isLeft = (token: Token): boolean =>
      lexicon.is(token.low, "unshared") || (isContent(token) && !isCovered(token) && !context.has(token) && !named.has(token.one));
    return runsOf(tokens, isLeft, isCovered);
  });
}

function placesOf(text: string, phrase: string): Unread[] {
  const words = phrase.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  if (phrase.trim() === "") return [];
  return [...text.matchAll(new RegExp(words.join("\\s+"), "giu"))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

function isContent(token: Token): boolean {
  const isKeeping = leadingVerb([token.low])?.act === "keep";
  if (lexicon.is(token.low, "clause-word") || lexicon.is(token.low, "modal")) return false;
  return isContentWord(token) && token.speech !== "other" && !isKeeping && !actors.has(token.one);
}

/** Runs of content words, with small words between them, that no mark and nothing that is accounted for parts. */
function runsOf(tokens: readonly Token[], isLeft: (token: Token) => boolean, isCovered: (token: Token) => boolean): Unread[] {
  const runs: Unread[] = [];
  let last: Token | null = null;
  for (const token of tokens) {
    if (!/[\p{L}\p{N}]/u.test(token.text) || isCovered(token)) last = null;
    if (!isLeft(token)) continue;
    const run = runs.at(-1);
    if (last !== null && run !== undefined) run.end = token.end;
    else runs.push({ start: token.start, end: token.end });
    last = token;
  }
  return runs;
}
