// A draft of one list, from the fields that a text gives: what else the text says is read as said of that list.
import { knownThing } from "../../parse/description/things/known-thing.ts";
import type { FieldIntent, Intent, Mention, ParsedPrompt } from "../../parse/parsed-prompt.ts";
import { readDescription } from "../../parse/description/read-description.ts";
import { segmentPrompt } from "../../parse/sentence/segment-prompt.ts";
import { type Draft, draftBlueprint } from "../../draft/draft-blueprint.ts";
import { draftField } from "../../draft/draft-field.ts";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { type NounPhrase, nounOf, nounPhrase } from "../../text/noun-phrase.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { containers, relatives } from "../../lexicon/nouns.ts";
import { introduced } from "../sites/site-owner.ts";
import { singularWord } from "../../../knowledge/words/inflect.ts";
import { vague } from "../../lexicon/subject-words.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { isPlaceSite } from "../../text/compound-name.ts";
import { isGroupedCount } from "../../text/field-name.ts";
import { placeOf, quote, type Sentence, sentencesOf, type Token } from "../../text/token.ts";
import type { Detail } from "./detail-of.ts";
import { isHolder, requestAt, requestEnd, requestStart } from "../requests/request-start.ts";
import { type FieldList, fieldListIn } from "./field-list.ts";
import { countedIn, ENTRY, isDays, isOfDiary } from "./rows/row-name.ts";
import { leaveMisfits } from "../meaning/leave-misfits.ts";
import { isPronoun } from "./heading.ts";
import { withRowName } from "./tagged/with-row-name.ts";
import { askedOfPeople, isAssignment } from "./rows/people-rows.ts";
import { columnsIn } from "../boards/columns-in.ts";
import { boardHead, CARD, cardName, cardsOf, columnIntents, plainTemplate } from "../boards/draft-columns.ts";

type Place = FieldList["taken"][number];

const SURE = 4;
const COLUMN_WEIGHT = 2;
const ASSIGNED_WEIGHT = 3;
const TITLE_WORDS_MAX = 5;

