// What stands among the fields of a list and is none: what is to stand out, how often something is done, and what no field holds.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Token } from "./token.ts";

/** "Flag anything over 8", "twice a day", "a voice recording". */
export function isNoField(words: readonly Token[]): boolean {
  const [first, second] = words;
  const isGeneral = lexicon.is(second?.low, "determiner") || lexicon.is(second?.low, "pointing-word") || second?.low === "any";
  const isRule = lexicon.is(first?.low, "flagging-verb") && isGeneral;
  const isOften = /^(?:once|twice)$/.test(first?.low ?? "") || (first?.low === "every" && lexicon.is(second?.one, "period"));
  return isRule || isOften || lexicon.ends(words.map(({ one }) => one).join(" "), "recorded-media");
}
