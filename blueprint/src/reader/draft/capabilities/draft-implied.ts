// What every good data app has although nobody asked: browse, add, edit, delete, search, a sort, filters where something
// can be narrowed, the switch of a yes or no, the figures that suit the thing.
import type { FieldType } from "../../../schema/entity.ts";
import { slugOf } from "../../../knowledge/field.ts";
import type { ParsedPrompt } from "../../parse/parsed-prompt.ts";
import { capital } from "../draft-field.ts";
import { naturalFigure } from "./draft-figures.ts";
import { naturalFilters, naturalSorts } from "./natural-order.ts";
import { addCapability, type DraftEntity, type Plan } from "../plan.ts";
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

function impliedForEach(plan: Plan, entity: DraftEntity, reach: Reach): void {
  const of = { entity: entity.id, phrase: null };
  const seen = isOnlySeen(plan, entity, reach);
  addCapability(plan, { kind: "browse", id: `browse-${entity.id}`, ...of });
  if (needsDetail(entity) || reach === "visitor") addCapability(plan, { kind: "detail", id: `detail-${entity.id}`, ...of });
  if (!seen) for (const kind of ["add", "edit", "delete"] as const) addCapability(plan, { kind, id: `${kind}-${entity.id}`, ...of });
  addCapability(plan, { kind: "search", id: `search-${entity.id}`, ...of });
  addCapability(plan, { kind: "sort", id: `sort-${entity.id}`, ...of, fields: naturalSorts(entity) });
  const filters = plan.capabilities.filter((capability) => capability.kind === "filter" && capability.entity === entity.id).length;
  for (const field of naturalFilters(entity).slice(0, Math.max(0, 3 - filters))) {
    addCapability(plan, { kind: "filter", id: `filter-${entity.id}-${field.id}`, ...of, field: field.id });
  }
  if (seen) return;
  for (const field of entity.fields) {
    if (field.type === "boolean") addCapability(plan, { kind: "mark", id: `mark-${entity.id}-${field.id}`, ...of, field: field.id });
  }
  const rated = entity.fields.find((field) => field.type === "rating");
  if (rated !== undefined) addCapability(plan, { kind: "rate", id: `rate-${entity.id}`, ...of, field: rated.id });
  const tagged = entity.fields.find((field) => field.type === "tags");
  if (tagged !== undefined) addCapability(plan, { kind: "tag", id: `tag-${entity.id}`, ...of, field: tagged.id });
}

function impliedFigures(plan: Plan, entity: DraftEntity): void {
  const natural = (entity.thing?.figures ?? []).map((figure) => naturalFigure(entity, figure)).filter((figure) => figure !== null);
  const has = (kind: string): number =>
    plan.capabilities.filter((capability) => capability.kind === kind && capability.entity === entity.id).length;
  for (const figure of natural) {
    if (figure.kind === "chart" && has("chart") >= 2) continue;
    if (figure.kind === "total" && has("total") >= 3) continue;
    addCapability(plan, figure);
  }
  if (entity.thing === null && has("total") === 0 && has("chart") === 0 && plan.entities[0] === entity) {
    addCapability(plan, {
      kind: "total",
      id: `total-${entity.id}-count`,
      phrase: null,
      entity: entity.id,
      measure: "count",
      field: null,
      label: "In all",
    });
    const by = entity.fields.find((field) => field.type === "choice");
    if (by !== undefined)
      addCapability(plan, {
        kind: "chart",
        id: `chart-${entity.id}-${by.id}`,
        phrase: null,
        entity: entity.id,
        by: by.id,
        measure: "count",
        field: null,
        shape: "bars",
        label: `By ${by.label.toLowerCase()}`,
      });
  }
}

function impliedSends(plan: Plan): void {
  for (const source of plan.entities) {
    for (const send of source.thing?.sends ?? []) {
      const target = plan.entities.find((entity) => entity.thing !== null && entity.thing.one === send.to);
      if (target === undefined || !source.fields.some((field) => field.id === send.field && field.type === "lines")) continue;
      addCapability(plan, {
        kind: "send",
        id: `send-${source.id}-${target.id}`,
        phrase: null,
        entity: source.id,
        field: send.field,
        to: target.id,
        verb: send.verb,
      });
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
