// "Parents evening slots every 10 minutes from 4 till 7": a list of the times that a text states, each of which is booked until its
// places are taken. What else the text says is named as missing, clause by clause.
import type { BookFeature } from "../../../../features/commerce/book/book-schema.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { plural } from "../../../../knowledge/words/inflect.ts";
import type { Blueprint, Section } from "../../../../schema/blueprint.ts";
import type { Entity, Field } from "../../../../schema/entity.ts";
import type { Draft } from "../../../draft/draft-blueprint.ts";
import { titleCase } from "../../../draft/look/draft-title.ts";
import { tagMessage } from "../../../tagging/tag-message.ts";
import { isContentWord } from "../../../text/content-words.ts";
import { placeOf, quote, type Sentence, sentencesOf, type Token } from "../../../text/token.ts";
import { draftRecord } from "../../records/draft-record.ts";
import type { FieldList } from "../../records/field-list.ts";
import { type Slots, slotsIn } from "./slots-in.ts";

/** Longer texts are about more than times. */
const CHARACTERS_MAX = 600;
const TITLE_WORDS_MAX = 5;
const INTRO = "Choose a time, and book it with your name.";
const CLAUSE = /\s*(?:[,;.!?]+(?:\s+(?:and|but|so)\b)?|\s[–—-]\s)\s*/;

/** The list of times that a cleaned text asks people to sign up for; null where it asks for none. `look` is what it says of its looks. */
export function draftSlots(text: string, look: string): Draft | null {
  if (text.length > CHARACTERS_MAX) return null;
  const slots = slotsIn(text);
  if (slots === null) return null;
  const many = plural(slots.noun);
  const draft = draftRecord(`people book one of these ${many}.\n${look}`, (sentences) => listOf(sentences, slots));
  const entity = draft?.blueprint.entities[0];
  const book = draft?.blueprint.features.find(({ kind }) => kind === "book");
  if (draft === null || entity === undefined || book === undefined) return null;
  const title = titleOf(text) ?? titleCase(`${purposeIn(text) ?? "time"} ${many}`);
  const places: Field = { id: "places", label: "Places", type: "number", required: true, min: 1 };
  const timed: Entity = {
    ...entity,
    phrase: null,
    fields: [...entity.fields.filter(({ id }) => id === entity.titleField).map((field) => ({ ...field, label: "Time" })), places],
    samples: slots.names.map((name) => ({ [entity.titleField]: name, [places.id]: slots.places })),
  };
  const blueprint: Blueprint = {
    ...draft.blueprint,
    title,
    tagline: INTRO,
    pages: draft.blueprint.pages.map((page) => ({ ...page, sections: page.sections.map(inTable) })),
    entities: [timed],
    features: draft.blueprint.features.map((one) => (one === book ? { ...one, phrase: slots.said.times, ...termsOf(slots) } : one)),
  };
  const phrases = [slots.said.times, ...(slots.said.places === null ? [] : [slots.said.places])];
  return {
    ...draft,
    blueprint,
    understood: phrases.map((phrase) => ({ phrase, became: [book.id] })),
    notUnderstood: besides(text, { slots, title }),
  };
}

const inTable = (section: Section): Section => (section.kind === "collection" ? { ...section, view: "table" } : section);

/** The rows that a text states as times, and that one of them is booked. */
function listOf(sentences: readonly Sentence[], { noun, names }: Slots): FieldList | null {
  const tokens = sentences[0]?.tokens ?? [];
  const row = tokens.slice(-1);
  return {
    row: { one: noun, many: plural(noun), tokens: row },
    heading: [],
    details: [],
    isWhole: false,
    isNoted: false,
    taken: [placeOf(tokens)],
    title: titleCase(`time ${plural(noun)}`),
    names,
    takes: { act: "book", said: tokens },
  };
}

function termsOf({ names, minutes, places }: Slots): Pick<BookFeature, "terms" | "price" | "day" | "capacity" | "schedule"> {
  return {
    terms: {
      mode: "ticket",
      called: "booking",
      verb: "Book",
      unit: "day",
      start: "Date",
      end: "",
      people: "",
      perPerson: false,
      shared: true,
      hours: [9, 17],
    },
    price: null,
    day: null,
    capacity: "places",
    schedule: { count: names.length, first: names[0] ?? "", last: names.at(-1) ?? "", minutes, places },
  };
}

