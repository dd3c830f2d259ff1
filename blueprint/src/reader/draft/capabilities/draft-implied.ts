// What every good data app has although nobody asked: browse, add, edit, delete, search, a sort, filters where something
// can be narrowed, the switch of a yes or no, the figures that suit the thing.
import type { Figure } from "../../../knowledge/entity-template.ts";
import type { Capability } from "../../../schema/capability.ts";
import { ONE_LINE_TYPES } from "../../../model/entity-model.ts";
import type { Entity } from "../../../schema/entity.ts";
import { slugOf } from "../../../knowledge/field.ts";
import type { ParsedPrompt } from "../../parse/parsed-prompt.ts";
import { capital } from "../draft-field.ts";
import { naturalFigure } from "./draft-figures.ts";
import { naturalFilters, naturalSorts, upcomingDay } from "./natural-order.ts";
import { addCapability, type AskedCapability, capabilityId, type DraftEntity, type Plan } from "../plan.ts";

const SEEN_AT_ONCE = 12;
const figuresMax = { total: 3, chart: 2 };

/** Few and short fields are all seen in the list: a page for each row would say nothing more. */
export function needsDetail(entity: Pick<DraftEntity, "thing" | "fields">): boolean {
  const asked = entity.fields.filter((field) => field.type !== "boolean");
  const lineOnly = entity.thing?.view === "list" && asked.length <= 4 && entity.fields.every((field) => ONE_LINE_TYPES.has(field.type));
  return !lineOnly;
}

/** Whether whoever opens the app only looks at the rows of this entity: a visitor changes no prices. A list that starts empty is filled in the app. */
function isOnlySeen(plan: Plan, { id }: DraftEntity, { reach, samples, fixed }: Use): boolean {
  const asked = plan.capabilities.some(({ kind, entity }) => entity === id && /^(?:edit|delete)$/.test(kind));
  if (fixed?.has(id)) return !asked;
  return reach === "visitor" && !asked && !plan.managed.has(id) && (samples.get(id) ?? []).length > 0;
}

/** Whether such a capability is there already. */
function isAmong(capabilities: readonly AskedCapability[], asked: AskedCapability): boolean {
  return capabilities.some((other) => capabilityId(other) === capabilityId(asked));
}

function countOf(capabilities: readonly AskedCapability[], { id }: DraftEntity, kind: Capability["kind"]): number {
  return capabilities.filter((capability) => capability.kind === kind && capability.entity === id).length;
}

/** What every list of rows has, and what its fields suggest. */
function impliedForEach(plan: Plan, entity: DraftEntity, use: Use): AskedCapability[] {
  const own = { entity: entity.id, phrase: null };
  const seen = isOnlySeen(plan, entity, use);
  const isRead = needsDetail(entity) || use.reach === "visitor";
  const sorts = naturalSorts(entity);
  const filters = naturalFilters(entity).slice(0, Math.max(0, 3 - countOf(plan.capabilities, entity, "filter")));
  // A few rows that are only read are all seen at once.
  if (use.fixed?.has(entity.id) === true && seen && (use.samples.get(entity.id) ?? []).length <= SEEN_AT_ONCE)
    return (["browse", "detail"] as const).map((kind) => ({ kind, ...own }));
  const isMade = use.made?.has(entity.id) === true;
  const changing = seen ? [] : isMade ? (["edit", "delete"] as const) : (["add", "edit", "delete"] as const);
  const looking = isRead ? (["browse", "detail"] as const) : (["browse"] as const);
  const implied: AskedCapability[] = [];
  for (const kind of [...looking, ...changing, "search"] as const) implied.push({ kind, ...own });
  const upcoming = use.reach === "visitor" ? upcomingDay(entity, use.samples.get(entity.id) ?? []) : null;
  implied.push({ kind: "sort", ...own, fields: sorts, ...(upcoming !== null && sorts.includes(upcoming) && { begins: upcoming }) });
  for (const { id } of filters) implied.push({ kind: "filter", ...own, field: id });
  if (seen) return implied;
  for (const { id, type, formula } of entity.fields)
    if (type === "boolean" && formula === undefined) implied.push({ kind: "mark", ...own, field: id });
  for (const [kind, fieldType] of [
    ["rate", "rating"],
    ["tag", "tags"],
  ] as const) {
    const field = entity.fields.find(({ type, formula }) => type === fieldType && formula === undefined);
    if (field !== undefined) implied.push({ kind, ...own, field: field.id });
  }
  return implied;
}

