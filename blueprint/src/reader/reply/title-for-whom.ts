// The name of a tool with for whom or for what it is: "Church Flower Ladies Rota" of "a rota for the church flower ladies".
import { slugOf } from "../../knowledge/field.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Entity } from "../../schema/entity.ts";
import type { Reading } from "../../schema/reading.ts";
import { relatives } from "../lexicon/nouns.ts";
import { meansPeople, nounKind } from "../text/noun-kind.ts";
import { placeIn, quote, sentencesOf, type Token } from "../text/token.ts";
import { ENTRY } from "../understanding/records/rows/row-name.ts";
import { introduced, isKnownOwner } from "../understanding/sites/site-owner.ts";
import { isHolder, requestEnd } from "../understanding/requests/request-start.ts";
import { titleCase } from "../draft/look/draft-title.ts";

const CHARACTERS_MAX = 40;
const WHOM_WORDS_MAX = 5;
const NAME_WORDS_MAX = 3;
/** "Called The Attic", "“The Attic”": a name that somebody gives. */
const GIVEN = /\b(?:called|named)\b|["“]/i;

/** The reading with what its text says the tool is for in its title, where the title says only what kind of list it is. */
export function titleForWhom(reading: Reading, text: string): Reading {
  if (reading.outcome === "questions" || reading.blueprint.kind !== "tool" || GIVEN.test(text)) return reading;
  const said = namesIn(text);
  const { title, entities } = reading.blueprint;
  const called = (whole: string): Reading => ({ ...reading, blueprint: { ...reading.blueprint, title: whole, slug: slugOf(whole) } });
  const [rows] = entities;
  if (rows === undefined) return reading;
  if (said !== null && isKindOnly(title, said.name)) {
    const whole = titleCase(`${said.whom} ${said.name.map(({ low }) => low).join(" ")}`);
    return whole.length > CHARACTERS_MAX ? reading : called(whole);
  }
  const owner = isOfRows(title, rows.name) ? ownerIn(text) : null;
  if (owner === null || owner.phrase.toLowerCase().split(" ").at(-1) === rows.name.one) return reading;
  const whole = `${owner.title} ${rows.name.one === ENTRY.one ? "Log" : titleCase(rows.name.many)}`;
  const titled = called(/'s /.test(owner.title) || whole.length > CHARACTERS_MAX ? owner.title : whole);
  return titled.outcome === "questions" ? titled : { ...titled, ...withOwner(titled, owner.phrase) };
}

/** "Boat List", "Boats": a title that says no more than of what rows the list is. */
function isOfRows(title: string, { one, many }: Entity["name"]): boolean {
  const rows = new Set([...one.split(" "), ...many.split(" ")]);
  return title
    .toLowerCase()
    .split(" ")
    .every((word) => rows.has(word) || isHolder(word));
}

/** What is understood of a text, and what is not, where its owner calls the app. */
function withOwner({ understood, notUnderstood }: Built, owner: string): Pick<Built, "understood" | "notUnderstood"> {
  const isOwner = (phrase: string): boolean => phrase.toLowerCase().replace(/^(?:the|our|my|an?) /, "") === owner.toLowerCase();
  return {
    understood: [...understood, { phrase: owner, became: ["title"] }],
    notUnderstood: notUnderstood.filter((phrase) => !isOwner(phrase)),
  };
}

type Built = Extract<Reading, { outcome: "blueprint" }>;
interface Owner {
  title: string;
  phrase: string;
}

/** Whose a list is, as the name of an app: "Canoe Club" of "boats for our canoe club", "Miller's Garage"; null where nobody's name stands there. */
function ownerIn(text: string): Owner | null {
  const sentences = sentencesOf(text);
  const [named] = sentences.flatMap(({ tokens }) => tokens.flatMap((_, at) => ownerEndingAt(text, tokens, at) ?? []));
  const { proper, whose } = PROPER.exec(text)?.groups ?? {};
  const speaker = introduced(sentences.flatMap(({ tokens }) => tokens))?.owner?.replace(/^(?:small|little|tiny) /, "");
  const last = speaker?.split(" ").at(-1) ?? "";
  const before = text.slice(0, placeIn(text, speaker ?? "")?.start ?? 0);
  // "They have a coat" says nothing of who speaks.
  const isOfSpeaker = /\b(?:i|we)(?:['’]\w+)? (?:\w+ ){0,2}an? (?:small |little |tiny )?$/i.test(before);
  const isSpeaker = speaker !== undefined && speaker.split(" ").length <= NAME_WORDS_MAX && !isPerson(last) && isOfSpeaker;
  const phrase = named ?? proper ?? whose ?? (isSpeaker ? speaker : null);
  return phrase === null ? null : { title: titleCase(phrase), phrase };
}

/** "At Hotel Adler", "in Miller's garage". */
const PROPER =
  /\b(?:at|of|for) (?:the )?(?<proper>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})|\b(?:at|of|for|in) (?<whose>\p{Lu}\p{Ll}+['’]s \p{Ll}{3,})/u;

/** "Our canoe club", "the Canoe Club Aarau", "Miller's garage": the name that ends with the word for an organisation at a place. */
function ownerEndingAt(text: string, tokens: readonly Token[], at: number): string | null {
  const last = tokens[at];
  if (last === undefined || last.low !== last.one || !isOrganisation(last.low) || isNamingOn(tokens[at + 1])) return null;
  const start = tokens.slice(0, at).findLastIndex((token) => !isNaming(token)) + 1;
  const behind = tokens.slice(at + 1).findIndex(({ text: word }) => !isCapital(word));
  const words = tokens.slice(start, behind < 0 ? tokens.length : at + 1 + behind);
  const isOwn = /^(?:my|our|the)$/.test(tokens[start - 1]?.low ?? "");
  const isProper = words.some(({ text: word, low }, place) => isCapital(word) && (start + place > 0 || low.endsWith("'s")));
  return (isOwn || isProper) && words.length <= WHOM_WORDS_MAX ? quote(text, words) : null;
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const isOrganisation = (owner: string): boolean => {
  const last = owner.split(" ").at(-1) ?? "";
  return isKnownOwner(owner) && !isPerson(last) && !relatives.has(last);
};
const isPerson = (one: string): boolean => meansPeople(one) || nounKind(one) === "person";

/** Whether a word belongs to a name that goes on behind it. */
function isNaming({ low, text, speech }: Token): boolean {
  if (
    !/\p{L}/u.test(low) ||
    isHolder(low) ||
    lexicon.is(low, "subject-pronoun") ||
    lexicon.is(low, "determiner") ||
    lexicon.is(low, "possessive")
  )
    return false;
  return isCapital(text) || low.endsWith("'s") || speech === "noun" || (speech === "adjective" && !/^(?:small|little|new|big)$/.test(low));
}

/** "The club *room*": the word before is only part of a name. */
const isNamingOn = (next: Token | undefined): boolean =>
  next !== undefined &&
  !isCapital(next.text) &&
  next.speech === "noun" &&
  /^\p{L}/u.test(next.low) &&
  !lexicon.is(next.low, "request-verb");

/** What a text calls the list that it asks for, and for whom it is. */
function namesIn(text: string): { name: readonly Token[]; whom: string } | null {
  const isFor = ({ low }: Token, index: number, all: readonly Token[]): boolean =>
    low === "for" && /^(?:my|our|the|an?)$/.test(all[index + 1]?.low ?? "");
  const tokens = sentencesOf(text).find((sentence) => sentence.tokens.some(isFor))?.tokens ?? [];
  const at = tokens.findIndex(isFor);
  const asked = Math.max(0, requestEnd(tokens));
  // "A list of skiffs for our club": the skiffs.
  const of = tokens.findIndex(({ low }, index) => index > asked && index < at && low === "of" && isHolder(tokens[index - 1]?.one ?? ""));
  const start = of < 0 ? asked : of + 1;
  const name = tokens.slice(start, at).filter(({ low }) => !lexicon.is(low, "determiner") && !/^(?:simple|little|small|please)$/.test(low));
  const behind = tokens.slice(at + 2);
  const end = behind.findIndex(isBehind);
  const whom = behind.slice(0, end < 0 ? undefined : end);
  const last = name.at(-1);
  const isPlain = ({ low, speech }: Token): boolean => speech === "noun" || speech === "adjective" || low.includes("-");
  const isApp = lexicon.is(last?.one, "app-itself") || lexicon.is(last?.one, "site-noun");
  const isName = last !== undefined && !isApp && name.length <= NAME_WORDS_MAX && name.every(isPlain);
  return isName && isNamed(whom) ? { name, whom: quote(text, whom) } : null;
}

/** Whether a word stands behind the name of a group: "with", "who", "because", a mark. */
const isBehind = ({ low }: Token): boolean =>
  !/\p{L}/u.test(low) ||
  (["preposition", "clause-question", "clause-opener", "subject-pronoun"] as const).some((kind) => lexicon.is(low, kind)) ||
  /^(?:and|so|that|but|or|with)$/.test(low);

/** "The church flower ladies", "my judo class", and not "my mum", "the doctor", "my phone". */
function isNamed(whom: readonly Token[]): boolean {
  const last = whom.at(-1);
  if (last === undefined || whom.length > WHOM_WORDS_MAX || last.speech !== "noun") return false;
  const isOne = last.low === last.one && (meansPeople(last.one) || nounKind(last.one) === "person");
  return (
    !isOne && !lexicon.is(last.one, "device") && !relatives.has(last.low) && !relatives.has(last.one) && !lexicon.is(last.one, "site-noun")
  );
}

/** Whether each word of a title says only what it is: "Duty List" and "Attendance List" of "attendance list". */
function isKindOnly(title: string, name: readonly Token[]): boolean {
  const words = sentencesOf(title.toLowerCase()).flatMap(({ tokens }) => tokens.map(({ one }) => one));
  return words.every((word) => isHolder(word) || name.some(({ one }) => one === word)) || (words.length === 2 && isHolder(words[1] ?? ""));
}
