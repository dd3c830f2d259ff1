// What is to be built: the head of the first sentence. Its words before the container name the subject ("medical journal
// website"), a feature ("opinion poll website"), or for whom it is ("a website for a solar company").
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { cores, selfContained } from "../../../genres/self-contained.ts";
import { isFeatureAct } from "../../../lexicon/acts.ts";
import { builders } from "../../../lexicon/nouns.ts";
import { groups } from "../../../lexicon/subject-words.ts";
import type { NamedFeature } from "../../../text/feature-of.ts";
import { nounKind } from "../../../text/noun-kind.ts";
import { nounPhrase, type NounPhrase, prepositionsOf, withoutPossessive } from "../../../text/noun-phrase.ts";
import { quote, type Token } from "../../../text/token.ts";
import { plainName } from "../../sentence/read-title.ts";
import { isKnown, knownPart } from "../../description/things/known-thing.ts";
import type { ParsedPrompt } from "../../parsed-prompt.ts";
import { businesses } from "../../product-kinds/products.ts";
import { firstFeature } from "../find-feature.ts";
import type { Candidate, Statement } from "../statement.ts";
import { audiences } from "../lexicon/audiences.ts";
import { productNouns } from "../lexicon/containers.ts";
import type { Piece } from "../piece.ts";
import type { Survey } from "../survey.ts";

/** How sure it is that what a booking is for is booked. */
const BOOKED = 1.9;

/** The words of a piece after "please implement a". */
function headWords(words: readonly Token[]): Token[] {
  let from = words.findLastIndex(({ low }, at) => at < 5 && builders.has(low) && words[at + 1] !== undefined) + 1;
  while (from < words.length && lexicon.is(words[from]?.low, "product-opener") && from < words.length - 1) from += 1;
  return words.slice(from);
}

/** The name with what "of" adds to it: "calendar *of events*". */
function wholeName(words: readonly Token[]): Token[] {
  const at = words.findIndex(({ low }, place) => place > 0 && lexicon.is(low, "product-joint"));
  return at < 0 ? [...words] : words.slice(0, at);
}

/** The words before the container at the end: "stock report" of "stock report website". */
function modifiersOf(tokens: readonly Token[]): Token[] {
  let to = tokens.length;
  while (to > 0 && productNouns.has(tokens[to - 1]?.one ?? "") && (to > 1 || tokens.length === 1)) to -= 1;
  return tokens.slice(0, to);
}

/** What the words before the container ask for: their whole name, a part of it, or a product by itself. */
function featureOfName(words: readonly Token[], head: readonly Token[]): NamedFeature | null {
  const modifiers = modifiersOf(head);
  const names = [modifiersOf(wholeName(words)), modifiers, head];
  return firstFeature(names) ?? coreIn(modifiers);
}

/** The piece that says what is to be built; null where it says nothing of the kind. */
export function readProduct({ parsed }: Survey, { given }: Piece): Statement[] | null {
  const built = headWords(given.words);
  const words = withoutPossessive(built);
  const { head, after } = prepositionsOf(words);
  const noun = nounPhrase(head);
  if (noun === null) return null;
  const named = parsed.title === null ? properNameIn(parsed.text) : null;
  const kind = { words: noun.low, phrase: quote(parsed.text, noun.tokens) };
  const modifiers = modifiersOf(head);
  const feature = featureOfName(words, head);
  const asks = asksOf(feature, { head, aside: given.aside, noun });
  const subject = after.get("for") ?? after.get("of") ?? null;
  const about = subject ?? after.get("about") ?? null;
  const isBooked = feature?.act === "book" && about !== null && isBookable(about);
  const owner = named?.owner ?? parsed.owner ?? (isBooked ? null : ownerOf(subject));
  const things = subjectsOf(feature === null ? nounPhrase(modifiers) : feature.about, feature !== null);
  const strength = isBooked ? BOOKED : about === null ? 0 : strengthOf(about, feature !== null);
  const of: Candidate[] = about === null || owner !== null ? things : [...things, { noun: about, strength, as: "noun" }];
  return [
    { kind: "product", is: { ...named, kind } },
    ...asks,
    { kind: "product", is: { kind: { ...kind, words: nameOf(noun, { modifiers, subject, booked: isBooked ? about : null }) }, owner } },
    { kind: "thing", of, else: null, isSpokenOf: true },
  ];
}