/** The list that a cleaned text gives the fields of, or that it is found to ask for; null where it gives none. `isCalled`: its rows are called what the tagger sees, where no rule says it. */
export function draftRecord(
  text: string,
  find: (sentences: readonly Sentence[]) => FieldList | null = fieldListIn,
  isCalled = false,
): Draft | null {
  const sentences = sentencesOf(text);
  if (isSiteAsked(sentences, find)) return null;
  const columns = columnsIn(sentences);
  const plain = columns === null ? sentences : sentencesOf(blanked(text, [columns]));
  const head = columns === null ? null : boardHead(plain, columns);
  const found = find(plain);
  const unnamed = found ?? (head === null || find !== fieldListIn ? null : cardsOf(head));
  const said = unnamed === null || head !== null || !isCalled ? unnamed : withRowName(unnamed, plain);
  if (said === null || lexicon.is(said.row.one, "clause-question")) return null;
  const list =
    head === null ? said : { ...said, row: said.row === ENTRY ? cardName(head, CARD) : said.row, taken: [...said.taken, head.taken] };
  const mention = mentionOf(text, list, head !== null);
  // Without a list of fields, what stands before the board may be what its cards hold.
  const isUnstated = list.title === undefined && (found === null || find !== fieldListIn) && requestStart(sentences) === 0;
  const story = [...(isUnstated ? [] : storyIn(sentences, list)), ...(list.story ?? [])];
  // "I'd like each client with …" asks for a list, and likes nobody.
  const openers = sentences.flatMap(({ tokens }) => {
    const [at, end] = [requestAt(tokens), requestEnd(tokens)];
    const [first, last] = [tokens[at], tokens[end - 1]];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
  const parsed = withoutOthers(
    readDescription(segmentPrompt(blanked(text, [...list.taken, ...story, ...openers, ...(columns === null ? [] : [columns])])), {
      mentions: [mention],
      current: mention,
    }),
    mention,
    { list, text },
  );
  const counts = countsIn(list);
  const typed = list.details.filter((detail) => !counts.includes(detail)).map((detail) => intentOf(text, mention, detail));
  // A day that rows state themselves says as much as the one that they are given where they state none.
  const isDated = isUndated(list) && typed.some(({ noun, detail }) => isTime(draftField(noun, detail).type));
  const fields = isDated ? typed : withDay(list, typed);
  const title = parsed.title ?? titleOf(text, list);
  const context = [...parsed.context, ...story];
  const intents = list.takes === undefined ? parsed.intents : [...parsed.intents, takenIntent(text, mention, list.takes)];
  const read = parsed.unread.flatMap((place) => outside(place, list.title === undefined ? [] : [...list.taken, ...story]));
  const unread = [...read, ...counts.map(placeOfDetail)];
  const drafted = { ...parsed, unread, text, sentences, title, kind: kindOf(text, list), mentions: [mention], fields, context, intents };
  if (columns === null) return asAssigned(draftBlueprint(leaveMisfits(drafted)), list, { sentences, isDated });
  const own = columnIntents(text, mention, columns);
  const called =
    parsed.title ??
    (columns.board === null
      ? title
      : {
          words:
            `${whoseIn(text) || titleCase(quote(text, head === null || head.subject.length > 0 ? (head?.subject ?? []) : head.cards))} Board`.trim(),
          phrase: "",
        });
  const draft = draftBlueprint({
    ...drafted,
    title: called,
    fields: [...fields, ...own.fields],
    intents: [...own.intents, ...parsed.intents],
  });
  // A column says more than a field: a reading without it takes its name for something else.
  const subjects = draft?.subjects.map((one) => ({ ...one, statedFields: one.statedFields + COLUMN_WEIGHT * columns.names.length }));
  return draft === null || subjects === undefined ? null : { ...draft, subjects };
}

/** "Who is in which room", "a log for the calves with …" say what a row is: a reading that takes it for something else has it wrong. */
function asAssigned(
  draft: Draft | null,
  { row, details: [first, second] }: FieldList,
  { sentences, isDated }: { sentences: readonly Sentence[]; isDated: boolean },
): Draft | null {
  const isOfThese = [first, second].some((detail) => detail !== undefined && isAssignment(detail));
  const isEntries = row === ENTRY && sentences.some(({ tokens }) => tokens.some((_, at) => isOfDiary(tokens.slice(0, at))));
  const isAssigned = isOfThese || isEntries;
  const weight = (isAssigned ? ASSIGNED_WEIGHT : 0) + (isDated ? 1 : 0);
  if (draft === null || weight === 0) return draft;
  const subjects = draft.subjects.map((one) => ({ ...one, ...(isAssigned && { isAssigned }), statedFields: one.statedFields + weight }));
  return { ...draft, subjects };
}

/** Whether a text is about a site, which has no fields. */
function isSiteAsked(sentences: readonly Sentence[], find: (sentences: readonly Sentence[]) => FieldList | null): boolean {
  return sentences.some(({ tokens }) =>
    tokens.some(({ one }, at) => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]];
      // "A web page where neighbours choose a slot" is used, and not read.
      if (find !== fieldListIn && next?.low === "where") return false;
      if (one === "page") return /^(?:landing|home|web)$/.test(before?.low ?? "");
      // "Over 3 sites": places.
      const isPlaces =
        isPlaceSite(tokens[at], next) || isCount(before) || (before?.low === "my" && isPronoun(next)) || before?.low === "own";
      // "A log: site, which lift, what happened".
      const isListed = /^[,:]$/.test(before?.low ?? "") && next?.low === ",";
      return lexicon.is(one, "site-word") && one !== "something" && !isPlaces && !isListed;
    }),
  );
}

/** "How many open per priority": what would have to be counted, and nobody types. */
const countsIn = ({ details }: FieldList): Detail[] => details.filter(({ said }) => isGroupedCount(said));

const placeOfDetail = ({ said }: Detail): Place => placeOf(said);

