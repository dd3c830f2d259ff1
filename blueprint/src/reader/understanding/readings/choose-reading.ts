// Decides whether a draft is built, or the person is asked which of several readings is meant. Every option has been read:
// choosing it builds exactly that.
import type { Question } from "../../../schema/reading.ts";
import { isSpecification } from "../../parse/specification/is-specification.ts";
import { CONFIDENCE_MIN, confidenceOf } from "../confidence/confidence.ts";
import { type Evidence, evidenceOf, isKnownMissing } from "../confidence/evidence.ts";
import { genres } from "../../genres/genre.ts";
import { describeOption } from "./describe-option.ts";
import type { Interpreted, Nothing } from "./interpretation.ts";
import { isNoSubject } from "./is-no-subject.ts";
import { openingsFor, optionsFor, shapesFor } from "./options-for.ts";
import { foreignServices } from "../../lexicon/foreign-companies.ts";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { pluralWord, singularWord } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { nounKind } from "../../text/noun-kind.ts";
import { isActor, quote, sentencesOf } from "../../text/token.ts";
import { everydayOptions } from "../meaning/everyday/everyday-list.ts";
import { restatementsOf } from "./restatements-of.ts";
import { isNoList, type OwnList, ownListOf, PEOPLE, sayList } from "../wishes/own-list.ts";
import { keptThings } from "../wishes/kept-things.ts";
import { headingOf, phraseAt } from "../records/heading.ts";
import { ENTRY, headRow } from "../records/rows/row-name.ts";
import { isLikelyList } from "../records/tagged/tagged-list.ts";
import { type Wish, wishesIn } from "../wishes/wishes-in.ts";
import { containers } from "../../lexicon/nouns.ts";
import { isHolder } from "../requests/request-start.ts";
import { scoringIn } from "../requests/standings/scoring-in.ts";
import { whichQuestion } from "./which-question.ts";

/** A draft at least this likely is among the options. */
const OFFERED_MIN = 0.55;
/** A long list of requirements says so much that little hangs on one noun. */
const SPECIFIED_MIN = 0.3;
const SPECIFIED_WORDS_MIN = 20;
const OPTIONS_MAX = 4;
const OPTION_CHARACTERS_MAX = 90;
/** Beside a list with named details, a kind of app has to fit all words so well. */
const FIT_MIN = 0.12;
/** So many kinds of apps are offered that the words only hint at. */
const KINDS_MAX = 2;
/** What somebody does is never sure to be the subject: "I run a guest house", "who pays". */
const VERB_MAX = 0.45;
/** Rows that account for less than this share of a sentence of so many words are not what it is about. */
const COVERAGE_MIN = 0.35;
const COVERED_WORDS_MIN = 20;
const PART_MAX = 0.25;
/** A longer name of rows is a piece of a sentence. */
const NAME_WORDS_MAX = 3;
const MISSED_MIN = 3;
const MISSED_TIMES = 3;
/** "Wife counts 140s", "it's 132s": what is left of a clause is the name of no rows. */
const leftover =
  /^(?:got|and) |'s(?:es)?$| (?:like|and) |sel(?:f|ves)$|(?:^| )(?:\d+s?|(?:it|that|there|he|she|who|what)'s|[a-z]+'(?:m|re|ve|ll))(?: |$)/i;
/** So few words without a subject ask for anything at all. */
const VAGUE_WORDS_MAX = 4;

/** A question, and what each of its options becomes. */
export interface Choice {
  question: Question;
  readings: ReadonlyMap<string, Interpreted>;
}

