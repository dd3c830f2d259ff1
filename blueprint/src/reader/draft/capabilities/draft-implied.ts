// What every good data app has although nobody asked: browse, add, edit, delete, search, a sort, filters where something
// can be narrowed, the switch of a yes or no, the figures that suit the thing.
import type { Capability } from "../../../schema/capability.ts";
import type { FieldType } from "../../../schema/entity.ts";
import { slugOf } from "../../../knowledge/field.ts";
import type { ParsedPrompt } from "../../parse/parsed-prompt.ts";
import { capital } from "../draft-field.ts";
import { figureOf, naturalFigure } from "./draft-figures.ts";
import { naturalFilters, naturalSorts } from "./natural-order.ts";
import { addCapability, capabilityOf, type DraftEntity, type Plan } from "../plan.ts";
import { draftSamples } from "../samples/draft-samples.ts";

const shortTypes: ReadonlySet<FieldType> = new Set([
  "text",
  "number",
  "money",
  "date",
  "time",
  "choice",
  "boolean",
  "duration",
  "percent",
  "rating",
  "reference",
]);

const figuresMax = { total: 3, chart: 2 };

/** Few and short fields are all seen in the list: a page for each row would say nothing more. */
export function needsDetail(entity: Pick<DraftEntity, "thing" | "fields">): boolean {
  const asked = entity.fields.filter((field) => field.type !== "boolean");
  const lineOnly = entity.thing?.view === "list" && asked.length <= 4 && entity.fields.every((field) => shortTypes.has(field.type));
  return !lineOnly;
}

/** Whether whoever opens the app only looks at the rows of this entity: a visitor changes no prices. A list that starts empty is filled in the app. */
function isOnlySeen(plan: Plan, entity: DraftEntity, reach: Reach): boolean {
  const asked = plan.capabilities.some(({ kind, entity: id }) => id === entity.id && /^(?:edit|delete)$/.test(kind));
  return reach === "visitor" && !asked && !plan.managed.has(entity.id) && draftSamples(plan, entity).length > 0;
}

function countOf({ capabilities }: Plan, { id }: DraftEntity, kind: Capability["kind"]): number {
  return capabilities.filter((capability) => capability.kind === kind && capability.entity === id).length;
}

function impliedForEach(plan: Plan, entity: DraftEntity, reach: Reach): void {
  const seen = isOnlySeen(plan, entity, reach);
  const changing = seen ? [] : (["add", "edit", "delete"] as const);
  const looking = needsDetail(entity) || reach === "visitor" ? (["browse", "detail"] as const) : (["browse"] as const);
  for (const kind of [...looking, ...changing, "search"] as const) addCapability(plan, capabilityOf(kind, { entity }));
  addCapability(plan, { ...capabilityOf("sort", { entity }), fields: naturalSorts(entity) });
  for (const { id } of naturalFilters(entity).slice(0, Math.max(0, 3 - countOf(plan, entity, "filter"))))
    addCapability(plan, { ...capabilityOf("filter", { entity, apart: [id] }), field: id });
  if (seen) return;
  for (const { id, type } of entity.fields)
    if (type === "boolean") addCapability(plan, { ...capabilityOf("mark", { entity, apart: [id] }), field: id });
  for (const [kind, fieldType] of [
    ["rate", "rating"],
    ["tag", "tags"],
  ] as const) {
    const field = entity.fields.find(({ type }) => type === fieldType);
    if (field !== undefined) addCapability(plan, { ...capabilityOf(kind, { entity }), field: field.id });
  }
}

function impliedFigures(plan: Plan, entity: DraftEntity): void {
  for (const figure of entity.thing?.figures ?? []) {
    const natural = naturalFigure(entity, figure);
    if (natural !== null && countOf(plan, entity, figure.kind) < figuresMax[figure.kind]) addCapability(plan, natural);
  }
  if (entity.thing !== null || countOf(plan, entity, "total") + countOf(plan, entity, "chart") > 0 || plan.entities[0] !== entity) return;
  const counted = { measure: "count", field: null } as const;
  addCapability(plan, figureOf(entity, { kind: "total", ...counted, label: "In all" }));
  const by = entity.fields.find((field) => field.type === "choice");
  if (by === undefined) return;
  addCapability(plan, figureOf(entity, { kind: "chart", ...counted, by: by.id, shape: "bars", label: `By ${by.label.toLowerCase()}` }));
}

function impliedSends(plan: Plan): void {
  for (const source of plan.entities) {
    for (const send of source.thing?.sends ?? []) {
      const target = plan.entities.find((entity) => entity.thing !== null && entity.thing.one === send.to);
      if (target === undefined || !source.fields.some((field) => field.id === send.field && field.type === "lines")) continue;
      addCapability(plan, { ...capabilityOf("send", { entity: source, apart: [target.id] }), ...send, to: target.id });
    }
  }
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

/** Takes away what the prompt does not want; a ban that meets nothing was no feature of ours and is fulfilled as it is. */
function dropBanned(plan: Plan, parsed: ParsedPrompt): void {
  for (const ban of parsed.bans) {
    const kind = Object.hasOwn(bannable, ban.noun.key) ? bannable[ban.noun.key] : undefined;
    const id = slugOf(ban.noun.key);
    plan.capabilities = plan.capabilities.filter(
      (capability) => capability.kind !== kind && !(capability.phrase === null && capability.id === `${id}-${capability.entity}`),
    );
  }
}

/** The goals of players and the goals of matches on one page: the later figure also says whose it is. */
function tellFiguresApart(plan: Plan): void {
  const taken = new Set<string>();
  for (const capability of plan.capabilities) {
    if (capability.kind !== "total" && capability.kind !== "chart") continue;
    const entity = plan.entities.find(({ id }) => id === capability.entity);
    const key = (): string => capability.label.toLowerCase();
    if (taken.has(key()) && entity !== undefined) capability.label = `${capital(entity.mention.one)} ${key()}`;
    taken.add(key());
  }
}

/** Who opens the app: its keeper, who changes everything, or visitors, who mostly look. */
export type Reach = "keeper" | "visitor";

/** Adds everything that is implied, and takes away what is not wanted. */
export function draftImplied(plan: Plan, reach: Reach = "keeper"): void {
  for (const entity of plan.entities) impliedForEach(plan, entity, reach);
  if (reach === "visitor") return dropBanned(plan, plan.parsed);
  const withFigures = plan.entities.filter((entity) => entity.thing?.pageTitle === undefined || plan.entities.length === 1);
  for (const entity of withFigures.slice(0, 4)) impliedFigures(plan, entity);
  impliedSends(plan);
  tellFiguresApart(plan);
  dropBanned(plan, plan.parsed);
}
