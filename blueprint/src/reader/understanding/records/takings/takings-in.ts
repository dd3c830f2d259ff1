// What people take, of which a text says by its structure what is kept: "who's coming to which rehearsal" keeps a name, the
// rehearsal and an answer, "which two adults are walking each morning" a day and two adults; "reserve one of twelve pegs" needs pegs.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { plural, singularWord } from "../../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { generics } from "../../../lexicon/nouns.ts";
import { titleCase } from "../../../draft/look/draft-title.ts";
import { numberOf } from "../../../../knowledge/words/number-of.ts";
import { meansPeople } from "../../../text/noun-kind.ts";
import { placeOf, type Sentence, type Token } from "../../../text/token.ts";
import { bookedIn } from "./booked-in.ts";
import { type Counted, countedThings, nounsFrom } from "./counted-things.ts";
import { type Detail } from "../detail-of.ts";
import { wordToken } from "../detail-words.ts";
import { detailsIn } from "../details-in.ts";
import type { FieldList } from "../field-list.ts";

/**
 * A field names a slot of the pattern, or none; without what its slot says there is no field. "(things)": one of the things that the
 * text counts; "(number)": as many fields as the sentence says; its choices stand behind ":". What is booked says itself what it has.
 */
const Taking = z.strictObject({
  said: z.string(),
  row: z.string().default(""),
  title: z.string().default(""),
  fields: z.array(z.string()).default([]),
  takes: z.enum(["book", "calendar", "collect"]).optional(),
});

const { slots, takings } = readData(
  "fields/takings.json",
  z.strictObject({ slots: z.record(z.string(), z.string()), takings: z.array(Taking) }),
);

const filled = (said: string): string => {
  const named = said.replace(/\{([a-z]+)\}/g, (_, slot: string) => slots[slot] ?? "");
  return named === said ? said : filled(named);
};
const rules = takings.map((taking) => ({ ...taking, pattern: new RegExp(`(?<![^ ])${filled(taking.said)}(?![^ ])`, "d") }));

const YES_OR_NO = [[wordToken("yes")], [wordToken("no")]];
const OPTIONS_MAX = 20;
const STATE_WORDS_MAX = 6;

/** A sentence that says what a pattern says: its words, those in the slots, and all of the text. */
interface Match {
  words: readonly Token[];
  slots: ReadonlyMap<string, readonly Token[]>;
  behind: readonly Token[];
  /** What stands in the sentence before its first wish: who speaks. */
  before: readonly Token[];
  sentences: readonly Sentence[];
}

/** The list that a text asks for by what people take; null where it does not. */
export function takingIn(sentences: readonly Sentence[]): FieldList | null {
  for (const rule of rules)
    for (const { tokens } of sentences) {
      const found = isWished(tokens, sentences) || rule.takes === "book" ? matchIn(tokens, rule.pattern, sentences) : null;
      const list = found === null ? null : rule.takes === "book" ? bookedIn(found) : listOf(rule, found);
      if (list !== null && found !== null) return { ...list, story: [placeOf(found.before)] };
    }
  return null;
}

const isWish = ({ low }: Token): boolean => lexicon.is(low, "wish-word");

/** Whether a sentence wishes for something; of so few, each does. */
const isWished = (tokens: readonly Token[], { length }: readonly Sentence[]): boolean => length < 3 || tokens.some(isWish);

function matchIn(tokens: readonly Token[], pattern: RegExp, sentences: readonly Sentence[]): Match | null {
  const wish = tokens.findIndex(isWish);
  const starts = tokens.map((_, at) => tokens.slice(0, at).reduce((sum, { low }) => sum + low.length + 1, 0));
  const match = pattern.exec(tokens.map(({ low }) => low).join(" "));
  if (match === null || [match.groups?.["things"], match.groups?.["goods"]].some((word) => isGenericWord(word ?? ""))) return null;
  const tokensIn = ([from, to]: [number, number]): readonly Token[] =>
    tokens.filter((_, at) => (starts[at] ?? 0) >= from && (starts[at] ?? 0) < to);
  const said = tokensIn(match.indices?.[0] ?? [0, 0]);
  const groups = Object.entries(match.indices?.groups ?? {}).flatMap(([slot, place]): [string, readonly Token[]][] => {
    const words = place === undefined ? [] : tokensIn(place);
    const [first] = words;
    // A name goes on behind the pattern: "home matches" of "list of home".
    const from = first === undefined || !/^(?:event|things|goods|by)$/.test(slot) ? tokens.length : tokens.indexOf(first);
    const alone = nounsFrom(tokens, from);
    // "Away games".
    const name = alone.length === 0 ? [...tokens.slice(from, from + 1), ...nounsFrom(tokens, from + 1)] : alone;
    if (slot === "what") return [[slot, words.slice(words.findLastIndex(({ low }) => lexicon.is(low, "small-word")) + 1)]];
    return words.length === 0 ? [] : [[slot, name.length > words.length ? name : words]];
  });
  const start = tokens.findIndex((token) => token === said[0]);
  const end =
    Math.max(...[said, ...groups.map(([, words]) => words)].map((words) => tokens.findIndex((token) => token === words.at(-1)))) + 1;
  return {
    words: tokens.slice(start, end),
    slots: new Map(groups),
    behind: tokens.slice(end),
    // "Need a way for".
    before: wish < start ? tokens.slice(0, /^(?:for|where)$/.test(said[1]?.low ?? "") ? start + 2 : wish + 1) : [],
    sentences,
  };
}