/** The question to ask about what a text became; null where its subject is sure. `read` reads an option as a text of its own. */
export function chooseReading(
  found: Interpreted | Nothing,
  asked: { turn: number; isModelConnected: boolean },
  read: (option: string) => Interpreted | null,
): Choice | null {
  if (isSure(found)) return null;
  const confidence = confidenceIn(found);
  const { text } = found;
  const scoring = scoringIn(text);
  const own = scoring === null ? ownOption(found, confidence) : null;
  const wishes = wishesIn(text);
  const list = scoring !== null ? null : readableList(ownListOf(text, wishes), read);
  const isStated = list !== null && !list[0].endsWith(" with name, date and notes");
  const restated = [...restatementsOf(text, "unsure"), ...restatementsOf(text, "offer")].flatMap(({ text: means }) =>
    readableOption(means),
  );
  const isVague = own === null && list === null && restated.length === 0 && text.split(/\s+/).length <= VAGUE_WORDS_MAX;
  const openings = isVague ? openingsFor(text) : [];
  const shaped = isNoList(wishes) ? [] : shapesFor(text);
  const hinted = optionsFor(text, { wishes, isNear: list === null && shaped.length === 0, fitMin: isStated ? FIT_MIN : 0 });
  const others = openings.length > 0 ? openings : hinted.slice(0, list === null ? KINDS_MAX : 1);
  const readings = new Map<string, Interpreted>(list === null || !isStated ? [] : [list]);
  for (const option of [...(scoring?.options ?? []), ...restated]) offer(readings, option, read(option));
  for (const [option, draft] of scoring !== null || isNoList(wishes) || isStated ? [] : everydayOptions(text))
    offer(readings, option, { outcome: "draft", text, draft });
  for (const { lead, said } of wishes)
    for (const option of lead === "" ? readableOption(quote(text, said)) : []) {
      const reading = read(option);
      const isWhole = reading?.draft.notUnderstood.length === 0 && reading.draft.blueprint.features.length > 0;
      offer(readings, option, isWhole ? reading : null);
    }
  if (own !== null && list === null) readings.set(...own);
  for (const option of shaped) offer(readings, option, readWhole(option, read));
  if (list !== null && !isStated && !isMeasure(list[1]) && isLikelyList(text) && (readings.size === 0 || isKeptThing(text, list[0])))
    offer(readings, ...list);
  for (const option of others) {
    const reading = read(option);
    if (reading?.draft.notUnderstood.length === 0)
      offer(readings, !option.startsWith("A list of") ? option : describeOption(reading.draft.blueprint), reading);
  }
  for (const option of readings.size === 0 && !isNoList(wishes) ? headOptions(wishes) : [])
    offer(readings, option, readWhole(option, read));
  return { question: whichQuestion({ ...asked, text, wishes, said: scoring?.said, options: [...readings.keys()] }), readings };
}

/** "Lift offers board for hospital staff": a list of what a text begins with, where nothing else is near to it. */
function headOptions(wishes: readonly Wish[]): string[] {
  const row = wishes.length === 1 && wishes[0]?.lead === "" ? headRow(phraseAt(headingOf(wishes[0].tokens))) : null;
  return row === null || row === ENTRY ? [] : [sayList({ many: row.many, details: [] })];
}

/** "120 letters", "200 metres": how much there is of something is no list. */
function isMeasure({ draft: { blueprint } }: Interpreted): boolean {
  const last = blueprint.entities[0]?.name.one.split(" ").at(-1) ?? "";
  return (["unit", "unit-in-list", "letter-word", "period"] as const).some((kind) =>
    [last, pluralWord(last)].some((one) => lexicon.is(one, kind)),
  );
}

/** Whether an option is a list of what a text says somebody has. */
const isKeptThing = (text: string, option: string): boolean => keptThings(text).things.some(({ many }) => option.includes(` of ${many} `));

/** An option that leaves nothing out. */
function readWhole(option: string, read: (option: string) => Interpreted | null): Interpreted | null {
  const reading = read(option);
  return reading?.draft.notUnderstood.length === 0 ? reading : null;
}

function offer(readings: Map<string, Interpreted>, option: string, reading: Interpreted | null): void {
  if (readings.size < OPTIONS_MAX && reading !== null) readings.set(option, reading);
}

const capital = (option: string): string => option.charAt(0).toUpperCase() + option.slice(1);

/** An option of what a text says in another form, up to where it is too long to be read; none where it is no name of an app. */
function readableOption(means: string): string[] {
  const [said = ""] =
    means.length > OPTION_CHARACTERS_MAX ? (means.slice(0, OPTION_CHARACTERS_MAX).match(/^.*(?=, | with | and )/) ?? []) : [means];
  return /^an? /i.test(said) ? [capital(said)] : [];
}

