// The list that a message asks for, by what the tagger sees in it: its fields, what a row is, whose rows they are, and its choices.
// What is marked as a wish, a figure or a fact is left to be read as said of that list; the rest is how somebody tells it.
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { placeOf, type Sentence, sentencesOf, type Token } from "../../../text/token.ts";
import { type Detail, plainDetail, withoutDeterminers } from "../detail-of.ts";
import { detailsIn } from "../details-in.ts";
import { isAbility } from "../is-ability.ts";
import { isQuestion, wordToken } from "../detail-words.ts";
import { type FieldList, fieldListIn } from "../field-list.ts";
import { peopleRows } from "../rows/people-rows.ts";
import { ENTRY, knownRow, named, type RowName, rowNamed } from "../rows/row-name.ts";
import { type Part, type Tagged, tagMessage, WISHES } from "../../../tagging/tag-message.ts";
import type { Kind, Mark } from "../../../tagging/tagger.ts";

/** What a row of each kind of list is called where the message does not say it. */
const ROWS: Partial<Record<Kind, string>> = {
  log: "entry",
  list: "item",
  signup: "sign-up",
  booking: "booking",
  board: "card",
  rota: "shift",
  money: "payment",
};
const LISTS_MIN = 0.6;
const OTHER_MIN = 0.55;
const FIELD_MIN = 0.45;
const LIST_MIN = 0.9;
const NO_SITE_MAX = 0.02;
/** Behind a slash a part is as likely a field. */
const SLASHED_MIN = 0.3;
/** Without a word for it, each of the states is as likely one. */
const STATE_MIN = 0.4;
/** How sure the kind and the fields have to be together. */
const SURE_MIN = 0.6;
const ROW_MIN = 0.4;
/** What is less likely a wish than this is how somebody tells it. */
const WISH_MIN = 0.35;
/** Behind the last field somebody hardly tells anything. */
const WISH_BEHIND_MIN = 0.1;
const WHOLE_MIN = 3;
const FIELDS_MIN = 2;
const AGREED_SHARE = 0.75;
const NAMING_WORDS_MAX = 2;

/** The list of a message; null where it is hardly one, or names fewer than two details. */
export function taggedListIn(sentences: readonly Sentence[]): FieldList | null {
  const tagged = tagMessage(sentences);
  if (listShare(tagged) < LISTS_MIN) return null;
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const fields = fieldsOf(tagged, tokens);
  const values = choicesIn(tagged, tokens);
  const said = fields.flatMap((part) => detailsAt(part, values, tokens));
  const saidRow = rowOf(tagged, fieldListIn(sentences)?.row ?? null, tokens);
  const people = saidRow.tokens.length === 0 ? peopleRows(ENTRY, said, tokens) : null;
  const { row, details: stated } = people ?? { row: saidRow, details: said };
  const details = withWhich(tagged, row, [...stated, ...statesOf(values, listedIn(tagged, tokens).flat())]);
  if (details.length < FIELDS_MIN || listShare(tagged) * meanSure(fields) < SURE_MIN) return null;
  // "Clients, pianos and tunings" are lists of their own, where nothing says of what they would be fields.
  const lists = details.filter(({ name: [first, ...others] }) => first !== undefined && others.length === 0 && isPluralThing(first));
  if (row.tokens.length === 0 && lists.length > 1) return null;
  const isWhole = row.one === ENTRY.one || (details.length >= WHOLE_MIN && !isQuestion(details[0]?.said[0]));
  const [name] = partsOf(tagged, "A", ROW_MIN);
  return {
    row,
    heading: withoutDeterminers(name?.tokens ?? []),
    details,
    isWhole,
    isNoted: tagged.kind === "log",
    ...placesOf(tagged, tokens, details),
  };
}

/** What a message keeps of each row, as the tagger sees it, whatever the message is about. */
export function taggedDetails(sentences: readonly Sentence[]): Detail[] {
  const tagged = tagMessage(sentences);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  return fieldsOf(tagged, tokens).flatMap((part) => detailsAt(part, choicesIn(tagged, tokens), tokens));
}

const meanSure = (parts: readonly Part[]): number => parts.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, parts.length);

const isPluralThing = ({ low, one }: Token): boolean => low !== one && fieldNoun(one) === null;

/** Whether the fields that rules read in a message are those that the tagger sees in it: most of each are among the others. */
export function agrees({ details }: FieldList, sentences: readonly Sentence[]): boolean {
  const { parts } = tagMessage(sentences);
  const overlap = (left: readonly Token[], right: readonly Token[]): boolean => {
    const [a, b] = [placeOf(left), placeOf(right)];
    return a.start < b.end && b.start < a.end;
  };
  const seen = parts.filter(({ mark, sure }) => mark === "F" && sure >= FIELD_MIN);
  const supports = parts.filter(({ mark }) => mark === "F" || mark === "V" || mark === "O" || mark === "E");
  const found = seen.filter(({ tokens }) => details.some(({ said }) => overlap(said, tokens))).length;
  const right = details.filter(({ said }) => supports.some(({ tokens }) => overlap(said, tokens))).length;
  return found >= AGREED_SHARE * seen.length && right >= AGREED_SHARE * details.length;
}