/** How many there are, in all and by their first choice: the figures of a thing that nobody knows, where none are asked for. */
function counts({ capabilities, entities }: Plan, entity: DraftEntity): Figure[] {
  const asked = countOf(capabilities, entity, "total") + countOf(capabilities, entity, "chart");
  if (asked > 0 || entities[0] !== entity) return [];
  const counted = { measure: "count", field: null } as const;
  const by = entity.fields.find((field) => field.type === "choice");
  const inAll: Figure = { kind: "total", ...counted, label: "In all" };
  return by === undefined
    ? [inAll]
    : [inAll, { kind: "chart", ...counted, by: by.id, shape: "bars", label: `By ${by.label.toLowerCase()}` }];
}

/** The figures that a thing is usually seen in, beside those that are asked for. */
function impliedFigures(plan: Plan, entity: DraftEntity): AskedCapability[] {
  const figures = entity.thing === null ? counts(plan, entity) : (entity.thing.figures ?? []);
  const implied: AskedCapability[] = [];
  for (const figure of figures) {
    const natural = naturalFigure(entity, figure);
    const there = [...plan.capabilities, ...implied];
    if (natural !== null && !isAmong(there, natural) && countOf(there, entity, figure.kind) < figuresMax[figure.kind])
      implied.push(natural);
  }
  return implied;
}

function impliedSends({ entities }: Plan): AskedCapability[] {
  const implied: AskedCapability[] = [];
  for (const source of entities) {
    for (const send of source.thing?.sends ?? []) {
      const target = entities.find((entity) => entity.thing !== null && entity.thing.one === send.to);
      if (target === undefined || !source.fields.some((field) => field.id === send.field && field.type === "lines")) continue;
      implied.push({ kind: "send", entity: source.id, phrase: null, ...send, to: target.id });
    }
  }
  return implied;
}

const bannable: Readonly<Record<string, string>> = {
  rating: "rate",
  tag: "tag",
  search: "search",
  filter: "filter",
  sort: "sort",
  sorting: "sort",
  chart: "chart",
  graph: "chart",
  statistic: "chart",
  stat: "chart",
  total: "total",
  export: "export",
  figure: "total",
  dashboard: "chart",
  searching: "search",
};

/** What is left without what the prompt does not want; a ban that meets nothing was no feature of ours and is fulfilled as it is. */
function withoutBanned(capabilities: readonly Capability[], bans: ParsedPrompt["bans"]): Capability[] {
  const keys = bans.map(({ noun }) => noun.key);
  const kinds = new Set(keys.map((key) => (Object.hasOwn(bannable, key) ? bannable[key] : undefined)));
  const ids = new Set(keys.map(slugOf));
  const isBanned = ({ kind, phrase, id, entity }: Capability): boolean =>
    kinds.has(kind) || (phrase === null && id.endsWith(`-${entity}`) && ids.has(id.slice(0, -entity.length - 1)));
  return capabilities.filter((capability) => !isBanned(capability));
}

/** The goals of players and the goals of matches on one page: the later figure also says whose it is. */
function distinct({ capabilities, entities }: Plan): Capability[] {
  const taken = new Set<string>();
  return capabilities.map((capability) => {
    if (capability.kind !== "total" && capability.kind !== "chart") return capability;
    const entity = entities.find(({ id }) => id === capability.entity);
    const said = capability.label.toLowerCase();
    const label = taken.has(said) && entity !== undefined ? `${capital(entity.mention.one)} ${said}` : capability.label;
    taken.add(label.toLowerCase());
    return { ...capability, label };
  });
}

/** Who opens the app: its keeper, who changes everything, or visitors, who mostly look. */
export type Reach = "keeper" | "visitor";

/** Who opens the app, and the rows that it begins with, by the ids of their entities. */
interface Use {
  reach: Reach;
  samples: ReadonlyMap<string, Entity["samples"]>;
  /** The entities whose rows nobody changes in the app. */
  fixed?: ReadonlySet<string>;
  /** The entities whose rows come of what people do with others: a membership is no form to fill in. */
  made?: ReadonlySet<string>;
}

/** Adds everything that is implied, and takes away what is not wanted. */
export function draftImplied(plan: Plan, use: Use = { reach: "keeper", samples: new Map() }): void {
  const { entities, parsed } = plan;
  const isKept = use.reach === "keeper";
  const withFigures = isKept ? entities.filter(({ thing }) => thing?.pageTitle === undefined || entities.length === 1).slice(0, 4) : [];
  const implied: AskedCapability[] = [];
  for (const entity of entities) implied.push(...impliedForEach(plan, entity, use));
  const sends = isKept ? impliedSends(plan) : [];
  for (const entity of withFigures) implied.push(...impliedFigures(plan, entity));
  for (const capability of [...implied, ...sends]) addCapability(plan, capability);
  plan.capabilities = withoutBanned(isKept ? distinct(plan) : plan.capabilities, parsed.bans);
}
