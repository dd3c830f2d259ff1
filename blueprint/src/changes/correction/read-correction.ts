// "This is wrong. I groom dogs, I do not sell cars": a message that says that the app is about the wrong thing. It denies the
// whole or its subject, and mostly states one of its own. It is recognised by what its parts do, not by what they are
// about; what can be changed in the app as it is stays a change.
import { cleanText } from "../../knowledge/words/clean-text.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { containers } from "../../reader/lexicon/nouns.ts";
import { quote, type Token } from "../../reader/text/token.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import { mainEntity } from "../edits/ground/find.ts";
import { kindNamed } from "../message/features/name-feature.ts";
import { readLookChange } from "../message/layout/read-look.ts";
import { readView } from "../message/read-view.ts";
import { entityNamed, fieldsNamed } from "../message/words/named.ts";
import { type Segment, segmentsOf, tokensFrom, tradeOf } from "./segments.ts";

/** What a correction says: what the app is about, in the person's words (null where that is not said), and what it is not about. */
export interface Correction {
  stated: string | null;
  /** What the person is or does, as a noun: "dog grooming business". */
  trade: string | null;
  denied: string[];
}

type Part =
  /** The whole is denied: "this is wrong". */
  | { kind: "wrong" }
  /** Something is denied: "I do not sell *cars*". `lives`: by what the person is or does, not by what is wished. */
  | { kind: "denied"; about: Token[]; lives: boolean }
  /** Something is stated: by what the person is or does, by what was meant, as a wish, or by naming it. */
  | { kind: "lives" | "meant" | "wished" | "named"; about: Token[] }
  | { kind: "refusal" }
  | { kind: "other" };

const wrongs: readonly RegExp[] = [
  /^(?:IT BE )?(?:A )?WRONG(?: KIND| IT)?$/,
  /^IT BE NOT (?:RIGHT|MY|IT|(?:A )?KIND ME|(?:A )?RIGHT KIND)\b/,
  /^(?:IT BE )?NOT (?:IT )?ME (?:DO )?(?:ASK|WISH|THINK)\b/,
  /^YOU (?:DO )*(?:NOT )?MISTAKE\b/,
  /^YOU DO (?:IT |ME )?WRONG\b/,
  /^ME (?:DO )?NOT ASK(?: ABOUT)?(?: IT)?$/,
];

/** How a denial begins, up to what is denied. */
const denials: readonly (readonly [pattern: RegExp, lives: boolean])[] = [
  [/^ME (?:DO )?NOT ASK (?:ABOUT )?/, true],
  [/^ME (?:DO )?NOT (?:WISH|THINK) /, false],
  [/^(?:ME|MY X) DO NOT (?:DO )?/, true],
  [/^(?:ME|MY X) BE NOT (?=A |ABOUT )/, true],
  [/^IT DO NOT SHOULD DO ABOUT /, true],
  [/^ME NOT /, true],
  [/^IT (?:SHOULD |BE )+NOT (?:BE )?ABOUT /, true],
  [/^(?:IT BE )?NOT (?:ABOUT )?/, false],
];

/** How a statement begins, up to what is stated. */
const statements: readonly (readonly [pattern: RegExp, kind: "meant" | "wished"])[] = [
  [/^(?:IT )?ME (?:BE |DO )?ASK (?:BE |ABOUT )*(?=A |X|MY|KIND)/, "meant"],
  [/^IT (?:SHOULD |BE )+ABOUT (?=A |X|MY|KIND)/, "meant"],
  [/^ME (?:DO |SHOULD )?WISH (?:SHOULD )?(?=A |X|KIND)/, "wished"],
];

const lengthOf = (matched: string): number => (matched.trim() === "" ? 0 : matched.trim().split(" ").length);

function partOf(segment: Segment): Part {
  const { roles, words } = segment;
  if (words.length === 0) return { kind: segment.refuses ? "refusal" : "other" };
  if (wrongs.some((pattern) => pattern.test(roles))) return { kind: "wrong" };
  for (const [pattern, kind] of statements) {
    const begin = pattern.exec(roles)?.[0];
    if (begin !== undefined) return { kind, about: tokensFrom(segment, lengthOf(begin)) };
  }
  for (const [pattern, lives] of denials) {
    const begin = pattern.exec(`${roles} `)?.[0];
    if (begin !== undefined) return { kind: "denied", about: tokensFrom(segment, lengthOf(begin)), lives };
  }
  // "I groom dogs", "we are a choir", "my shop sells bread".
  if (/^(?:ME|MY X)(?: DO| BE A| BE)?(?: [AX]| MY| KIND)+(?: |$)/.test(roles)) return { kind: "lives", about: tokensFrom(segment, 0) };
  return /^(?:A |MY )?X(?: [AX]| ABOUT| KIND)*$/.test(roles) ? { kind: "named", about: tokensFrom(segment, 0) } : { kind: "other" };
}

