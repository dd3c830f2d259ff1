// Turns intents into capabilities of the drafted entities. An intent that no capability answers goes to what is not understood.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { slugOf } from "../../../knowledge/field.ts";
import { idWith } from "../../../features/definition/id-with.ts";
import { definitionOf, isMeant } from "../../../features/feature.ts";
import type { Field } from "../../../schema/entity.ts";
import type { Intent } from "../../parse/parsed-prompt.ts";
import { isFeatureAct, type RowAct } from "../../lexicon/acts.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import { nounKind } from "../../text/noun-kind.ts";
import { capital } from "../draft-field.ts";
import { addCapability, addField, type DraftEntity, fieldFor, type Plan, note } from "../plan.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isUnsupported } from "../../lexicon/unsupported.ts";
import { nounsNotBuilt } from "../../lexicon/not-built.ts";
import { byForeignService, foreignServices } from "../../lexicon/foreign-companies.ts";
import { draftFeature } from "../features/draft-feature.ts";
import { draftTotals } from "./draft-figures.ts";
import { markIntent } from "./mark-intent.ts";
import { rateIntent, tagIntent } from "./draft-ratings.ts";
import { naturalFilters, naturalSorts } from "./natural-order.ts";
import { plainIntent } from "./plain-intent.ts";

function entityFor(plan: Plan, intent: Intent): DraftEntity | undefined {
  return plan.entities.find((entity) => entity.mention === intent.of) ?? plan.entities[0];
}

/** The nouns that say by which fields: those after "by", the others after it, then the object. */
function byNouns(intent: Intent): NounPhrase[] {
  return ["by", "on", "per", "based", "in"].flatMap((name) => intent.after.get(name) ?? []).filter((noun) => !isVague(noun));
}

/** "Based on different criteria", "as needed": nothing by which anything could be grouped. */
function isVague(noun: NounPhrase): boolean {
  return /^(?:(?:\w+ )*(?:criteri(?:on|a)|condition|need|preference|option|parameter|factor|requirement|attribute|interest|filter)s?)$/.test(
    noun.key,
  );
}

/** What a public list is narrowed down by is a field of its rows, whatever it is called. */
function isCriterion({ parsed }: Plan, intent: Intent, noun: NounPhrase): boolean {
  return parsed.audience === "public" && intent.after.get("by") === noun && noun.tokens.length <= 2 && !noun.plural;
}

function filterIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const nouns = byNouns(intent);
  const fields = nouns.map((noun) => fieldFor(entity, noun, [], isCriterion(plan, intent, noun))).filter((field) => field !== null);
  if (nouns.length > 0 && fields.length === 0) return false;
  const natural = fields.length > 0 ? fields : naturalFilters(entity);
  if (natural.length === 0) {
    // Nobody said which categories there are: what is typed becomes what can be chosen.
    const category = addField(entity, { id: "category", label: "Category", type: "text", required: false });
    if (category !== null) natural.push(category);
  }
  for (const { id } of natural) addCapability(plan, { kind: "filter", entity: entity.id, phrase: intent.phrase, field: id });
  return natural.length > 0;
}

/** The id of the feature by which the list can be sorted so, and no field says it: "sort ideas by votes", where one votes for ideas. */
function orderingFeature({ parsed }: Plan, { id, fields, mention }: DraftEntity, { key }: NounPhrase): string | null {
  if (fields.some(({ id: field, type }) => field === slugOf(key) || (type === "rating" && fieldNoun(key)?.type === "rating"))) return null;
  for (const { act, of, words } of parsed.intents) {
    const orders = isFeatureAct(act) && of === mention ? definitionOf(act).orders?.(words.join(" ")) : null;
    if (!orders?.by.split(",").includes(key)) continue;
    return orders.variant === undefined ? `${act}-${id}` : idWith(`${act}-${id}`, orders.variant);
  }
  return null;
}

function sortIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const by = byNouns(intent);
  const nouns = by.filter((noun) => {
    const feature = orderingFeature(plan, entity, noun);
    if (feature !== null) note(plan.account, intent.phrase, feature);
    return feature === null;
  });
  if (nouns.length < by.length && nouns.length === 0) return true;
  const fields = nouns.map((noun) => fieldFor(entity, noun, [], false)).filter((field) => field !== null);
  if (nouns.length > 0 && fields.length === 0) return false;
  const asked = fields.map((field) => field.id);
  const there = plan.capabilities.find((other) => other.kind === "sort" && other.entity === entity.id);
  if (there?.kind === "sort") there.fields = [...new Set([...asked, ...there.fields])];
  const sorts = [...new Set([...asked, ...naturalSorts(entity)])];
  addCapability(plan, { kind: "sort", entity: entity.id, phrase: intent.phrase, fields: sorts });
  return true;
}