const isCount = (token: Token | undefined): boolean => lexicon.is(token?.low, "count-word") || /^\d+$/.test(token?.low ?? "");

/** Whether a list is of what happens again and again, and says nothing of when. */
function isUndated({ row, details, heading, isNoted }: FieldList): boolean {
  // "Dad is on dialysis. Weight before, weight after": measured each time.
  const isMeasured = heading.length === 0 && /^(?:number|duration|percent)$/.test(fieldNoun(details[0]?.name[0]?.one ?? "")?.type ?? "");
  const isLog = isNoted || isMeasured || heading.some(({ one }) => lexicon.is(one, "diary-noun"));
  return (
    isLog && row === ENTRY && !details.some(({ name }) => name.some(({ one }) => lexicon.is(one, "period") || isTime(fieldNoun(one)?.type)))
  );
}

const isTime = (type: string | undefined): boolean => /^(?:date|time|datetime)$/.test(type ?? "");

/** The fields with the day behind those that can name a row, where entries have none; before all others where rows are days. */
function withDay(list: FieldList, fields: FieldIntent[]): FieldIntent[] {
  const [of] = fields.map((field) => field.of);
  const isOfDays = isDays(list.row) && !list.details.some(({ name }) => isTime(fieldNoun(name.at(-1)?.one ?? "")?.type));
  if (of === undefined || !(isOfDays || isUndated(list))) return fields;
  return fields.toSpliced(isOfDays ? 0 : 2, 0, { of, noun: nounOf("date"), detail: [], phrase: "" });
}

/** The parts of a place that stand before and behind others. */
function outside(place: Place, [other, ...others]: readonly Place[]): Place[] {
  if (other === undefined) return [place];
  const parts = [
    { start: place.start, end: Math.min(place.end, other.start) },
    { start: Math.max(place.start, other.end), end: place.end },
  ];
  return parts.filter(({ start, end }) => start < end).flatMap((part) => outside(part, others));
}

/** What one does with the rows that a text says there are. */
function takenIntent(text: string, of: Mention, { act, said, more = [] }: NonNullable<FieldList["takes"]>): Intent {
  const words = act === "collect" ? ["vote"] : ["one", "of", of.many, ...[...said, ...more].map(({ low }) => low)];
  return { act, of, object: null, after: new Map(), words, phrase: quote(text, said), place: placeOf(said) };
}

/** The sentences before anything is asked for or listed: nothing that could be missing. */
function storyIn(sentences: readonly Sentence[], { taken, takes, title }: FieldList): Place[] {
  // What people take may stand behind another wish.
  const isStated = ({ tokens }: Sentence): boolean =>
    title === undefined || (requestAt(tokens) < 0 && !tokens.some(({ low }) => /^(?:should|could|way)$/.test(low)));
  const start = takes?.said[0]?.start ?? Math.min(...taken.map((place) => place.start));
  const asked = requestStart(sentences);
  const end = asked === 0 ? start : Math.min(asked, start);
  return sentences.filter(isStated).flatMap(({ tokens }) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first === undefined || last === undefined || last.end > end ? [] : [{ start: first.start, end: last.end }];
  });
}

/** The text with spaces where the list stands, so that every other place stays where it is. */
export function blanked(text: string, places: readonly Place[]): string {
  return places.reduce(
    (said, { start, end }) => `${said.slice(0, start)}${said.slice(start, end).replace(/\S/g, " ")}${said.slice(end)}`,
    text,
  );
}

function mentionOf(text: string, list: FieldList, isBoard: boolean): Mention {
  const { row, taken } = list;
  const isWhole = list.isWhole || isDays(row);
  const noun = row.tokens.length === 0 ? null : nounPhrase(row.tokens);
  const [first] = row.tokens;
  const at = taken[0]?.start ?? 0;
  const place = { start: first?.start ?? at, end: row.tokens.at(-1)?.end ?? at };
  const known = noun === null ? null : (knownThing(noun)?.thing ?? null);
  // "Clock repairs" are none of those that are known by their last word, boats no vehicles with a number plate.
  const isPlain = noun === null || (isBoard && list.details.length === 0 && known?.one !== row.one);
  const thing = list.title !== undefined ? null : isPlain ? plainTemplate(list) : known;
  const { names } = list;
  return { thing, one: row.one, many: row.many, phrase: quote(text, row.tokens), place, strength: SURE, isWhole, ...(names && { names }) };
}

