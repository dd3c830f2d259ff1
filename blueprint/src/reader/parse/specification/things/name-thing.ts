// When a noun of a specification is a thing that the product keeps.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { ParsedPrompt, Mention } from "../../parsed-prompt.ts";
import { knownThing } from "../../description/things/known-thing.ts";
import { isGeneric, mention, mentioned, mentionedAs } from "../../description/things/mention.ts";
import type { NounPhrase } from "../../../text/noun-phrase.ts";
import type { Candidate } from "../statement.ts";
import { abstracts } from "../lexicon/containers.ts";
import { audiences, everyone } from "../lexicon/audiences.ts";
import { meantNoun } from "./meant-noun.ts";

/** "A *video* sharing platform" keeps videos, which are mere parts of what others keep. */
function isMedium({ kind }: ParsedPrompt, { tokens }: NounPhrase): boolean {
  const last = tokens.at(-1)?.one ?? "";
  return /^(?:video|photo|picture|image|file)$/.test(last) && kind?.words.split(" ").includes(last) === true;
}

/** Whether a noun of which nothing was said before may be a thing. `isObject`: something is done with it. */
function mayBeThing(parsed: ParsedPrompt, noun: NounPhrase, { isObject, isKnown }: { isObject: boolean; isKnown: boolean }): boolean {
  if (isOwner(parsed, noun) || (lexicon.is(noun.key, "realm") && !isObject) || isAudience(noun, isObject)) return false;
  return isKnown || (!isDoing(noun) && (isMedium(parsed, noun) || !isAbstract(noun)));
}

/** The thing that a noun names, with how sure it is; null where it names none. Known things count for more. */
function nameThing(
  parsed: ParsedPrompt,
  noun: NounPhrase,
  { strength, isObject }: { strength: number; isObject: boolean },
): Mention | null {
  const meant = meantNoun(parsed, noun);
  if (meant === null || isItself(meant) || meant.tokens.length > 5) return null;
  const known = knownThing(meant, parsed.audience);
  if (isGeneric(meant)) return null;
  const before = mentionedAs(parsed, meant, known);
  if (before === null) {
    const isThing = mayBeThing(parsed, meant, { isObject, isKnown: known !== null });
    return isThing ? mention(parsed, meant, known === null ? strength : strength + 0.7) : null;
  }
  before.strength += strength;
  return before;
}

/** The thing that a noun names as it is taken. */
function named(parsed: ParsedPrompt, { noun, strength, as }: Candidate): Mention | null {
  if (noun === null || noun === undefined) return null;
  if (as === "noun" || as === "object") return nameThing(parsed, noun, { strength, isObject: as === "object" });
  return as === "before" ? mentioned(parsed, noun) : mention(parsed, noun, strength);
}

/** The thing that the first of these nouns names that names one, noted in the parsed prompt; null where none does. */
export function nameFirstThing(parsed: ParsedPrompt, candidates: readonly Candidate[]): Mention | null {
  for (const candidate of candidates) {
    const thing = named(parsed, candidate);
    if (thing !== null) return thing;
  }
  return null;
}

function isItself({ tokens, key }: NounPhrase): boolean {
  return tokens.length === 1
    ? lexicon.is(key, "product-itself")
    : /^(?:website|webpage|homepage|webapp|app)$/.test(tokens.at(-1)?.one ?? "");
}

/** "Company information" on the website of a company: the owner is no thing in it. */
function isOwner({ owner }: ParsedPrompt, { tokens }: NounPhrase): boolean {
  return (
    owner !== null && tokens.at(-1)?.one === owner.split(" ").at(-1) && tokens.every(({ low }) => owner.includes(low) || low.length < 4)
  );
}

/** "Voting", "message sending": what is done is no thing. */
function isDoing({ tokens }: NounPhrase): boolean {
  const last = tokens.at(-1)?.one ?? "";
  return last.endsWith("ing") && last.length > 4 && !lexicon.is(last, "noun-in-ing");
}

/** Who uses the product is no thing in it, unless something is done with them: "add new *barbers*", "*customer* management". */
function isAudience(noun: NounPhrase, isObject: boolean): boolean {
  return audiences.has(noun.low) && !(isObject && !everyone.has(noun.low));
}

/** "Market trends", "user experience": the last word says that nothing is kept. */
function isAbstract({ key, tokens }: NounPhrase): boolean {
  return abstracts.has(key) || abstracts.has(tokens.at(-1)?.one ?? "");
}