const isPdf = (word: string): boolean => /^pdfs?$/.test(word);

/** "Visitors can download brochures": one at a time, where somebody else keeps them; what one keeps oneself is downloaded as a whole. */
function savesOne({ parsed }: Plan, { words, object, of }: Intent): boolean {
  if (words.some(isPdf)) return true;
  const isOne = parsed.audience === "public" && of !== null && (object?.plural === true || object?.key === "content");
  return (
    isOne && words[0]?.startsWith("download") === true && !words.some((word) => /^(?:csv|json|excel|spreadsheet|data|list|all)$/.test(word))
  );
}

function exportIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  if (intent.words.some((word) => /^(?:image|images|png)$/.test(word))) return false;
  const { phrase, words } = intent;
  // "Download article PDFs": the file is of the article.
  const of = words.some(isPdf) ? plan.entities.find(({ mention: { one } }) => words.includes(one.split(" ").at(-1) ?? one)) : undefined;
  const saved = { kind: "download", entity: of ?? entity, phrase, object: null, words: words.join(" ") } as const;
  if (savesOne(plan, intent) && draftFeature(plan, saved)) return true;
  const format = words.includes("json") ? "json" : words.some(isPdf) ? "pdf" : "csv";
  addCapability(plan, { kind: "export", entity: entity.id, phrase: intent.phrase, format });
  return true;
}

function sendIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const target =
    plan.entities.find(
      (other) =>
        other !== entity && [...intent.after.values()].some((noun) => noun.tokens.some((token) => other.mention.one.includes(token.one))),
    ) ?? plan.entities.find((other) => other !== entity && intent.of === other.mention);
  const source = plan.entities.find((other) => other !== target && other.fields.some((field) => field.type === "lines"));
  const lines = source?.fields.filter(({ type }) => type === "lines") ?? [];
  const isNamed = ({ id }: Field): boolean => intent.object === null || intent.words.some((word) => id.includes(word.slice(0, 5)));
  const field = lines.find(isNamed) ?? lines[0];
  if (target === undefined || source === undefined || field === undefined) return false;
  const verb = source.thing?.sends?.find((send) => send.field === field.id)?.verb ?? `Add to ${target.mention.many}`;
  addCapability(plan, { kind: "send", entity: source.id, phrase: intent.phrase, field: field.id, to: target.id, verb: capital(verb) });
  return true;
}

/** An act of sending is read as adding where it names nothing that can be sent. */
const makers: Record<RowAct, (plan: Plan, entity: DraftEntity, intent: Intent) => boolean> = {
  keep: (plan, entity, intent) => {
    plan.managed.add(entity.id);
    return plainIntent("browse")(plan, entity, intent);
  },
  browse: (plan, entity, intent) =>
    (byNouns(intent).length > 0 && filterIntent(plan, entity, intent)) || plainIntent("browse")(plan, entity, intent),
  add: (plan, entity, intent) =>
    ((intent.after.has("to") || intent.after.has("onto")) && sendIntent(plan, entity, intent)) || plainIntent("add")(plan, entity, intent),
  edit: plainIntent("edit"),
  delete: plainIntent("delete"),
  search: (plan, entity, intent) => {
    if (intent.after.has("by")) filterIntent(plan, entity, intent);
    return plainIntent("search")(plan, entity, intent);
  },
  filter: filterIntent,
  sort: sortIntent,
  mark: markIntent,
  rate: rateIntent,
  tag: tagIntent,
  total: draftTotals,
  chart: draftTotals,
  export: exportIntent,
  send: (plan, entity, intent) =>
    sendIntent(plan, entity, intent) || (entity.thing?.one === "email" && plainIntent("add")(plan, entity, intent)),
  unsupported: () => false,
};

/** Whether an intent needs the service of somebody else, which an app without a server cannot reach: "log in with Google". What names it is left with it. */
function isForeign({ parsed }: Plan, { place, words }: Intent): boolean {
  if (words.some((word) => foreignServices.has(word))) return true;
  const after = byForeignService.exec(parsed.text.slice(place.end).trimStart())?.[0];
  if (after === undefined) return false;
  place.end = parsed.text.indexOf(after, place.end) + after.length;
  return true;
}