/** "*Science fair* slots": what stands before the word for them, or what the text calls the whole. */
function titleOf(text: string): string | null {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const at = tokens.findIndex(({ low }) => lexicon.is(low, "slot-word"));
  const isNaming = ({ speech, low }: Token): boolean =>
    (speech === "noun" || speech === "adjective") && !/^(?:minutes?|mins?|hours?|time)$/.test(low) && !/\d/.test(low);
  // "By the beach in Donegal. Slots of an hour": the name ends with its sentence.
  const sentence = sentences.findIndex((one) => one.tokens.some((token) => token === tokens[at]));
  const start = sentences.slice(0, Math.max(0, sentence)).reduce((count, one) => count + one.tokens.length, 0);
  const from = Math.max(start, tokens.slice(0, Math.max(0, at)).findLastIndex((token) => !isNaming(token)) + 1);
  const before = at > from ? tokens.slice(from, at + 1) : [];
  const named = tagMessage(sentences).parts.find(({ mark }) => mark === "A")?.tokens ?? [];
  const isTitle = (words: readonly Token[]): boolean =>
    words.length > 1 && words.length <= TITLE_WORDS_MAX && !words.some(({ low }) => lexicon.is(low, "site-word") || /\d/.test(low));
  const words = [before, named].find(isTitle);
  return words === undefined ? null : titleCase(quote(text, words));
}

/** "Sign up for the *turtle nest patrol* in May", "a slot on the *bouncy castle*": what people come for. */
function purposeIn(text: string): string | null {
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const asked = tokens.findIndex(({ low }) => lexicon.is(low, "slot-word") || /^(?:sign|sheet|book|booking|bookings)$/.test(low));
  const at = tokens.findIndex(({ low }, place) => place > asked && lexicon.is(low, "preposition"));
  const behind = asked < 0 || at < 0 ? [] : tokens.slice(at + 1);
  const isLeading = ({ low }: Token): boolean =>
    (["determiner", "slot-word", "possessive", "count-word"] as const).some((category) => lexicon.is(low, category));
  const from = behind.findIndex((token) => token.speech !== "other" && !isLeading(token));
  const nouns = behind.slice(Math.max(0, from));
  const end = nouns.findIndex(({ text: word }, place) => !isNameWord(nouns, place) || (place > 0 && /^\p{Lu}/u.test(word)));
  const words = nouns.slice(0, end < 0 ? undefined : end);
  return words.length === 0 || words.length > TITLE_WORDS_MAX - 1 || /\d/.test(quote(text, words))
    ? null
    : quote(text, words).toLowerCase();
}

/** "The hill *climb*,": a noun, or what looks like a verb where nothing follows. */
function isNameWord(words: readonly Token[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const isEnd = next === undefined || /^[,;.]$/.test(next.low);
  return word?.speech === "noun" || word?.speech === "adjective" || (word?.speech === "verb" && word.low === word.one && at > 0 && isEnd);
}

/** The clauses of a text that the list does not fulfil. */
function besides(text: string, { slots, title }: { slots: Slots; title: string }): string[] {
  const said = [slots.said.times, slots.said.places ?? ""].filter((one) => one !== "");
  const rest = said.reduce((left, one) => left.replace(one, "."), text);
  return rest
    .split(CLAUSE)
    .map((clause) => clause.replace(/ (?:and|but|or)$/i, "").trim())
    .filter((clause) => clause !== "" && !title.toLowerCase().includes(clause.toLowerCase()) && !isAsking(clause));
}

/** "Volunteers sign up for", "need their name": what is built as a whole, and what a booking asks for anyway. */
function isAsking(clause: string): boolean {
  const tokens = sentencesOf(clause).flatMap((sentence) => sentence.tokens);
  const isAskedAnyway = tokens.filter(isContentWord).every(({ one }) => /^(?:name|email|e-mail|address)$/.test(one));
  if (isAskedAnyway) return true;
  const isOfSlots = lexicon.names(clause, "slot-word") || /\bbook\b/i.test(clause);
  return isOfSlots || !tokens.some(isContentWord);
}
