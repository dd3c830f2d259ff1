// "Number of parcels per department", "how many each person has", "how many still open": what the app counts, and nobody types.
// Rows that are kept are counted by a field of theirs; any other count is left unread, and said not to be built.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import type { Mention } from "../parsed-prompt.ts";
import type { Shape } from "./piece-shape.ts";
import type { ParserState } from "./statements/parser-state.ts";
import type { Statement } from "./statements/statement.ts";
import { mentioned } from "./things/mention.ts";

interface Counting {
  counted: Token[];
  by: Token[];
}

/** What is counted, and by what; null where the words count nothing by anything. */
function countingIn(words: readonly Token[]): Counting | null {
  const said = words.map(({ low }) => low).join(" ");
  const opening = /^(?:the )?(?:how many|(?:total )?(?:number|count) of)\b/.exec(said)?.[0].split(" ").length ?? 0;
  if (opening === 0) return null;
  // "How many are coming in total".
  const are = /^(?:are|is|have|has)$/.test(words[opening]?.low ?? "") ? words.slice(opening + 1) : [];
  const end = are.findIndex(({ low }) => low === "in" || lexicon.is(low, "reckoning-word"));
  if (are.length > 0) return { counted: [], by: are.slice(0, end < 0 ? undefined : end) };
  const at = words.findIndex(({ low }) => /^(?:per|each|every)$/.test(low));
  if (at < opening) return null;
  const isJoint = lexicon.is(words[at - 1]?.low, "preposition");
  const behind = words.slice(at + 1);
  // "How many each person has": the verb is behind who has them.
  const verb = behind.findIndex(({ low }, place) => place > 0 && lexicon.is(low, "having-verb"));
  return { counted: words.slice(opening, isJoint ? at - 1 : at), by: verb < 0 ? behind : behind.slice(0, verb) };
}

function countedThing({ parsed, current }: ParserState, counted: readonly Token[]): Mention | null {
  const noun = nounPhrase(counted);
  return noun === null ? current : mentioned(parsed, noun);
}

/** Reads words that count something. Null where they are not that. */
export function readCount(state: ParserState, chunk: Shape): Statement[] | null {
  const nothing: Statement[] = [{ kind: "nothing", words: chunk.words, isAlone: true }];
  if (state.current === null) return null;
  if (/^how many (?:(?:are|is) )?still\b/.test(chunk.words.map(({ low }) => low).join(" "))) return nothing;
  const counting = countingIn(chunk.words);
  const by = counting === null ? null : nounPhrase(counting.by);
  if (counting === null || by === null) return null;
  const of = countedThing(state, counting.counted);
  const isPeriod = by.tokens.some(({ one }) => lexicon.is(one, "period"));
  // "Number of eggs per day" is typed each day.
  if (of === null) return isPeriod ? null : nothing;
  const ask: Statement = { kind: "ask", act: "chart", said: chunk, of, after: new Map([["per", by]]) };
  return isPeriod ? [ask] : [{ kind: "field", of, noun: by, said: { words: counting.by, aside: [] } }, ask];
}