/** The probability that a message is about a list, from 0 to 1. */
export function listShare({ kinds }: Tagged): number {
  return [...kinds].reduce((sum, [kind, share]) => (kind in ROWS ? sum + share : sum), 0);
}

/** "A fault log: site, which lift, what happened": so likely a list, and so unlikely a site, that a word for one is a field. */
export function isSurelyList(text: string): boolean {
  const tagged = tagMessage(sentencesOf(text));
  return listShare(tagged) >= LIST_MIN && (tagged.kinds.get("site") ?? 0) < NO_SITE_MAX;
}

/** Whether a bare list is an offer to whoever wrote a text: it is none to somebody who wants a counter, a calculator or a game. */
export function isLikelyList(text: string): boolean {
  const tagged = tagMessage(sentencesOf(text));
  const other = (["tool", "calc", "play"] as const).reduce((sum, kind) => sum + (tagged.kinds.get(kind) ?? 0), 0);
  return other < OTHER_MIN || listShare(tagged) > other;
}

function partsOf({ parts }: Tagged, mark: Mark, least: number): Part[] {
  return parts.filter((part) => part.mark === mark && part.sure >= least);
}

/** The parts that are fields; "meat/veg/halal" is one, whichever of its words the tagger parts. What a bracket behind a field lists is none. */
function fieldsOf(tagged: Tagged, tokens: readonly Token[]): Part[] {
  const fields: Part[] = [];
  const lists = listedIn(tagged, tokens);
  const isListed = ({ tokens: [first] }: Part): boolean => lists.some((list) => list.some(({ start }) => start === first?.start));
  for (const whole of partsOf(tagged, "F", SLASHED_MIN)) {
    if (isListed(whole)) continue;
    const bracket = whole.tokens.findIndex(({ low }) => low === "(");
    const part = bracket > 0 ? { ...whole, tokens: whole.tokens.slice(0, bracket) } : whole;
    const last = fields.at(-1);
    const isSlashed =
      last !== undefined &&
      between(last, part, tokens)
        .map(({ low }) => low)
        .join("") === "/";
    if (isSlashed) fields.splice(-1, 1, { ...last, tokens: [...last.tokens, ...between(last, part, tokens), ...part.tokens] });
    else if (part.sure >= FIELD_MIN) fields.push(part);
  }
  return fields;
}

/** What stands in the brackets that list what can be chosen for the field before them: "what kind (bottles, needles, other)". */
function listedIn({ parts }: Tagged, tokens: readonly Token[]): (readonly Token[])[] {
  const isField = (token: Token | undefined): boolean =>
    parts.some(({ mark, tokens: said }) => mark === "F" && said.some(({ start }) => start === token?.start));
  return tokens.flatMap((token, at) => {
    if (token.low !== "(" || !isField(tokens[at - 1])) return [];
    const end = tokens.findIndex(({ low }, index) => index > at && low === ")");
    const inside = tokens.slice(at + 1, end < 0 ? undefined : end);
    return inside.some(({ low }) => /^(?:,|\/|;|or)$/.test(low)) ? [inside] : [];
  });
}

/** What a row is: what the surest part says, or the kind of list. */
function rowOf(tagged: Tagged, other: RowName | null, all: readonly Token[]): RowName {
  const said = partsOf(tagged, "E", ROW_MIN).toSorted((a, b) => b.sure - a.sure);
  const about = tagged.kind === "list" ? partsOf(tagged, "O", ROW_MIN).filter(isSeveral) : [];
  const rows = [...said, ...about].flatMap(({ tokens }) => {
    const words = withoutCount(withoutDeterminers(withNounsBefore(tokens, all, tagged)));
    return knownRow(words) ?? named(words) ?? [];
  });
  const one = ROWS[tagged.kind] ?? ENTRY.one;
  return (
    rows[0] ??
    (other === null || other === ENTRY ? null : other) ??
    (one === ENTRY.one ? ENTRY : { ...rowNamed([wordToken(one)]), tokens: [] })
  );
}

/** "Stage property" of "property": with the nouns and adjectives right before it that say nothing else. */
function withNounsBefore(words: readonly Token[], all: readonly Token[], { parts }: Tagged): readonly Token[] {
  const marked = new Set(parts.flatMap((part) => part.tokens));
  const at = all.indexOf(words[0] ?? all[0] ?? wordToken(""));
  const isNaming = (token: Token): boolean =>
    !marked.has(token) && (token.speech === "noun" || token.speech === "adjective") && !isDescribing(token) && /^\p{Ll}/u.test(token.text);
  const from = all.slice(0, at).findLastIndex((token) => !isNaming(token)) + 1;
  return [...all.slice(Math.max(from, at - NAMING_WORDS_MAX), at), ...words];
}

const isDescribing = ({ low }: Token): boolean =>
  lexicon.is(low, "determiner") || lexicon.is(low, "possessive") || lexicon.is(low, "subject-pronoun") || low.endsWith("'s");

const withoutCount = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ low }) => !/^\d/.test(low) && !lexicon.is(low, "count-word") && !/^(?:each|every)$/.test(low));

