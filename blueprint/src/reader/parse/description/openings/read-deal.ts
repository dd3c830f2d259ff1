// "Tennis court booking", "bookings for two rooms", "book a room": what is booked is kept, and booking is what one does with it.
import type { Shape } from "../piece-shape.ts";
import { definitionOf } from "../../../../features/feature.ts";
import { isFeatureAct, leadingVerb } from "../../../lexicon/acts.ts";
import { businesses } from "../../product-kinds/products.ts";
import { groups } from "../../../lexicon/subject-words.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { featureIn } from "../../../lexicon/features.ts";
import { actors } from "../../../lexicon/nouns.ts";
import { nounPhrase, type NounPhrase, prepositionsOf } from "../../../text/noun-phrase.ts";
import { mention } from "../things/mention.ts";
import type { ParserState } from "../statements/parser-state.ts";
import type { Statement } from "../statements/statement.ts";

const DEAL = "book";

/** What the words before "booking", or those after "for" or "book a", say is booked. */
function dealtWith({ words, head, after }: Shape): NounPhrase | null {
  const lows = words.map(({ low }) => low);
  const verb = leadingVerb(lows, "public");
  const isDeal = verb !== null && isFeatureAct(verb.act) && definitionOf(verb.act).deal === DEAL && !verb.gerund;
  if (isDeal && /^an?$/.test(lows[verb.words.length] ?? "")) return nounPhrase(prepositionsOf(words.slice(verb.words.length)).head);
  const end = head.findLastIndex(({ one }) => !lexicon.is(one, "site-noun")) + 1;
  const noun = nounPhrase(head.slice(0, end));
  const feature = noun === null ? null : featureIn(noun.tokens.map(({ one }) => one));
  // "Barber appointments" are none that a barber is booked for.
  if (noun === null || feature === null || !isFeatureAct(feature.act) || !/(?:^| )(?:booking|reservation|rental)$/.test(noun.key))
    return null;
  if (definitionOf(feature.act).deal !== DEAL || after.size > 1) return null;
  const whom = after.get("for") ?? after.get("of") ?? null;
  const isWhom = [groups, businesses].some((names) => names.has(whom?.tokens.at(-1)?.one ?? ""));
  return nounPhrase(noun.tokens.slice(0, -1)) ?? (isWhom ? null : whom);
}

/** Reads the piece that a booking begins with, unless a list of fields follows it. Null where it is not that. */
export function readDeal(state: ParserState, chunk: Shape): Statement[] | null {
  if (chunk.lead !== "start" || state.stated || state.parsed.mentions.length > 0) return null;
  const about = dealtWith(chunk);
  const of = about === null || actors.has(about.key) ? null : mention(state.parsed, about, 2.5);
  if (of === null) return null;
  const { head, headNoun } = chunk;
  state.current = of;
  const called: Statement = { kind: "called", words: headNoun?.low ?? "", said: head };
  return [called, { kind: "ask", act: DEAL, said: { words: head, aside: chunk.aside }, of, object: about }];
}