/** What the whole is called, where it has a name of its own: "Catch Log"; rows without a name are a log. */
function titleOf(text: string, list: FieldList): ParsedPrompt["title"] {
  const { heading, row } = list;
  if (list.title !== undefined) {
    // "My aunties will bring …", "to have a full band": nobody's name.
    const whose = whoseIn(text).replace(/^.*(?:ing|[^s]s)$/, "");
    const isName = new RegExp(`(?<!\\bto \\w+ )\\b(?:my|our|run|(?:i|we)(?:'m|'re| are)) (?:an? )?${whose}\\b`, "i").test(text);
    const isSaid = !isName || list.title.toLowerCase().startsWith(whose.toLowerCase());
    return { words: `${isSaid ? "" : whose} ${list.title}`.trim(), phrase: "" };
  }
  const isHeld = heading.length > 1 && heading.some(({ one }) => isHolder(one));
  // "Rowing Day Log" of "a log of my rowing days".
  const [holder, of] = heading;
  const isOf = isHeld && holder !== undefined && isHolder(holder.one) && of?.low === "of" && row !== ENTRY;
  if (isOf) return { words: titleCase(`${row.one} ${holder.low}`), phrase: quote(text, heading) };
  if (isHeld && heading.length <= TITLE_WORDS_MAX) return { words: titleCase(quote(text, heading)), phrase: quote(text, heading) };
  const question = askedOfPeople(list);
  if (question !== null && kindOf(text, list) === null) return { words: titleCase(quote(text, question)), phrase: "" };
  const kind = row === ENTRY ? "Log" : "List";
  // "Goat Log" of "we milk 18 goats", where nobody says whose it is.
  const counted = countedIn(sentencesOf(text).flatMap(({ tokens }) => tokens));
  const whose = whoseIn(text) || titleCase(counted?.one ?? "");
  if (row.tokens.length > 0 || kindOf(text, list) !== null) return null;
  return { words: whose === "" && row !== ENTRY ? titleCase(row.many) : `${whose} ${kind}`.trim(), phrase: "" };
}