const isGenericWord = (word: string): boolean => generics.has(singularWord(word)) || lexicon.is(word, "pointing-back");
const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ low }) => low).join(" ");
const oneOf = (tokens: readonly Token[]): string => wordsOf(tokens).replace(/\S+$/, singularWord);

function listOf({ row, title, fields, takes }: (typeof rules)[number], found: Match): FieldList | null {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, slot: string) => oneOf(found.slots.get(slot) ?? []));
  const own = fields.flatMap((field) => fieldOf(field, found));
  // "And tell us if they bring a child".
  const asked = found.behind.findIndex(({ low }) => /^(?:say|tell)$/.test(low));
  const from = found.behind.findIndex(({ low }, at) => at > asked && !/^(?:,|and|n|with|me|us)$/.test(low));
  const asking = found.behind.slice(Math.max(0, asked), asked < 0 ? 0 : from);
  const read = from < 0 ? [] : detailsIn(found.behind.slice(from)).details.map(asAnswer).map(asCounted);
  const more = read.map((detail, at) => (at === 0 ? { ...detail, said: [...asking, ...detail.said] } : detail));
  const others = more.filter(({ name }) => own.every((one) => wordsOf(one.name) !== wordsOf(name)));
  const isSaid = ({ name: [first, second], said }: Detail): boolean =>
    said.length > 0 || second === undefined || !others.some(({ name }) => name.some(({ low }) => low === first?.low));
  const stated = [...own.filter(isSaid), ...(more.filter(({ isField }) => isField).length * 2 >= more.length ? others : [])];
  const details = [...stated, ...(stated.some(({ name }) => wordsOf(name) === "paid") ? [] : paidIn(found.sentences))];
  if (details.length < 2 && takes === undefined) return null;
  const one = fill(row);
  const taken = details.filter(({ said }) => (said[0]?.start ?? -1) >= 0).map(({ said }) => placeOf(said));
  return {
    row: { one, many: plural(one), tokens: found.words },
    heading: [],
    details,
    isWhole: true,
    isNoted: false,
    taken: [placeOf(found.words), ...taken],
    title: titleCase(fill(title)).replace(/^Person /, ""),
    ...(takes !== undefined && { takes: { act: takes, said: found.words } }),
  };
}

/** "Who has a ticket", "who's got first aid": of each who answers, whether it is so. */
function asAnswer(detail: Detail): Detail {
  const words = wordsOf(detail.said);
  // "Notes on what colour mix I used".
  const about = /^notes? (?:on|of) (?:what|which) (.+?) (?:i|we|they|he|she)\b/.exec(words)?.[1];
  if (about !== undefined) return { ...detail, name: about.split(" ").map(wordToken) };
  const state = /^who(?:'s got|'s| has got| has| is| have| are) (?:an? )?(.+)/.exec(words)?.[1];
  return state === undefined ? detail : { ...detail, name: state.split(" ").slice(0, STATE_WORDS_MAX).map(wordToken), detail: YES_OR_NO };
}

/** "How many gloves and bags": both are counted. */
function asCounted(detail: Detail, at: number, all: readonly Detail[]): Detail {
  const isCounted = !detail.isField && detail.name.length === 1 && wordsOf(all[at - 1]?.name.slice(0, 2) ?? []) === "number of";
  const name = detail.name.filter(({ low }) => low !== "everyone");
  return { ...detail, name: isCounted ? ["number", "of"].map(wordToken).concat(name) : name };
}