/** "Events, kids can sign up": who signs up for nothing else signs up for the event. "Join groups" of an app without groups joins nothing. */
function kindOf({ act, words }: Intent, entity: DraftEntity | undefined): Intent["act"] {
  const joined = words[0]?.startsWith("join") === true ? (words.at(-1) ?? "") : "";
  const { one, many } = entity?.mention ?? { one: "", many: "" };
  if (act === "apply" && lexicon.is(joined, "joined-thing") && ![one, many].some((name) => name.endsWith(joined))) return "unsupported";
  const isEvent = entity !== undefined && nounKind(entity.thing?.one ?? entity.mention.one) === "event";
  return act === "account" && isEvent && /^(?:sign up|register|enrol)$/.test(words.join(" ")) ? "apply" : act;
}

/** Makes what the intent asks for: a feature, or what its verb amounts to where that feature cannot be made of it. */
function made(plan: Plan, entity: DraftEntity | undefined, intent: Intent): boolean {
  const act = kindOf(intent, entity);
  if (!isFeatureAct(act)) return entity !== undefined && makers[act](plan, entity, intent);
  if (isForeign(plan, intent)) return false;
  const whole = partOf(plan, intent);
  if (whole !== undefined) {
    note(plan.account, intent.phrase, whole);
    return true;
  }
  if (
    draftFeature(plan, {
      kind: act,
      entity: entity ?? null,
      phrase: intent.phrase,
      object: intent.object?.key ?? null,
      words: intent.words.join(" "),
    })
  )
    return true;
  const { otherwise } = definitionOf(act).words;
  return otherwise !== undefined && entity !== undefined && makers[otherwise](plan, entity, intent);
}

function isBanned(plan: Plan, intent: Intent): boolean {
  return plan.parsed.bans.some((ban) => intent.words.includes(ban.noun.low));
}

/** An intent that names its thing comes before one that goes on about it ("book a room", "booking records"), and paying after what is paid for. */
function turnOf({ act, of, words }: Intent): number {
  if (!isFeatureAct(act)) return 0;
  if (act === "buy") return 3;
  if (act === "log" && definitionOf(act).fulfilledBy?.(words.join(" ")).length) return 4;
  return of === null ? 2 : 1 - of.strength / 1000;
}

/** The feature that an intent is a part of, among those that are there. */
function partOf(plan: Plan, { act, of, words }: Intent): string | undefined {
  if (!isFeatureAct(act)) return undefined;
  const said = words.join(" ");
  const { isOnce = false, fulfilledBy, extend } = definitionOf(act);
  const isSame = (of === null || isOnce) && extend === undefined;
  const same = isSame ? plan.features.find((feature) => feature.kind === act && isMeant(feature, said)) : undefined;
  return (same ?? plan.features.find(({ kind }) => fulfilledBy?.(said).includes(kind)))?.id;
}

/** "Browse apartments *on a map*": what nobody builds is left with its preposition, and the intent is for the rest. */
function withoutBeyond({ account, parsed }: Plan, intent: Intent): Intent {
  const verbs = isFeatureAct(intent.act) ? definitionOf(intent.act).words.verbs : [];
  const isBeyond = (word: string): boolean => isUnsupported(word) && !verbs.some((verb) => verb.endsWith(` ${word}`));
  const beyond = [...intent.after].find(([, noun]) => noun.tokens.some(({ low }) => isBeyond(low)) || nounsNotBuilt.includes(noun.key));
  if (beyond === undefined) return intent;
  const [preposition, noun] = beyond;
  const from = noun.tokens[0]?.start ?? intent.place.end;
  const start = parsed.text.toLowerCase().lastIndexOf(` ${preposition} `, from) + 1;
  const words = intent.words.slice(0, Math.max(1, intent.words.lastIndexOf(preposition)));
  if (start <= intent.place.start) return intent;
  account.unread.push({ start, end: noun.tokens.at(-1)?.end ?? intent.place.end });
  const after = new Map([...intent.after].filter(([name]) => name !== preposition));
  return {
    ...intent,
    after,
    words,
    phrase: parsed.text.slice(intent.place.start, start).trim(),
    place: { ...intent.place, end: start - 1 },
  };
}

/** Makes capabilities of all intents of the parsed prompt. */
export function draftIntents(plan: Plan): void {
  for (const asked of plan.parsed.intents.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    if (isBanned(plan, asked)) continue;
    const intent = withoutBeyond(plan, asked);
    const lost =
      intent.of !== null && intent.act !== "chart" && intent.act !== "total" && !plan.entities.some((other) => other.mention === intent.of);
    // "A shop for candles with a search bar": what narrows a list is for the list that the app has instead.
    const narrows = intent.object === null && /^(?:search|filter|sort)$/.test(intent.act);
    const entity = lost && narrows ? plan.entities[0] : entityFor(plan, intent);
    if ((lost && !narrows && !isFeatureAct(intent.act)) || !made(plan, entity, intent)) plan.account.unread.push(intent.place);
  }
}