/** Whose log it is, where nothing calls it anything: "Food Bank" of "our food bank …", "Cat Rescue" of "we're a cat rescue". */
export function whoseIn(text: string): string {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  // "On my phone", "in our shed": where it is used, and not whose it is.
  const isWhose = ({ low }: Token, index: number): boolean =>
    /^(?:my|our)$/.test(low) && !/^(?:on|in|with|from|by)$/.test(tokens[index - 1]?.low ?? "");
  const at = tokens.findIndex(isWhose);
  const close = sentenceEnd(sentences, tokens[at]?.start ?? 0);
  const behind = at < 0 ? [] : tokens.slice(at + 1, at + TITLE_WORDS_MAX).filter(({ end }) => end <= close);
  const end = behind.findIndex(({ speech }) => speech !== "noun" && speech !== "adjective");
  const phrase = behind.slice(0, end < 0 ? undefined : end);
  // "Our fixtures spreadsheet": what it is kept in now.
  const held = phrase.length > 1 && isHolder(phrase.at(-1)?.one ?? "") ? phrase.slice(0, -1) : phrase;
  const nouns = held.map(({ low }) => low.replace(/'s$/, ""));
  const whose = (introduced(tokens)?.owner ?? nouns.join(" ")).replace(/ business$/, "");
  return relatives.has(whose) || relatives.has(singularWord(whose)) ? "" : titleCase(whose);
}

const sentenceEnd = (sentences: readonly Sentence[], start: number): number =>
  sentences.flatMap(({ tokens }) => tokens.at(-1)?.end ?? []).find((end) => end > start) ?? 0;

/** What the whole is called by what is in it. */
function kindOf(text: string, { heading }: FieldList): ParsedPrompt["kind"] {
  const isName =
    heading.length > 0 &&
    heading.length <= TITLE_WORDS_MAX &&
    !heading.every(({ one, low }) => isVague(one) || containers.has(one) || isHolder(one) || low.endsWith("'s"));
  return isName ? { words: heading.map(({ low }) => low).join(" "), phrase: quote(text, heading) } : null;
}

/** The field of a list's rows that a detail of a text is. */
export function intentOf(text: string, of: Mention, { name, said, detail }: Detail): FieldIntent {
  // "Time in" is a time, "weight before" a weight.
  const named = name.length > 1 && /^(?:in|out|before|after)$/.test(name.at(-1)?.low ?? "") ? name.slice(0, -1) : name;
  const last = named.at(-1);
  const before = named.slice(0, -1).map(({ low }) => low);
  const noun = {
    tokens: [...name],
    key: [...before, last?.one ?? ""].join(" "),
    low: name.map(({ low }) => low).join(" "),
    plural: false,
    article: null,
  };
  return { of, noun, detail, phrase: quote(text, said) };
}

const isVague = (word: string): boolean => vague.has(word) || word === "place";

/** What is said of the list; of anything else nothing is kept. */
function withoutOthers(parsed: ParsedPrompt, mention: Mention, { list, text }: { list: FieldList; text: string }): ParsedPrompt {
  const plainText = text.replace(/\s+/g, " ");
  // "So show me those" points at some of the rows, and the list of all is no answer.
  const names = new Set(list.details.flatMap(({ name }) => name.map(({ one }) => one)));
  const isStated = (noun: NounPhrase): boolean => noun.tokens.some(({ one }) => names.has(one) || lexicon.is(one, "period"));
  // Rows are arranged by what they hold: "a page of three months" is no filter by page.
  const isArranged = ({ act, after }: Intent): boolean =>
    !/^(?:filter|sort|chart)$/.test(act) || after.size === 0 || [...after.values()].some(isStated);
  // "Log what comes in" stands where the list stands; "see what goes off soon" asks for more than a list of all.
  const isList = ({ phrase }: Intent): boolean => !plainText.includes(phrase);
  const isSeen = ({ act, phrase }: Intent): boolean =>
    act !== "browse" ||
    !phrase
      .toLowerCase()
      .split(/[\s']+/)
      .some((word) => lexicon.is(word, "clause-question"));
  // "Vote on whether we keep the pond" is no vote on the rows.
  // Nor is "I would like them to".
  const isWished = ({ start }: Intent["place"]): boolean => /(?:'d|\bwould|\bto)\s+$/.test(text.slice(0, start));
  const isOpinion = ({ act, object, words, place }: Intent): boolean =>
    act !== "collect" ||
    (words[0] === "like" && isWished(place)
      ? false
      : object === null || [mention.one, mention.many].includes(object.key) || lexicon.is(object.low, "pointing-word"));
  // "A tick for that too": of what, it does not say.
  const isWhole = ({ act, words }: Intent): boolean => act !== "mark" || !lexicon.is(words.at(-1), "preposition");
  const isOf = (intent: Intent): boolean =>
    isWhole(intent) &&
    isOpinion(intent) &&
    list.title === undefined &&
    (intent.of === null || intent.of === mention) &&
    !intent.words.includes("those") &&
    isArranged(intent) &&
    isSeen(intent);
  const others = parsed.intents.filter((intent) => !isOf(intent) && !isList(intent));
  return {
    ...parsed,
    core: null,
    audience: "own",
    owner: null,
    kind: null,
    relations: [],
    intents: parsed.intents.filter((intent) => isOf(intent) && !isList(intent)),
    unread: [...parsed.unread, ...others.map(({ place }) => place)],
  };
}