/** The field as a detail; several where the sentence counts them: "which two adults". */
function fieldOf(field: string, { slots: stated, words, sentences }: Match): Detail[] {
  const [, name = "", of, options] = /^(.*?)(?: \((\w+)\))?(?:: (.*))?$/.exec(field) ?? [];
  const all = sentences.flatMap(({ tokens }) => tokens);
  const slot = /\{(\w+)\}/.exec(name)?.[1];
  const said = slot === undefined ? [] : (stated.get(slot) ?? []);
  if (slot !== undefined && said.length === 0) return [];
  const isTime = (["period", "time-of-day"] as const).some((category) => lexicon.is(said.at(-1)?.one, category));
  const label = isTime ? "date" : name.replace(/\{\w+\}/, name.startsWith("{") ? oneOf(said) : wordsOf(said));
  const isMeant = ({ one, isStated }: Counted): boolean => isStated && (slot === undefined || one === oneOf(said));
  const things = of === "things" ? (countedThings(all).find(isMeant)?.names ?? []) : [];
  const choices = options?.split("/") ?? [];
  const answers = choices.length > 2 ? answersIn(all) : [];
  const roles = of === "roles" ? rolesIn(sentences) : [];
  const own = things.length > 0 ? things.slice(0, OPTIONS_MAX) : [...answers.filter(isAnswer), ...roles].map(({ low }) => low);
  const count = of === "number" ? Math.max(1, numberOf(wordsOf(stated.get("number") ?? []))) : 1;
  return Array.from({ length: count }, (_, at) => ({
    name: `${label}${count > 1 ? ` ${at + 1}` : ""}`.split(" ").map(wordToken),
    said: answers.length > 0 ? answers : roles.length > 0 ? roles : slot === undefined ? [] : words,
    detail: (own.length > 0 ? own : choices).map((option) => [wordToken(option)]),
    isField: true,
  }));
}

/** "We need a driver, two cooks and someone on the door": what each of them does. */
function rolesIn(sentences: readonly Sentence[]): readonly Token[] {
  for (const { tokens } of sentences) {
    const behind = tokens.slice(tokens.findIndex(({ low }) => /^needs?$/.test(low)) + 1);
    const starts = behind.flatMap((_, at) => (at === 0 || /^(?:,|and)$/.test(behind[at - 1]?.low ?? "") ? [at] : []));
    const parts = starts
      .map((from, at) => behind.slice(from, (starts[at + 1] ?? behind.length + 1) - 1))
      .filter(({ length }) => length > 1);
    const isOpen = (first: Token | undefined): boolean => /^some(?:one|body)$/.test(first?.low ?? "");
    const isRole = ([first]: readonly Token[]): boolean =>
      isOpen(first) || /^an?$/.test(first?.low ?? "") || numberOf(first?.low ?? "") > 0;
    const other = parts.findIndex((part) => !isRole(part));
    const roles = parts.slice(0, other < 0 ? undefined : other);
    // "A driver, a helper and someone": most of them are people.
    if (roles.filter((part) => isOpen(part[0]) || meansPeople(part.at(-1)?.one ?? "")).length > 1)
      return roles.map((part) => ({ ...wordToken(wordsOf(part.slice(1))), start: part[0]?.start ?? -1, end: part.at(-1)?.end ?? -1 }));
  }
  return [];
}

const isAnswer = ({ low }: Token): boolean => /^\p{L}{2}/u.test(low) && low !== "or";

/** "People just put yes, no or late": the answers that there are, with what stands between them. */
function answersIn(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ low }, index) => low === "yes" && tokens.slice(index, index + 3).some((token) => token.low === "no"));
  const no = tokens.findIndex(({ low }, index) => index > at && low === "no");
  const isLast = /^(?:or|,|\/)$/.test(tokens[no + 1]?.low ?? "");
  return at < 0 || !isLast ? [] : tokens.slice(at, no + 3);
}

/** "See who has paid": whether each has, wherever the text asks for it. */
function paidIn(sentences: readonly Sentence[]): Detail[] {
  const said = sentences.flatMap(({ tokens }) => {
    const at = tokens.findIndex(({ low }) => low === "paid");
    const who = tokens.findIndex(({ low }, index) => low.startsWith("who") && index < at && index >= at - 2);
    return who < 0 ? [] : [tokens.slice(who, at + 1)];
  });
  return said.slice(0, 1).map((words) => ({ name: [wordToken("paid")], said: words, detail: YES_OR_NO, isField: true }));
}
