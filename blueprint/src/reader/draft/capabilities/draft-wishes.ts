// Turns wishes into capabilities of the drafted entities. A wish that no capability answers goes to what is not understood.
import { definitionOf, isMeant } from "../../../features/feature.ts";
import { note } from "../account.ts";
import type { Wish } from "../../parse/parsed-prompt.ts";
import { isFeatureAct, type RowAct } from "../../lexicon/acts.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import { nounKind } from "../noun-kind.ts";
import { capital } from "../draft-field.ts";
import { addCapability, addField, type DraftEntity, fieldFor, type Plan } from "../plan.ts";
import { isBeyond } from "../../lexicon/beyond.ts";
import { nounsNotBuilt } from "../../lexicon/not-built.ts";
import { byForeignService, foreignServices } from "../../lexicon/foreign-companies.ts";
import { draftFeature } from "../features/draft-feature.ts";
import { draftTotals } from "./draft-figures.ts";
import { markWish } from "./mark-wish.ts";
import { rateWish, tagWish } from "./draft-ratings.ts";
import { naturalFilters, naturalSorts } from "./natural-order.ts";
import { plainWish } from "./plain-wish.ts";

function entityFor(plan: Plan, wish: Wish): DraftEntity | undefined {
  return plan.entities.find((entity) => entity.mention === wish.of) ?? plan.entities[0];
}

/** The nouns that say by which fields: those after "by", the others after it, then the object. */
function byNouns(wish: Wish): NounPhrase[] {
  return ["by", "on", "per", "based", "in"].flatMap((name) => wish.after.get(name) ?? []).filter((noun) => !isVague(noun));
}

/** "Based on different criteria", "as needed": nothing by which anything could be parted. */
function isVague(noun: NounPhrase): boolean {
  return /^(?:(?:\w+ )*(?:criteri(?:on|a)|condition|need|preference|option|parameter|factor|requirement|attribute|interest|filter)s?)$/.test(
    noun.key,
  );
}

/** What a public list is narrowed down by is a field of its rows, whatever it is called. */
function isCriterion({ brief }: Plan, wish: Wish, noun: NounPhrase): boolean {
  return brief.scene === "public" && wish.after.get("by") === noun && noun.tokens.length <= 2 && !noun.plural;
}

function filterWish(plan: Plan, entity: DraftEntity, wish: Wish): boolean {
  const nouns = byNouns(wish);
  const fields = nouns.map((noun) => fieldFor(entity, noun, [], isCriterion(plan, wish, noun))).filter((field) => field !== null);
  if (nouns.length > 0 && fields.length === 0) return false;
  const natural = fields.length > 0 ? fields : naturalFilters(entity);
  if (natural.length === 0) {
    // Nobody said which categories there are: what is typed becomes what can be chosen.
    const category = addField(entity, { id: "category", label: "Category", type: "text", required: false });
    if (category !== null) natural.push(category);
  }
  for (const field of natural)
    addCapability(plan, { kind: "filter", id: `filter-${entity.id}-${field.id}`, phrase: wish.phrase, entity: entity.id, field: field.id });
  return natural.length > 0;
}

function sortWish(plan: Plan, entity: DraftEntity, wish: Wish): boolean {
  const nouns = byNouns(wish);
  const fields = nouns.map((noun) => fieldFor(entity, noun, [], false)).filter((field) => field !== null);
  if (nouns.length > 0 && fields.length === 0) return false;
  const id = `sort-${entity.id}`;
  const asked = fields.map((field) => field.id);
  const there = plan.capabilities.find((capability) => capability.id === id);
  if (there?.kind === "sort") there.fields = [...new Set([...asked, ...there.fields])];
  addCapability(plan, {
    kind: "sort",
    id,
    phrase: wish.phrase,
    entity: entity.id,
    fields: [...new Set([...asked, ...naturalSorts(entity)])],
  });
  return true;
}

function exportWish(plan: Plan, entity: DraftEntity, wish: Wish): boolean {
  if (wish.words.some((word) => /^(?:pdf|pdfs|image|images|png)$/.test(word))) return false;
  const format = wish.words.includes("json") ? "json" : "csv";
  addCapability(plan, { kind: "export", id: `export-${entity.id}-${format}`, phrase: wish.phrase, entity: entity.id, format });
  return true;
}

function sendWish(plan: Plan, entity: DraftEntity, wish: Wish): boolean {
  const target =
    plan.entities.find(
      (other) =>
        other !== entity && [...wish.after.values()].some((noun) => noun.tokens.some((token) => other.mention.one.includes(token.one))),
    ) ?? plan.entities.find((other) => other !== entity && wish.of === other.mention);
  const source = plan.entities.find((other) => other !== target && other.fields.some((field) => field.type === "lines"));
  const field =
    source?.fields.find(
      (other) => other.type === "lines" && (wish.object === null || wish.words.some((word) => other.id.includes(word.slice(0, 5)))),
    ) ?? source?.fields.find((other) => other.type === "lines");
  if (target === undefined || source === undefined || field === undefined) return false;
  const natural = source.thing?.sends?.find((send) => send.field === field.id);
  const verb = natural?.verb ?? `Add to ${target.mention.many}`;
  addCapability(plan, {
    kind: "send",
    id: `send-${source.id}-${target.id}`,
    phrase: wish.phrase,
    entity: source.id,
    field: field.id,
    to: target.id,
    verb: capital(verb),
  });
  return true;
}

