// What one can do with an app, in words that follow "you can": its features and what can be done with its rows, what was
// asked for first; and what it has beside that.
import { describeFeature } from "../../features/feature.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Capability, CapabilityKind } from "../../schema/capability.ts";
import type { Entity } from "../../schema/entity.ts";
import { article } from "../../knowledge/words/inflect.ts";

const abilitiesMax = 8;
/** Of charts and figures this many are named. */
const TOGETHER_MAX = 4;
/** More texts than this are not named one by one. */
const TEXTS_MAX = 2;

/** `a, b and c`. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

function labelOf(entity: Entity | undefined, id: string): string {
  return (entity?.fields.find((field) => field.id === id)?.label ?? id).toLowerCase();
}

function entityOf(blueprint: Blueprint, id: string): Entity | undefined {
  return blueprint.entities.find((entity) => entity.id === id);
}

/** What an entity is called in a sentence: a page such as "Shopping list" says it better than its items. */
export function calledOf(blueprint: Blueprint, entity: Entity): string {
  const page = blueprint.pages.find((candidate) =>
    candidate.sections.some((section) => section.kind === "collection" && section.entity === entity.id),
  );
  const title = page?.title.toLowerCase() ?? "";
  return title.endsWith(" list") ? `${article(title)} ${title}` : entity.name.many;
}

function sendText(blueprint: Blueprint, capability: Extract<Capability, { kind: "send" }>): string {
  const from = entityOf(blueprint, capability.entity);
  const to = entityOf(blueprint, capability.to);
  const target = to === undefined ? "list" : calledOf(blueprint, to).replace(/^an? /, "the ");
  const one = from?.name.one ?? "one";
  return `put the ${labelOf(from, capability.field)} of ${article(one)} ${one} on ${target.startsWith("the ") ? target : `your ${target}`}`;
}

/** All switches of an entity in one: "mark books as read or lent out". */
function markText(blueprint: Blueprint, capability: Extract<Capability, { kind: "mark" }>): string | null {
  const entity = entityOf(blueprint, capability.entity);
  const marks = blueprint.capabilities.filter((other) => other.kind === "mark" && other.entity === capability.entity);
  const verbs = marks.flatMap((other) =>
    other.kind === "mark" ? (entity?.fields.find((field) => field.id === other.field)?.mark?.verb ?? []) : [],
  );
  const states = verbs.filter((verb) => verb.startsWith("Mark as ")).map((verb) => verb.slice(8));
  return states.length === 0 ? null : `mark ${entity?.name.many ?? "them"} as ${states.join(" or ")}`;
}

/** All of a kind in one: "filter books by author and year", "see “Sales by month” and “Sales by shop” as charts". */
function togetherText(blueprint: Blueprint, capability: Extract<Capability, { kind: "filter" | "chart" | "total" }>): string {
  const alike = blueprint.capabilities.filter(
    (other): other is typeof capability =>
      other.kind === capability.kind &&
      (other.phrase === null) === (capability.phrase === null) &&
      (other.kind !== "filter" || other.entity === capability.entity),
  );
  if (capability.kind === "filter") {
    const entity = entityOf(blueprint, capability.entity);
    const labels = alike.flatMap((one) => (one.kind === "filter" ? [labelOf(entity, one.field)] : []));
    return `filter ${entity?.name.many ?? capability.entity} by ${listed([...new Set(labels)])}`;
  }
  const labels = [...new Set(alike.flatMap((one) => (one.kind === "filter" ? [] : [`“${one.label}”`])))];
  const all = labels.length > TOGETHER_MAX ? [...labels.slice(0, TOGETHER_MAX), "more"] : labels;
  return `see ${listed(all)} ${capability.kind === "total" ? "at a glance" : labels.length === 1 ? "as a chart" : "as charts"}`;
}

/** A capability in words that follow "you can"; null for what every app can. */
function capabilityText(blueprint: Blueprint, capability: Capability): string | null {
  const entity = entityOf(blueprint, capability.entity);
  const many = entity?.name.many ?? capability.entity;
  switch (capability.kind) {
    case "mark":
      return markText(blueprint, capability);
    case "rate":
      return `rate ${many}`;
    case "tag":
      return `tag ${many}`;
    case "filter":
    case "chart":
    case "total":
      return togetherText(blueprint, capability);
    case "export":
      return `export ${many} as ${capability.format.toUpperCase()}`;
    case "send":
      return sendText(blueprint, capability);
    default:
      return null;
  }
}

interface Ability {
  asked: boolean;
  text: string;
}

/** What can be done with rows beyond what goes without saying. */
function rowAbilities(blueprint: Blueprint): Ability[] {
  return blueprint.capabilities.flatMap((capability) => {
    const asked = capability.phrase !== null;
    const text = asked || /^(?:mark|send|rate)$/.test(capability.kind) ? capabilityText(blueprint, capability) : null;
    return text === null ? [] : [{ asked, text }];
  });
}

/** What is asked for in the prompt, then what stands out, in words after "you can". Where there is more, the last one says so. */
export function abilitiesOf(blueprint: Blueprint): string[] {
  const features = blueprint.features
    .filter((feature) => feature.phrase !== null || blueprint.entities.length === 0)
    .flatMap((feature): Ability[] => {
      const { can } = describeFeature(blueprint, feature);
      return can === null ? [] : [{ asked: feature.phrase !== null, text: can }];
    });
  const all = [...features, ...rowAbilities(blueprint)].toSorted((a, b) => Number(b.asked) - Number(a.asked));
  const texts = [...new Set(all.map(({ text }) => text))];
  return texts.length > abilitiesMax ? [...texts.slice(0, abilitiesMax), "more"] : texts;
}

/** What the app has that no ability speaks of: parts that are only looked at, and what goes without saying for such a site. */
export function partsOf(blueprint: Blueprint): string[] {
  const parts = blueprint.features.flatMap((feature) => {
    const { called, can } = describeFeature(blueprint, feature);
    return can === null || (feature.phrase === null && blueprint.entities.length > 0) ? [{ called, kind: feature.kind }] : [];
  });
  // Of many texts their number says more than their headings.
  const texts = new Set(parts.flatMap(({ kind, called }) => (kind === "passage" ? [called] : [])));
  const others = parts.flatMap(({ kind, called }) => (kind === "passage" && texts.size > TEXTS_MAX ? [] : [called]));
  return [...new Set(others), ...(texts.size > TEXTS_MAX ? [`${texts.size} texts`] : [])];
}

const usual: readonly (readonly [CapabilityKind, string, string])[] = [
  ["add", "add", "adding"],
  ["edit", "change", "changing"],
  ["delete", "delete", "deleting"],
  ["search", "search", "searching"],
  ["sort", "sort", "sorting"],
];

/** What goes without saying of rows, as what one does: `infinitives` ("add") follow "you can", `gerunds` ("adding") stand alone. */
export function usualActs({ capabilities }: Blueprint): { infinitives: string[]; gerunds: string[] } {
  const there = usual.filter(([kind]) => capabilities.some((capability) => capability.kind === kind));
  return { infinitives: there.map(([, infinitive]) => infinitive), gerunds: there.map(([, , gerund]) => gerund) };
}