/** Whether the words speak of something in the app, of its look or of how its lists are shown. */
function isOfApp(blueprint: Blueprint, tokens: readonly Token[]): boolean {
  const kind = kindNamed(blueprint, tokens)?.kind;
  const scene = { blueprint, text: "", written: "", last: {} };
  return (
    entityNamed(blueprint, tokens) !== null ||
    fieldsNamed(blueprint, tokens, null).length > 0 ||
    blueprint.features.some((feature) => feature.kind === kind) ||
    readLookChange(scene, tokens) !== null ||
    readView(scene, tokens).length > 0
  );
}

/** "A mileage for cars" is about a mileage, "a list of cars" about cars. */
function headOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ low }) => lexicon.is(low, "topic-preposition"));
  if (at < 0) return tokens;
  return tokens[at]?.low === "of" && containers.has(tokens[at - 1]?.low ?? "") ? tokens.slice(at + 1) : tokens.slice(0, at);
}

/** Whether the words name what the app is about: its main list, a word of its name, or one of the prompt that became it. */
function isSubject(blueprint: Blueprint, tokens: readonly Token[]): boolean {
  const main = mainEntity(blueprint);
  const words = `${blueprint.title} ${main.phrase}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const spoken = headOf(tokens);
  const nouns = spoken.filter(
    ({ low, one, speech }) => speech === "noun" && low.length > 2 && (words.includes(low) || words.includes(one)),
  );
  const ends = spoken.map((_, at) => spoken.slice(at));
  return nouns.length > 0 || ends.some((end) => entityNamed(blueprint, end) === main && main.id !== "");
}

interface Heard {
  parts: readonly Part[];
  wrong: boolean;
  refused: boolean;
  denied: Token[][];
}

function hear(blueprint: Blueprint, segments: readonly Segment[]): Heard {
  const parts = segments.map(partOf);
  const denied = parts.flatMap((part) => (part.kind === "denied" && isSubject(blueprint, part.about) ? [part.about] : []));
  const wrong = parts.some((part) => part.kind === "wrong");
  return { parts, wrong, denied, refused: segments.some(({ refuses }) => refuses) };
}

/** Whether a statement is one of the app's subject, with what else the message says. */
function isStated(blueprint: Blueprint, { wrong, refused, denied }: Heard, part: Part): boolean {
  const signalled = wrong || denied.length > 0;
  switch (part.kind) {
    case "lives":
      return signalled || (refused && !isOfApp(blueprint, part.about.slice(-1)));
    case "meant":
      return !isOfApp(blueprint, part.about);
    case "wished":
      return denied.length > 0 || (wrong && part.about.some(({ low }) => lexicon.is(low, "product-itself")));
    case "named":
      return signalled && !isOfApp(blueprint, part.about) && !lexicon.is(part.about[0]?.low, "command-verb");
    default:
      return false;
  }
}

/** The correction that a message is; null for every other one. */
export function readCorrection(blueprint: Blueprint, message: string): Correction | null {
  const text = cleanText(message);
  const segments = segmentsOf(text);
  const heard = hear(blueprint, segments);
  const first = heard.parts.findIndex((part) => isStated(blueprint, heard, part));
  const denied = heard.denied.map((tokens) => quote(text, tokens));
  if (first >= 0) {
    const trades = segments.flatMap((segment, at) =>
      /^(?:lives|meant)$/.test(heard.parts[at]?.kind ?? "") ? (tradeOf(segment) ?? []) : [],
    );
    const stated = statedFrom(text, { ...heard, parts: heard.parts.slice(first) }, segments.slice(first));
    return { stated, trade: trades[0] ?? null, denied };
  }
  const isAlone = heard.parts.every(({ kind }) => kind === "wrong" || kind === "denied" || kind === "refusal");
  const lives = heard.parts.some((part) => part.kind === "denied" && part.lives && isSubject(blueprint, part.about));
  return isAlone && (heard.wrong || lives) ? { stated: null, trade: null, denied } : null;
}

/** What is stated, without what is denied beside it. */
function statedFrom(text: string, { parts }: Heard, segments: readonly Segment[]): string {
  const said = parts.flatMap((part, at) => {
    if (part.kind === "wrong" || part.kind === "denied" || part.kind === "refusal") return [];
    const segment = segments[at];
    const tokens = "about" in part ? part.about : segment === undefined ? [] : tokensFrom(segment, 0);
    return tokens.length === 0 ? [] : [quote(text, tokens)];
  });
  return said.join(". ");
}