/** The list that wishes are about with those of its details that are read as such, and what it becomes; null where it is read as something else. */
function readableList(list: OwnList | null, read: (option: string) => Interpreted | null): [string, Interpreted] | null {
  if (list === null) return null;
  const tried = (details: readonly string[]): [string, Interpreted] | null => {
    const option = sayList({ ...list, details });
    const reading = read(option);
    const [main, ...others] = reading?.draft.blueprint.entities ?? [];
    const isIt = main !== undefined && others.length === 0 && (list.many === null || main.name.many === list.many.toLowerCase());
    return reading !== null && isIt && reading.draft.notUnderstood.length === 0 ? [option, reading] : null;
  };
  const statedIn = (found: [string, Interpreted] | null): number => found?.[1].draft.subjects[0]?.statedFields ?? 0;
  const readable = list.details.filter((detail) => statedIn(tried([detail])) > 1);
  const isStated = readable.length >= (list.many === null ? 2 : 1);
  return (isStated ? tried(readable) : null) ?? (list.many === PEOPLE || list.many === null ? null : tried([]));
}

/** Whether it is likely enough that the draft has the subject of its text. */
export function isSure(found: Interpreted | Nothing): boolean {
  return confidenceIn(found) >= (isLongSpecification(found.text) ? SPECIFIED_MIN : CONFIDENCE_MIN);
}

function confidenceIn(found: Interpreted | Nothing): number {
  if (found.outcome === "nothing") return 0;
  if (found.insteadOf !== undefined) return 1;
  const evidence = evidenceOf(found.text, found.draft);
  const isLong = found.text.split(/\s+/).length >= COVERED_WORDS_MIN;
  const isPart = isLong && found.draft.blueprint.entities.length > 0 && evidence.coverage < COVERAGE_MIN;
  const unknown = new Set(found.draft.subjects.filter(({ template }) => template === null).map(({ id }) => id));
  const isTorn = found.draft.blueprint.entities.some(
    ({ id, name, phrase, fields }) =>
      leftover.test(name.many) ||
      isCountOrUser(name.many) ||
      isAmountOf(found.text, phrase ?? "") ||
      isPictureOf(found.text, phrase ?? "") ||
      [name.many, ...fields.map(({ label }) => label)].some(isEntering) ||
      lexicon.is(name.one, "clause-question") ||
      lexicon.is(name.one, "unshared") ||
      isPredicate(found.text, phrase ?? "") ||
      (unknown.has(id) && (isNoThing(name.one) || isDeed(found.text, phrase ?? ""))),
  );
  return Math.min(
    isPart ||
      isTorn ||
      isMostlyMissed(found) ||
      isNoSubject(found) ||
      isGuessedSite(found, evidence) ||
      isOfAnother(found) ||
      isOnlyAccount(found.draft.blueprint) ||
      isSingle(found) ||
      isOfOwner(found) ||
      isTool(found)
      ? PART_MAX
      : 1,
    evidence.verb > 0 ? VERB_MAX : 1,
    confidenceOf(evidence),
  );
}

/** "A ballot for the cat's name", "a times tables duel": one of it, of which nothing is said and which nothing is kept in. */
function isSingle({ text, draft: { blueprint, subjects } }: Interpreted): boolean {
  const [main, ...others] = blueprint.entities;
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const last = main?.phrase?.toLowerCase().split(" ").at(-1) ?? "";
  const isBare = main !== undefined && others.length === 0 && subjects[0]?.template === null && subjects[0].statedFields === 0;
  const isAlone = isBare && blueprint.features.length === 0 && !blueprint.capabilities.some(({ phrase }) => phrase !== null);
  const joint = tokens.findIndex(
    ({ low }) => lexicon.is(low, "preposition") || lexicon.is(low, "clause-question") || /^(?:[,:]|that)$/.test(low),
  );
  const head = tokens.slice(0, joint < 0 ? undefined : joint).at(-1)?.one ?? "";
  const isKept = isHolder(head) || containers.has(head) || lexicon.ends(head, "recurring-action");
  return isAlone && last !== "" && last === singularWord(last) && pluralWord(last) !== last && !isKept;
}