const isSeveral = ({ tokens }: Part): boolean => tokens.some(({ low, one }) => low !== one && !low.endsWith("'s"));

/** The details of a part: a bracket behind it has its choices, and what no detail can be is none. */
function detailsAt({ tokens: said }: Part, choices: ReadonlyMap<Token, readonly Part[]>, tokens: readonly Token[]): readonly Detail[] {
  const last = said.at(-1);
  const options = last === undefined ? undefined : choices.get(last);
  const at = last === undefined ? -1 : tokens.indexOf(last);
  const bracket =
    tokens[at + 1]?.low === "(" ? tokens.slice(at + 1, tokens.findIndex(({ low }, index) => index > at && low === ")") + 1) : [];
  const words = withoutDeterminers(said);
  const { details } = detailsIn([...words, ...bracket]);
  const [first] = details;
  const plain = first === undefined && !isAbility(words) ? plainDetail(words) : null;
  const field = first ?? plain;
  if (bracket.length === 0 && options !== undefined && field !== null)
    return [{ ...field, detail: options.map((part) => [...part.tokens]), isField: true }];
  return plain === null ? details : [plain];
}

/** The runs of values, by the last token of the field before them; the first token of the run where none stands there. */
function choicesIn(tagged: Tagged, tokens: readonly Token[]): ReadonlyMap<Token, readonly Part[]> {
  const choices = new Map<Token, Part[]>();
  let run: Part[] | null = null;
  for (const [at, part] of tagged.parts.entries()) {
    if (part.mark !== "V") {
      run = null;
      continue;
    }
    const before = tagged.parts[at - 1];
    const isOptions = before?.mark === "F" && between(before, part, tokens).every(({ low }) => /^(?:[:(–—-]|either|is|are)$/.test(low));
    const key = isOptions ? before.tokens.at(-1) : part.tokens[0];
    if (run === null && key !== undefined) choices.set(key, (run = []));
    run?.push(part);
  }
  return new Map([...choices].filter(([, values]) => values.length > 1));
}

function between(left: Part, right: Part, tokens: readonly Token[]): readonly Token[] {
  const [from, to] = [left.tokens.at(-1)?.end ?? 0, right.tokens[0]?.start ?? 0];
  return tokens.filter(({ start, end }) => start >= from && end <= to);
}

/** The states that rows go through, where no field has them: "waiting, being stitched or ready", behind "status" or not. */
function statesOf(choices: ReadonlyMap<Token, readonly Part[]>, listed: readonly Token[]): Detail[] {
  const isListed = (token: Token): boolean => listed.some(({ start }) => start === token.start);
  const runs = [...choices].flatMap(([key, values]) => (values[0]?.tokens[0] === key && !isListed(key) ? [values] : []));
  const [run = []] = runs.filter((values) => values.every(({ tokens: [first] }) => !/^\p{Lu}/u.test(first?.text ?? "")));
  const [first, ...others] = run.map(({ tokens }) => [...tokens]);
  const isName = /^(?:if|whether|status|state|stage)$/.test(first?.[0]?.low ?? "");
  if (!isName && run.some(({ sure }) => sure < STATE_MIN)) return [];
  const detail = isName ? others : run.map(({ tokens }) => [...tokens]);
  return detail.length < 2 ? [] : [{ name: [wordToken("status")], said: run.flatMap(({ tokens }) => tokens), detail, isField: true }];
}

/** With which of several each row is about. */
function withWhich(tagged: Tagged, row: RowName, details: Detail[]): Detail[] {
  const [of] = tagged.kind === "list" ? [] : partsOf(tagged, "O", ROW_MIN).filter(isSeveral);
  const word = of?.tokens.findLast(({ speech }) => speech === "noun");
  if (of === undefined || word === undefined || [row.one, ...details.flatMap(({ name }) => name.map(({ one }) => one))].includes(word.one))
    return details;
  return [{ name: [{ ...word, low: word.one, text: word.one }], said: [word], detail: [], isField: true }, ...details];
}

/** What the list takes of the text, and what only tells of it: not what is a wish, or likely one, and no field that could not be read. */
function placesOf({ parts, wished }: Tagged, tokens: readonly Token[], details: readonly Detail[]): Pick<FieldList, "taken" | "story"> {
  const read = new Set(details.flatMap(({ said, detail }) => [...said, ...detail.flat()]));
  const isOpen = ({ mark, tokens: said }: Part): boolean => WISHES.has(mark) || (mark === "F" && !said.some((token) => read.has(token)));
  const open = new Set(parts.filter(isOpen).flatMap((part) => part.tokens));
  const lastRead = Math.max(-1, ...tokens.map((token, at) => (read.has(token) ? at : -1)));
  const isStory = (token: Token): boolean => (wished.get(token) ?? 0) < (tokens.indexOf(token) > lastRead ? WISH_BEHIND_MIN : WISH_MIN);
  const places = (isOf: (token: Token) => boolean): FieldList["taken"] =>
    tokens.filter((token) => !open.has(token) && isOf(token)).map(({ start, end }) => ({ start, end }));
  return { taken: places(isStory), story: places(isStory) };
}
