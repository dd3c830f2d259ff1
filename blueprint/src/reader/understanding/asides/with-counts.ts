// How many rows are in a state: "tell me how many are unpaid", "show how many are left". Such clauses are taken out of a text before
// it is read, and added to what it became as totals, where a field tells the state. Where none does, the text is read as it is.

import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Blueprint, Page } from "../../../schema/blueprint.ts";
import type { Entity } from "../../../schema/entity.ts";
import type { Reading } from "../../../schema/reading.ts";
import { conditionIn } from "../../draft/capabilities/state-counted.ts";
import { capital } from "../../draft/draft-field.ts";
import { type AskedCapability, capabilityId } from "../../draft/plan.ts";
import { placeOf, sentencesOf, type Token } from "../../text/token.ts";
import { withoutGaps } from "./without-gaps.ts";

const STATE_WORDS_MAX = 5;
const ROW_WORDS_MAX = 3;

/** A clause that asks how many rows are in a state. */
interface Counted {
  start: number;
  end: number;
  phrase: string;
  /** The words for what is counted; none where it is not said again. */
  rows: readonly Token[];
  state: readonly string[];
}

/** What `read` makes of a text, with the totals of the rows in a state that it asks for. */
export function withCounts(text: string, read: (rest: string) => Reading): Reading {
  const counts = sentencesOf(text).flatMap(({ tokens }) => {
    const asked = countedIn(text, tokens);
    return asked.length > 0 ? asked : numberedIn(text, tokens);
  });
  const rest = counts.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const reading = counts.length === 0 || !/\p{L}/u.test(rest) ? null : read(withoutGaps(rest).replace(/^[\s,;.]+|[\s,;]+$/g, ""));
  const added = reading === null ? null : counts.reduce<Reading | null>((found, one) => withCount(found, one), reading);
  return added ?? read(text);
}

/** The clauses of a sentence that count rows in a state. */
function countedIn(text: string, tokens: readonly Token[]): Counted[] {
  const many = tokens.findIndex(({ low }, at) => low === "many" && tokens[at - 1]?.low === "how");
  const end = tokens.findIndex(({ low }, at) => at > many && isEnd(low));
  const behind = tokens.slice(many + 1, end < 0 ? undefined : end);
  const verb = behind.findIndex(({ low }) => /^(?:are|is|were|was|have|has)$/.test(low));
  const [rows, said] = verb < 0 ? [[], behind] : [behind.slice(0, verb), behind.slice(verb + 1)];
  const state = said.map(({ low }) => low);
  const isState = state.length <= STATE_WORDS_MAX && !state.some(isGrouped);
  if (many < 1 || (state.length === 0 && verb < 0) || !isState || rows.length > ROW_WORDS_MAX) return [];
  const close = many + 1 + behind.length;
  return [clauseOf(text, tokens, { at: many - 1, end: close, rows, state }), ...countedIn(text, tokens.slice(close))];
}

/** "The number of lent boats", "count the lent ones": the state stands before the rows. */
function numberedIn(text: string, tokens: readonly Token[]): Counted[] {
  const isNumber = ({ low }: Token, at: number): boolean =>
    (low === "of" && /^(?:number|count)$/.test(tokens[at - 1]?.low ?? "")) || (low === "the" && tokens[at - 1]?.low === "count");
  const at = tokens.findIndex(isNumber);
  const end = tokens.findIndex(({ low }, index) => index > at && isEnd(low));
  const behind = at < 0 ? [] : tokens.slice(at + 1, end < 0 ? undefined : end).filter(({ low }) => low !== "the");
  const [row] = behind.slice(-1);
  const state = behind.slice(0, -1).map(({ low }) => low);
  return row === undefined || state.length === 0 || state.length > STATE_WORDS_MAX || state.some(isGrouped)
    ? []
    : [clauseOf(text, tokens, { at, end: end < 0 ? tokens.length : end, rows: [row], state })];
}

/** A clause from the words that only ask for the number on. */
function clauseOf(text: string, tokens: readonly Token[], { at, end, rows, state }: Found): Counted {
  const lead = tokens.slice(0, at).findLastIndex(({ low }) => !lexicon.is(low, "counting-lead"));
  const place = placeOf(tokens.slice(lead + 1, end));
  return { ...place, phrase: text.slice(place.start, place.end).replace(/^(?:and|plus|with|but|then) /i, ""), rows, state };
}

interface Found extends Pick<Counted, "rows" | "state"> {
  at: number;
  end: number;
}

const isEnd = (low: string): boolean => /^(?:[,;:.!?()–—-]|and|but|so|or|because)$/.test(low);

/** "How many are out per day": a chart, and no number. */
const isGrouped = (low: string): boolean => lexicon.is(low, "counted-apart");

/** A reading with the total of a clause; null where no field of its rows tells the state. */
function withCount(reading: Reading | null, { rows, state, phrase }: Counted): Reading | null {
  if (reading?.outcome !== "blueprint" || reading.blueprint.kind === "site") return null;
  const { blueprint, understood } = reading;
  // "How many there are".
  if ([...rows.map(({ low }) => low), ...state].includes("there")) return withCountOfAll(reading, phrase);
  const named = blueprint.entities.filter(({ name }) => rows.some(({ one }) => name.one.split(" ").at(-1) === one));
  const isOpen = rows.every(({ low }) => lexicon.is(low, "rows-meant"));
  const [found] = (isOpen ? blueprint.entities : named).flatMap((entity) => {
    const told = conditionIn(entity.fields, state);
    return told === null ? [] : [{ entity, ...told }];
  });
  if (found === undefined) return null;
  const { entity, where, label } = found;
  const asked = { kind: "total", entity: entity.id, phrase, measure: "count", field: null, where, label: capital(label) } as const;
  const counted = withTotal(blueprint, entity, asked);
  return counted === null
    ? null
    : { ...reading, blueprint: counted, understood: [...understood, { phrase, became: [capabilityId(asked)] }] };
}

/** A reading whose total of all rows is asked for; null where it has none. */
function withCountOfAll(reading: Extract<Reading, { outcome: "blueprint" }>, phrase: string): Reading | null {
  const { blueprint, understood } = reading;
  const [all] = blueprint.capabilities.filter((one) => one.kind === "total" && one.measure === "count" && one.where === undefined);
  if (all === undefined) return null;
  const capabilities = blueprint.capabilities.map((one) => (one === all ? { ...all, phrase } : one));
  return { ...reading, blueprint: { ...blueprint, capabilities }, understood: [...understood, { phrase, became: [all.id] }] };
}

/** A blueprint with a total at the head of the figures of its first page that lists the rows, or has figures; null where none does. */
function withTotal(blueprint: Blueprint, { id: entity }: Entity, asked: AskedCapability): Blueprint | null {
  const id = capabilityId(asked);
  if (blueprint.capabilities.some((one) => one.id === id)) return blueprint;
  const isOf = ({ sections }: Page): boolean =>
    sections.some((one) => one.kind === "figures" || (one.kind === "collection" && one.entity === entity));
  const at = blueprint.pages.findIndex(isOf);
  const page = blueprint.pages[at];
  if (page === undefined) return null;
  const figures = page.sections.find((one) => one.kind === "figures");
  const sections =
    figures === undefined
      ? [{ kind: "figures" as const, capabilities: [id] }, ...page.sections]
      : page.sections.map((one) => (one === figures ? { ...figures, capabilities: [id, ...figures.capabilities] } : one));
  const pages = blueprint.pages.with(at, { ...page, sections });
  return { ...blueprint, pages, capabilities: [...blueprint.capabilities, { id, ...asked }] };
}