/** "A dashboard for my kiosk showing what I sold": what somebody does each day is no detail of the one kiosk. */
function isOfOwner({ text, draft: { blueprint } }: Interpreted): boolean {
  const [main] = blueprint.entities;
  const before = main === undefined ? "" : text.slice(0, text.toLowerCase().indexOf(main.name.one));
  const isDone = main?.fields.some(({ label }) => /^(?:what|how much|how many) (?:i|we) /i.test(label)) === true;
  return isDone && /\bfor (?:my|our) (?:[\w-]+ )?$/i.test(before);
}

/** "Right answer shows where it is": what somebody or something does. */
function isPredicate(text: string, phrase: string): boolean {
  const start = phrase.includes(" ") ? text.indexOf(phrase) : -1;
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const last = tokens.findLastIndex(({ end }) => end === start + phrase.length);
  const [verb, next] = [tokens[last], tokens[last + 1]];
  const isDone = verb?.speech === "verb" && verb.low !== verb.one && verb.low.endsWith("s");
  return start >= 0 && isDone && (lexicon.is(next?.low, "determiner") || lexicon.is(next?.low, "clause-question"));
}

/** "Gas safety date", "cleaner rota": a day and what rows stand in are no rows. */
function isNoThing(one: string): boolean {
  const last = one.split(" ").at(-1) ?? "";
  const isDay = /^(?:date|time|datetime)$/.test(fieldNoun(last)?.type ?? "");
  return one.includes(" ") && (isDay || isHolder(last));
}

/** "Units of insulin": how much there is of something. */
function isAmountOf(text: string, phrase: string): boolean {
  const at = phrase === "" ? -1 : text.indexOf(phrase);
  return at >= 0 && lexicon.is(phrase.toLowerCase().split(" ").at(-1), "unit") && /^ of \w/.test(text.slice(at + phrase.length));
}

/** "Guests add dish": who gives a detail is no field. */
function isEntering(label: string): boolean {
  const [who = "", verb, ...behind] = label.toLowerCase().split(" ");
  return who !== singularWord(who) && lexicon.is(verb, "entering-verb") && behind.length > 0;
}

/** "See photos of the coats": how something else is seen. */
function isPictureOf(text: string, phrase: string): boolean {
  const at = phrase === "" ? -1 : text.indexOf(phrase);
  const isPicture = lexicon.is(singularWord(phrase.toLowerCase().split(" ").at(-1) ?? ""), "medium");
  return (
    isPicture &&
    /\b(?:see|view|look at|with|put|add) (?:the |some |a )?$/i.test(text.slice(0, at)) &&
    /^ of (?:the|each|our|their)\b/.test(text.slice(at + phrase.length))
  );
}

/** "Eleven tanks", "people books": how many there are and who does something belong to no name. */
function isCountOrUser(many: string): boolean {
  const [first, second] = many.split(" ");
  return second !== undefined && (lexicon.is(first, "count-word") || lexicon.is(first, "app-user"));
}

/** "Grandfather races pigeons", "am cleaning offices": who does something is the name of no rows. */
function isDeed(text: string, phrase: string): boolean {
  const at = phrase === "" ? -1 : text.indexOf(phrase);
  const tokens = sentencesOf(text)
    .flatMap((sentence) => sentence.tokens)
    .filter(({ start, end }) => at >= 0 && start >= at && end <= at + phrase.length);
  return tokens.some(
    ({ speech, low, one }, index) => speech === "verb" && low !== one && index > 0 && index < tokens.length - 1 && !/(?:ing|ed)$/.test(low),
  );
}

/** Nearly everything that a sentence asks for is missing: what is left is hardly what it is about. */
function isMostlyMissed({ draft: { understood, notUnderstood, blueprint } }: Interpreted): boolean {
  const missed = notUnderstood.filter((phrase) => !isKnownMissing(phrase)).length;
  const hasFeature = blueprint.features.some(({ phrase }) => phrase !== null && phrase !== "");
  return !hasFeature && missed >= MISSED_MIN && understood.length * MISSED_TIMES <= missed;
}

