// What a person takes back while writing, and what is only polite: "a list of goats... sorry no, sheep please" asks for sheep.
import { lexicon } from "../../../knowledge/words/lexicon.ts";

/** A word, and what takes it back. */
const correction =
  /[\p{L}-]+\s*(?:\.{3}|…|,|-|–|—)\s*(?:sorry,? (?:no|i mean|not that)|no,? (?:wait|sorry)|wait,? no|oops,? no|scratch that|sorry(?=,))[,:;]?\s+(?=\p{L})/giu;
const courtesy = /,? please(?=\s*[.!?;,\n]|\s*$)/gi;

/** "A list of buyers… actually what I need is a list of fleeces": a beginning that is taken back as a whole. */
const restart =
  /^[^.?!…]{3,120}?(?:\.{2,}|…|[?!]+|,|\s[-–—])\s*(?:no,?\s+)?(?:actually|sorry|scratch that|wait),?\s+(?:no,?\s+)?(?:actually\s+)?what (?:i|we)(?:'d)? (?:actually |really )?(?:need|want|like|meant)(?: is)?\s+/iu;
/** "A birthday page?? no sorry, it's for our christening": what is asked for, for something else. */
const renamed = new RegExp(
  String.raw`^[^.?!…]{0,80}?\b(?<what>${[...lexicon.words("site-word"), "app", "list", "log", "form"].join("|")})\s*(?:\.{2,}|…|[?!]+)\s*(?:no,?\s+sorry|sorry,?\s+no|no,?\s+wait|wait,?\s+no),?\s+it'?s (?=for\b)`,
  "iu",
);

/** The text with each word that is taken back replaced by the one that was meant, and without a "please" behind what is asked for. */
export function withoutSlips(text: string): string {
  return text.replace(restart, "I need ").replace(renamed, "A $<what> ").replace(correction, "").replace(courtesy, "");
}
