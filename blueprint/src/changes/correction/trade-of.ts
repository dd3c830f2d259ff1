// "I groom dogs" → "dog grooming business", "we are a choir" → "choir", "my shop sells bread" → "bread shop": what somebody
// is or does, as the noun that a prompt would have for it.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";
import { leadingVerb } from "../../reader/lexicon/acts.ts";
import { tokensFrom, type Segment } from "./segments.ts";

/** The noun for what the part of a message says that its writer is or does; null where it is none, or a list that is kept. */
export function tradeOf(segment: Segment): string | null {
  const { roles } = segment;
  const nounAfter = (at: number): string => nounIn(segment, at);
  const being = /^ME BE (?:A )?(?=X)/.exec(roles)?.[0];
  if (being !== undefined) return nounAfter(being.trim().split(" ").length) || null;
  const verb = segment.words[1]?.low ?? "";
  if (/^ME X (?:A |MY )?X/.test(roles)) {
    const particle = lexicon.is(segment.words[2]?.low, "verb-adverb") ? 1 : 0;
    const noun = nounAfter((/^ME X (?:A|MY)/.test(roles) ? 3 : 2) + particle);
    if (lexicon.is(verb, "running-verb")) return noun;
    return leadingVerb([verb])?.act === "keep" ? null : `${noun} ${gerund(verb)} business`;
  }
  if (roles.startsWith("ME DO A X")) return nounAfter(3);
  const owned = /^(?:IT )?(?:ME |BE |SHOULD |ASK |A |KIND )*ABOUT MY (?=X)/.exec(roles)?.[0];
  if (owned !== undefined) return nounAfter(owned.trim().split(" ").length);
  return roles.startsWith("MY X X X") ? `${nounAfter(3)} ${verb}` : null;
}

/** The words of a noun from a place, the last in the singular. */
function nounIn(segment: Segment, at: number): string {
  const end = segment.words.findIndex(({ role, low }, place) => place >= at && (role === "ABOUT" || role === "A" || low === "and"));
  const until = end < 0 ? segment.words.length : end;
  const lows = tokensFrom({ ...segment, words: segment.words.slice(0, until) }, at).map(({ low }) => low);
  return [...lows.slice(0, -1), ...lows.slice(-1).map(singularWord)].join(" ");
}

function gerund(verb: string): string {
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}

/** The prompt for a site or an app, as one that names this trade; null where it has no place for it. */
export function withTrade(prompt: string, trade: string): string | null {
  const owned = /\b(my|our) (\p{L}+)\b/iu.exec(prompt);
  if (owned?.[2] !== undefined && lexicon.is(owned[2], "organisation-word"))
    return `${prompt.slice(0, owned.index)}${owned[1] ?? "my"} ${trade}${prompt.slice(owned.index + owned[0].length)}`;
  const site = [...prompt.matchAll(/\p{L}+/gu)].find(([word]) => lexicon.is(word, "site-noun"));
  if (site === undefined) return null;
  const end = site.index + site[0].length;
  return /^ (?:for|of|about)\b/i.test(prompt.slice(end)) ? null : `${prompt.slice(0, end)} for my ${trade}${prompt.slice(end)}`;
}