/** "A raffle ticket picker for the summer fair": a site whose genre a passing word names, and nothing else of the text. */
function isGuessedSite({ text }: Interpreted, { genre, coverage }: Evidence): boolean {
  if (genre === 0 || coverage > 0) return false;
  const [tokens = []] = sentencesOf(text).map((sentence) => sentence.tokens);
  const end = tokens.findIndex(({ low }) => lexicon.is(low, "preposition"));
  const head = tokens[end < 0 ? tokens.length - 1 : end - 1]?.one ?? "";
  const isSaid = tokens.some(({ one, low }) => lexicon.is(one, "site-word") || lexicon.is(one, "site-noun") || foreignServices.has(low));
  return !isSaid && !genres.some((one) => one.head.test(head));
}

/** "A tip splitter", "a cost ticker": what does something by itself, of which there is one, is no list of people. */
function isTool({ draft: { blueprint, subjects } }: Interpreted): boolean {
  const [main] = blueprint.entities;
  const said = main?.phrase?.toLowerCase() ?? "";
  const last = said.split(" ").at(-1) ?? "";
  const isOne = last === singularWord(last) && /(?:er|or)$/.test(last);
  const isBare = subjects[0]?.template === null && subjects[0].statedFields === 0;
  return main !== undefined && isBare && isOne && nounKind(main.name.one) === "person" && !isActor(last);
}

/** "Cakes for a fair helpers' hours": in a mere name, what is somebody's is the subject, and no noun before it. */
function isOfAnother({ text, draft }: Interpreted): boolean {
  const [sentence, ...others] = sentencesOf(text);
  const tokens = sentence?.tokens ?? [];
  const owner = tokens.findLastIndex(({ low }, at) => low.endsWith("'s") || (low === "'" && tokens[at - 1]?.low.endsWith("s") === true));
  const isName = others.length === 0 && owner === tokens.length - 2 && !tokens.some(({ speech }) => speech === "verb");
  const main = draft.blueprint.entities[0]?.phrase ?? "";
  return isName && main !== "" && !main.toLowerCase().includes(tokens.at(-1)?.low ?? "");
}

/** "A sign-up page for the supper", "a diary that pupils fill in": one has an account of something and fills something in, so an app that is nothing else was not meant. */
function isOnlyAccount({ entities, features }: Interpreted["draft"]["blueprint"]): boolean {
  const isFilledIn = (phrase: string | null): boolean => !/\bforms?\b/i.test(phrase ?? "");
  const isPart = ({ kind, phrase }: (typeof features)[number]): boolean => kind === "account" || (kind === "form" && isFilledIn(phrase));
  return entities.length === 0 && features.length > 0 && features.every(isPart);
}

/** "A form where customers can report a broken lift" is a specification too, and hangs on one noun all the same. */
function isLongSpecification(text: string): boolean {
  const isLong = text.split(/\s+/).length >= SPECIFIED_WORDS_MIN || /[.!?]\s+\S/.test(text);
  return isLong && isSpecification(text);
}

/** The draft as an option; none where the name of its rows is a piece of a sentence, or a noun that nobody knows and of which nothing is stated. */
function ownOption(found: Interpreted | Nothing, confidence: number): [string, Interpreted] | null {
  if (found.outcome === "nothing" || (confidence < OFFERED_MIN && !isLongSpecification(found.text))) return null;
  const { blueprint, subjects } = found.draft;
  const isPiece = (name: string): boolean =>
    name.split(" ").length > NAME_WORDS_MAX || name.includes("'") || (name.includes(" ") && lexicon.is(name.split(" ")[0], "app-user"));
  // "Podcast editor, freelance": what the text speaks of one of only, beside other lists.
  const isOne = ({ id, name }: (typeof blueprint.entities)[number]): boolean => {
    const subject = subjects.find((one) => one.id === id);
    const last = name.many.split(" ").at(-1)?.toLowerCase() ?? "";
    return subject?.template === null && subject.statedFields === 0 && !found.text.toLowerCase().includes(last);
  };
  const isBare =
    blueprint.features.length === 0 && subjects.length === 1 && subjects[0]?.template === null && subjects[0].statedFields === 0;
  const isGuessed = blueprint.entities.length > 1 && blueprint.entities.some(isOne);
  return isBare || isGuessed || blueprint.entities.some(({ name }) => isPiece(name.many)) ? null : [describeOption(blueprint), found];
}
