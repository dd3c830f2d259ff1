// Turns wishes into capabilities of the drafted entities. A wish that no capability answers goes to what is not understood.
import type { Field } from "../../../schema/entity.ts";
import type { Wish } from "../../brief/brief.ts";
import { slugOf } from "../../../knowledge/field.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import { note } from "../account.ts";
import { draftTotals } from "./draft-figures.ts";
import { capital, yesOrNo } from "../draft-field.ts";
import { addCapability, addField, type DraftEntity, fieldFor, findField, plainField, type Plan } from "../plan.ts";

function entityFor(plan: Plan, wish: Wish): DraftEntity | undefined {
  return plan.entities.find((entity) => entity.mention === wish.of) ?? plan.entities[0];
}

/** The nouns that say by which fields: those after "by", the others after it, then the object. */
function byNouns(wish: Wish): NounPhrase[] {
  return ["by", "on", "per", "based", "in"].flatMap((name) => wish.after.get(name) ?? []);
}

function filterWish(plan: Plan, entity: DraftEntity, wish: Wish): boolean {
  const nouns = byNouns(wish);
  const fields = nouns.map((noun) => fieldFor(entity, noun, [], false)).filter((field) => field !== null);
  if (nouns.length > 0 && fields.length === 0) return false;
  const natural = fields.length > 0 ? fields : naturalFilters(entity);
  for (const field of natural)
    addCapability(plan, { kind: "filter", id: `filter-${entity.id}-${field.id}`, phrase: wish.phrase, entity: entity.id, field: field.id });
  return natural.length > 0;
}

/** The fields by which anybody would narrow such a list. */
export function naturalFilters(entity: DraftEntity): Field[] {
  const order = ["choice", "boolean", "tags", "reference"];
  const fit = entity.fields.filter((field) => order.includes(field.type));
  return fit.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type)).slice(0, 3);
}

