// "A site to promote my book", "a page about our band": what is shown to others is whose site it is, and nothing that it keeps.
import type { Token } from "../text/token.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { leadingLead } from "../lexicon/leads.ts";
import { nounPhrase, prepositionsOf } from "../text/noun-phrase.ts";
import type { ParsedPrompt } from "../parse/parsed-prompt.ts";

/** The tokens of what is promoted: after "to promote my", "about our". */
function promotedTokens(tokens: readonly Token[]): Token[] {
  const isShown = (at: number): boolean =>
    tokens[at]?.low === "about" || (lexicon.is(tokens[at]?.low, "showing-verb") && tokens[at - 1]?.low === "to");
  const at = tokens.findIndex(({ low }, place) => place > 1 && /^(?:my|our)$/.test(low) && isShown(place - 1));
  if (at < 0) return [];
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ low, text }) => !/\p{L}/u.test(text) || lexicon.is(low, "list-joint") || leadingLead([low]) !== null);
  return prepositionsOf(rest.slice(0, end < 0 ? undefined : end)).head;
}

/** Takes what a product's prompt says is promoted for whom the product speaks for, where nobody else is named. */
export function takePromoted(parsed: ParsedPrompt): void {
  const [sentence] = parsed.sentences;
  const words = sentence === undefined || parsed.owner !== null ? [] : promotedTokens(sentence.tokens);
  const noun = nounPhrase(words);
  const [first] = words;
  if (sentence === undefined || noun === null || first === undefined) return;
  const from = sentence.tokens[sentence.tokens.indexOf(first) - 2];
  const place = { start: from?.start ?? first.start, end: words.at(-1)?.end ?? first.end };
  const isWithin = ({ start, end }: { start: number; end: number }): boolean => start >= place.start && end <= place.end;
  parsed.owner = noun.low;
  parsed.context.push(place);
  parsed.unread = parsed.unread.filter((one) => !isWithin(one));
  parsed.mentions = parsed.mentions.filter((one) => !isWithin(one.place));
  parsed.intents = parsed.intents.filter((one) => !isWithin(one.place));
}