/** An act of sending is read as adding where it names nothing that can be sent. */
const makers: Record<RowAct, (plan: Plan, entity: DraftEntity, wish: Wish) => boolean> = {
  keep: (plan, entity, wish) => {
    plan.managed.add(entity.id);
    return plainWish("browse")(plan, entity, wish);
  },
  browse: (plan, entity, wish) => (byNouns(wish).length > 0 && filterWish(plan, entity, wish)) || plainWish("browse")(plan, entity, wish),
  add: (plan, entity, wish) =>
    ((wish.after.has("to") || wish.after.has("onto")) && sendWish(plan, entity, wish)) || plainWish("add")(plan, entity, wish),
  edit: plainWish("edit"),
  delete: plainWish("delete"),
  search: (plan, entity, wish) => {
    if (wish.after.has("by")) filterWish(plan, entity, wish);
    return plainWish("search")(plan, entity, wish);
  },
  filter: filterWish,
  sort: sortWish,
  mark: markWish,
  rate: rateWish,
  tag: tagWish,
  total: draftTotals,
  chart: draftTotals,
  export: exportWish,
  send: (plan, entity, wish) => sendWish(plan, entity, wish) || (entity.thing?.one === "email" && plainWish("add")(plan, entity, wish)),
  beyond: () => false,
};

/** Whether a wish needs the service of somebody else, which an app without a server cannot reach: "log in with Google". What names it is left with it. */
function isForeign({ brief }: Plan, { place, words }: Wish): boolean {
  if (words.some((word) => foreignServices.has(word))) return true;
  const after = byForeignService.exec(brief.text.slice(place.end).trimStart())?.[0];
  if (after === undefined) return false;
  place.end = brief.text.indexOf(after, place.end) + after.length;
  return true;
}

/** "Events, kids can sign up": who signs up for nothing else signs up for the event. */
function kindOf({ act, words }: Wish, entity: DraftEntity | undefined): Wish["act"] {
  const isEvent = entity !== undefined && nounKind(entity.thing?.one ?? entity.mention.one) === "event";
  return act === "account" && isEvent && /^(?:sign up|register|enrol)$/.test(words.join(" ")) ? "apply" : act;
}

/** Makes what the wish asks for: a feature, or what its verb amounts to where that feature cannot be made of it. */
function made(plan: Plan, entity: DraftEntity | undefined, wish: Wish): boolean {
  const act = kindOf(wish, entity);
  if (!isFeatureAct(act)) return entity !== undefined && makers[act](plan, entity, wish);
  if (isForeign(plan, wish)) return false;
  const whole = partOf(plan, wish);
  if (whole !== undefined) {
    note(plan.account, wish.phrase, whole);
    return true;
  }
  if (
    draftFeature(plan, {
      kind: act,
      entity: entity ?? null,
      phrase: wish.phrase,
      object: wish.object?.key ?? null,
      words: wish.words.join(" "),
    })
  )
    return true;
  const { otherwise } = definitionOf(act).words;
  return otherwise !== undefined && entity !== undefined && makers[otherwise](plan, entity, wish);
}

function isBanned(plan: Plan, wish: Wish): boolean {
  return plan.brief.bans.some((ban) => wish.words.includes(ban.noun.low));
}

/** A wish that names its thing comes before one that goes on about it ("book a room", "booking records"), and paying after what is paid for. */
function turnOf({ act, of }: Wish): number {
  if (!isFeatureAct(act)) return 0;
  if (act === "pay") return 4;
  if (act === "buy") return 3;
  return of === null ? 2 : 1 - of.strength / 1000;
}

/** The feature that a wish is a part of, among those that are there. */
function partOf(plan: Plan, { act, of, words }: Wish): string | undefined {
  if (!isFeatureAct(act)) return undefined;
  const said = words.join(" ");
  const { isOnce = false, fulfilledBy = [], extend } = definitionOf(act);
  const isSame = (of === null || isOnce) && extend === undefined;
  const same = isSame ? plan.features.find((feature) => feature.kind === act && isMeant(feature, said)) : undefined;
  const isOwn = act === "form" || (act === "pay" && !words.some((word) => /^(?:payments?|methods?|pay|paying|checkout)$/.test(word)));
  return (same ?? (isOwn ? undefined : plan.features.find(({ kind }) => fulfilledBy.includes(kind))))?.id;
}

/** "Browse apartments *on a map*": what nobody builds is left with its preposition, and the wish is for the rest. */
function withoutBeyond({ account, brief }: Plan, wish: Wish): Wish {
  const beyond = [...wish.after].find(([, noun]) => noun.tokens.some(({ low }) => isBeyond(low)) || nounsNotBuilt.includes(noun.key));
  if (beyond === undefined) return wish;
  const [preposition, noun] = beyond;
  const from = noun.tokens[0]?.start ?? wish.place.end;
  const start = brief.text.toLowerCase().lastIndexOf(` ${preposition} `, from) + 1;
  const words = wish.words.slice(0, Math.max(1, wish.words.lastIndexOf(preposition)));
  if (start <= wish.place.start) return wish;
  account.unread.push({ start, end: noun.tokens.at(-1)?.end ?? wish.place.end });
  const after = new Map([...wish.after].filter(([name]) => name !== preposition));
  return { ...wish, after, words, phrase: brief.text.slice(wish.place.start, start).trim(), place: { ...wish.place, end: start - 1 } };
}

/** Makes capabilities of all wishes of the brief. */
export function draftWishes(plan: Plan): void {
  for (const asked of plan.brief.wishes.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    if (isBanned(plan, asked)) continue;
    const wish = withoutBeyond(plan, asked);
    const entity = entityFor(plan, wish);
    const lost =
      wish.of !== null && wish.act !== "chart" && wish.act !== "total" && !plan.entities.some((other) => other.mention === wish.of);
    if ((lost && !isFeatureAct(wish.act)) || !made(plan, entity, wish)) plan.account.unread.push(wish.place);
  }
}