/** The fields by which anybody would sort such a list. */
export function naturalSorts(entity: DraftEntity): string[] {
  const title = entity.titleField;
  const order = ["date", "rating", "money", "number", "duration"];
  const others = order.flatMap((type) => entity.fields.filter((field) => field.type === type).slice(0, 1)).slice(0, 3);
  return [title, ...others.map((field) => field.id)];
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

/** The words that say how a row is marked: those after "as", else the past of the verb. */
function stateOf(wish: Wish): string | null {
  const as = wish.words.indexOf("as");
  if (as >= 0)
    return (
      wish.words
        .slice(as + 1)
        .join(" ")
        .replace(/^(?:being|either|a|an)\s+/, "")
        .split(/\s+(?:when|if|once|in|from)\s+/)[0] ?? null
    );
  const states: readonly (readonly [RegExp, string])[] = [
    [/^(?:tick|check|cross)/, "done"],
    [/^(?:complet|finish)/, "done"],
    [/^(?:star|favou?rite|pin|bookmark)/, "favourite"],
    [/^archiv/, "archived"],
    [/^(?:confirm)/, "confirmed"],
    [/^approv/, "approved"],
    [/^(?:close|resolv)/, "resolved"],
    [/^flag/, "flagged"],
  ];
  return states.find(([verb]) => verb.test(wish.words[0] ?? ""))?.[1] ?? null;
}

/** Whether a choice already has this state: then it is set in the form, and a switch would contradict it. */
function hasOption(entity: DraftEntity, state: string): boolean {
  return entity.fields.some((field) => field.type === "choice" && (field.options ?? []).some((option) => option.toLowerCase() === state));
}

function booleanFor(entity: DraftEntity, state: string): Field | null {
  const booleans = entity.fields.filter((field) => field.type === "boolean");
  const slug = slugOf(state.replace(/^favorite$/, "favourite"));
  const known = entity.thing?.fields.filter((field) => field.type === "boolean") ?? [];
  const named = hasOption(entity, state)
    ? undefined
    : known.find((field) => field.id === slug || field.words.includes(state) || field.words.includes(`is ${state}`));
  if (named !== undefined) return addField(entity, plainField(named));
  const own = booleans.find((field) => field.id === slug || field.label.toLowerCase() === state);
  if (own !== undefined) return own;
  if (hasOption(entity, state)) return null;
  const first = booleans[0];
  // "Tick off" means the one yes or no that the thing has.
  if (first !== undefined && /^(?:done|complete|completed|finished)$/.test(state)) return first;
  return addField(entity, { id: slug, required: false, ...yesOrNo(state) });
}

function markWish(plan: Plan, entity: DraftEntity, wish: Wish): boolean {
  const state = stateOf(wish);
  const natural = entity.fields.find((field) => field.type === "boolean");
  const field = state === null || state === "" || state.length > 30 ? (natural ?? null) : booleanFor(entity, state);
  if (field === null && state !== null && hasOption(entity, state)) return plainWish("edit")(plan, entity, wish);
  if (field === null) return false;
  if (wish.object !== null && stateOf(wish) === null && findField(entity, wish.object) === null && natural === undefined) return false;
  addCapability(plan, { kind: "mark", id: `mark-${entity.id}-${field.id}`, phrase: wish.phrase, entity: entity.id, field: field.id });
  return true;
}

function rateWish(plan: Plan, entity: DraftEntity, wish: Wish): boolean {
  const own = entity.fields.find((field) => field.type === "rating");
  const known = entity.thing?.fields.find((field) => field.type === "rating");
  const field =
    own ??
    addField(
      entity,
      known === undefined ? { id: "rating", label: "Rating", type: "rating", required: false, min: 1, max: 5 } : plainField(known),
    );
  if (field === null) return false;
  const scale = /out of (\d{1,3})/.exec(wish.words.join(" "))?.[1];
  if (scale !== undefined) return rescaled(plan, entity, field, Number(scale), wish);
  addCapability(plan, { kind: "rate", id: `rate-${entity.id}`, phrase: wish.phrase, entity: entity.id, field: field.id });
  return true;
}

/** "Rated out of 100": beyond ten steps a rating is a number. */
function rescaled(plan: Plan, entity: DraftEntity, field: Field, max: number, wish: Wish): boolean {
  const stars = max <= 10;
  const scaled: Field = { ...field, type: stars ? "rating" : "number", min: stars ? 1 : 0, max: Math.max(2, max) };
  entity.fields = entity.fields.map((other) => (other.id === field.id ? scaled : other));
  if (stars) addCapability(plan, { kind: "rate", id: `rate-${entity.id}`, phrase: wish.phrase, entity: entity.id, field: field.id });
  else note(plan.account, wish.phrase, `${entity.id}.${field.id}`);
  return true;
}

function tagWish(plan: Plan, entity: DraftEntity, wish: Wish): boolean {
  const categorising = /^(?:categor|classif|group)/.test(wish.words[0] ?? "");
  const category = entity.fields.find((field) => field.type === "choice");
  if (categorising && category !== undefined) {
    addCapability(plan, {
      kind: "filter",
      id: `filter-${entity.id}-${category.id}`,
      phrase: wish.phrase,
      entity: entity.id,
      field: category.id,
    });
    return true;
  }
  const own = entity.fields.find((field) => field.type === "tags");
  const known = entity.thing?.fields.find((field) => field.type === "tags");
  const field =
    own ??
    addField(
      entity,
      known === undefined
        ? { id: "tags", label: "Tags", type: "tags", required: false, options: ["Favourite", "New", "Later", "Shared"] }
        : plainField(known),
    );
  if (field === null) return false;
  addCapability(plan, { kind: "tag", id: `tag-${entity.id}`, phrase: wish.phrase, entity: entity.id, field: field.id });
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

function plainWish(kind: "browse" | "add" | "edit" | "delete" | "search"): (plan: Plan, entity: DraftEntity, wish: Wish) => boolean {
  return (plan, entity, wish) => {
    addCapability(plan, { kind, id: `${kind}-${entity.id}`, phrase: wish.phrase, entity: entity.id });
    return true;
  };
}

/** An act of sending is read as adding where it names nothing that can be sent. */
const makers: Record<Wish["act"], (plan: Plan, entity: DraftEntity, wish: Wish) => boolean> = {
  keep: plainWish("browse"),
  browse: (plan, entity, wish) => (byNouns(wish).length > 0 && filterWish(plan, entity, wish)) || plainWish("browse")(plan, entity, wish),
  add: (plan, entity, wish) =>
    ((wish.after.has("to") || wish.after.has("onto")) && sendWish(plan, entity, wish)) || plainWish("add")(plan, entity, wish),
  edit: plainWish("edit"),
  delete: plainWish("delete"),
  search: plainWish("search"),
  filter: filterWish,
  sort: sortWish,
  mark: markWish,
  rate: rateWish,
  tag: tagWish,
  total: draftTotals,
  chart: draftTotals,
  export: exportWish,
  send: sendWish,
  beyond: () => false,
};

function isBanned(plan: Plan, wish: Wish): boolean {
  return plan.brief.bans.some((ban) => wish.words.includes(ban.noun.low));
}

/** Makes capabilities of all wishes of the brief. */
export function draftWishes(plan: Plan): void {
  for (const wish of plan.brief.wishes) {
    if (isBanned(plan, wish)) continue;
    const entity = entityFor(plan, wish);
    const lost =
      wish.of !== null && wish.act !== "chart" && wish.act !== "total" && !plan.entities.some((other) => other.mention === wish.of);
    if (entity === undefined || lost || !makers[wish.act](plan, entity, wish)) plan.account.unread.push(wish.place);
  }
}