/** The feature that the product's name asks for; one that is what a product is makes it that product. */
function asksOf(
  feature: NamedFeature | null,
  { head, aside, noun }: { head: readonly Token[]; aside: readonly Token[]; noun: NounPhrase },
): Statement[] {
  if (feature?.act === "unsupported") return [{ kind: "nothing", words: head }];
  if (feature === null || !isFeatureAct(feature.act)) return [];
  const { act, about } = feature;
  const of: Candidate[] = selfContained.has(act) ? [] : [{ noun: about, strength: 1.9, as: "noun" }];
  const asked: Statement = { kind: "ask", act, words: head, aside, of, object: about ?? noun };
  return cores.has(act) ? [{ kind: "product", is: { core: act } }, asked] : [asked];
}

/** "A booking page for our sauna": an object that a booking is for is booked; people and businesses take the bookings. */
function isBookable({ key, tokens }: NounPhrase): boolean {
  const last = tokens.at(-1)?.low ?? "";
  return nounKind(key) === "object" && !businesses.has(last) && !lexicon.is(last, "organisation") && !groups.has(last);
}

/** "A booking page for two squash courts": what a feature is for is kept, and what a site is for is often whom it is for. */
function strengthOf(about: NounPhrase, isFeature: boolean): number {
  return isFeature && about.plural ? 1.7 : isKnown(about, "public") ? 1.5 : 0.4;
}

/** "A *quiz* arena", "a *survey* builder": a word of the name that is a product by itself. */
function coreIn(modifiers: readonly Token[]): NamedFeature | null {
  const names = modifiers.filter(({ speech, low }) => speech !== "verb" || !low.endsWith("ing")).map((token) => [token]);
  return firstFeature(names, ({ act }) => cores.has(act));
}

/** "For a solar company": one who is named so is who the product speaks for, and no thing in it. */
function ownerOf(noun: NounPhrase | null): string | null {
  const isAudience = noun !== null && audiences.has(noun.low) && !businesses.has(noun.low);
  if (noun === null || noun.plural || isAudience || lexicon.ends(noun.low, "field-of-business")) return null;
  return /^(?:a|an|the|my|our)$/.test(noun.article ?? "") ? noun.low : null;
}

/** "A learning platform for data science": a name of one word is distinguished from others by its subject, or by what is booked. */
function nameOf(
  { low }: NounPhrase,
  { modifiers, subject, booked }: { modifiers: readonly Token[]; subject: NounPhrase | null; booked: NounPhrase | null },
): string {
  if (modifiers.length > 1) return low;
  if (booked !== null) return `${booked.key} ${low}`;
  const isName = subject !== null && subject.article === null && subject.tokens.length <= 3 && !audiences.has(subject.low);
  return isName ? `${subject.low} ${low}` : low;
}

const properName =
  /(?:\b(?:for|of|promot\w+|by|at)|:) (?:the )?(?<name>(?:[A-Z][\p{L}\p{N}'&-]*)(?: (?:(?:of|and|for|the|&) )?[A-Z][\p{L}\p{N}'&-]*)+)/u;

/** "For the Northern Institute of Design": a name of several words with capitals is the product's own. */
function properNameIn(text: string): Pick<ParsedPrompt, "title" | "owner"> | null {
  const name = properName.exec(text.slice(0, 300))?.groups?.["name"];
  return name === undefined ? null : { title: { words: plainName(name), phrase: name }, owner: name.toLowerCase() };
}

/** What may be the thing in the product's name: all its words, or one of them that is known. */
function subjectsOf(noun: NounPhrase | null, isFeature: boolean): Candidate[] {
  if (noun === null) return [];
  // "A dog school": what a business deals with is rarely what its product keeps.
  const last = noun.tokens.at(-1)?.low ?? "";
  if (businesses.has(last) || lexicon.is(last, "organisation"))
    return [{ noun: nounPhrase(noun.tokens.slice(0, -1)), strength: 0.3, as: "noun" }];
  const part = knownPart(noun, "public");
  if (part === noun) return [{ noun, strength: isFeature ? 0.8 : 1.6, as: "noun" }];
  if (part !== null) return [{ noun: part, strength: isFeature ? 0.6 : 1.3, as: "noun" }];
  const strength = isFeature ? 0.3 : 0.9;
  const first = noun.tokens.find(({ speech }) => speech === "noun");
  return [{ noun, strength, as: "noun" }, ...(first === undefined ? [] : [{ noun: nounPhrase([first]), strength, as: "noun" } as const])];
}
