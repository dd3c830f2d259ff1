// What a person takes back while writing, and what is only polite: "a list of goats... sorry no, sheep please" asks for sheep.

/** A word, and what takes it back. */
const correction =
  /[\p{L}-]+\s*(?:\.{3}|…|,|-|–|—)\s*(?:sorry,? (?:no|i mean|not that)|no,? (?:wait|sorry)|wait,? no|oops,? no|scratch that|sorry(?=,))[,:;]?\s+(?=\p{L})/giu;
const courtesy = /,? please(?=\s*[.!?;,\n]|\s*$)/gi;

/** The text with each word that is taken back replaced by the one that was meant, and without a "please" behind what is asked for. */
export function withoutSlips(text: string): string {
  return text.replace(correction, "").replace(courtesy, "");
}
