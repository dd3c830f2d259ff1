// The reply to the person after a build: what was built, then plainly what was not understood, and how to go on.
// It speaks of what was asked before what goes without saying, and never claims more than the blueprint holds.
import type { Blueprint } from "../schema/blueprint.ts";
import type { Capability } from "../schema/capability.ts";
import type { Entity } from "../schema/entity.ts";
import type { Reading } from "../schema/reading.ts";
import { article } from "./text/inflect.ts";

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

function labelOf(entity: Entity | undefined, id: string): string {
  return (entity?.fields.find((field) => field.id === id)?.label ?? id).toLowerCase();
}

function entityOf(blueprint: Blueprint, id: string): Entity | undefined {
  return blueprint.entities.find((entity) => entity.id === id);
}

/** What an entity is called in a sentence: a page such as "Shopping list" says it better than its items. */
function calledOf(blueprint: Blueprint, entity: Entity): string {
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
      return `filter ${many} by ${labelOf(entity, capability.field)}`;
    case "chart":
      return `see “${capability.label}” as a chart`;
    case "total":
      return `see “${capability.label}” at a glance`;
    case "export":
      return `export ${many} as ${capability.format.toUpperCase()}`;
    case "send":
      return sendText(blueprint, capability);
    default:
      return null;
  }
}

function highlights(blueprint: Blueprint): string[] {
  const telling = blueprint.capabilities.filter(
    (capability) => capability.phrase !== null || capability.kind === "mark" || capability.kind === "send" || capability.kind === "rate",
  );
  const asked = telling.toSorted((a, b) => Number(b.phrase !== null) - Number(a.phrase !== null));
  const texts = asked.map((capability) => capabilityText(blueprint, capability)).filter((text) => text !== null);
  return [...new Set(texts)].slice(0, 5);
}

/** What the app keeps and what one can do with it, behind a beginning such as "Recipe Box is ready. It". */
function builtOf(blueprint: Blueprint, beginning: string): string {
  const things = listed(blueprint.entities.map((entity) => calledOf(blueprint, entity)));
  const first = `${beginning} keeps ${things}, with a few samples so that you can see how it feels.`;
  const more = highlights(blueprint);
  const second =
    more.length === 0
      ? "You can add, change, delete, search and sort everything."
      : `You can ${listed(more)}; adding, changing, deleting, searching and sorting go without saying.`;
  return `${first} ${second}`;
}

function shortened(phrase: string): string {
  return phrase.length > 120 ? `${phrase.slice(0, 117).trimEnd()}…` : phrase;
}

function quoted(phrases: readonly string[]): string {
  const most = phrases.slice(0, 6).map((phrase) => `“${shortened(phrase)}”`);
  const more = phrases.length - most.length;
  return `${listed(most)}${more > 0 ? ` (and ${more} more)` : ""}`;
}

/** How to go on: two changes that can be asked for, the second one of a field that the app's first thing lacks. */
function hintFor({ entities }: Blueprint): string {
  const [first] = entities;
  const labels = first?.fields.map(({ label }) => label.toLowerCase()) ?? [];
  const lacking = ["notes", "tags", "a rating"].find((wish) => !labels.some((label) => label.includes(wish.split(" ").at(-1) ?? "")));
  const field = first === undefined || lacking === undefined ? "rename it" : `add ${lacking} to ${first.name.many}`;
  return `To change it, say so in a message, such as “make it green” or “${field}”.`;
}

function replyTo({ blueprint, understood, notUnderstood, insteadOf }: Extract<Reading, { outcome: "blueprint" }>): string {
  const missing = notUnderstood.filter((phrase) => phrase !== insteadOf);
  const left = missing.length === 0 ? "" : `Not built, because I did not understand it or cannot build it yet: ${quoted(missing)}.`;
  const hint = hintFor(blueprint);
  const what = `What I built is ${blueprint.title}, which`;
  if (insteadOf !== undefined) {
    const not = `This is not the “${shortened(insteadOf)}” that you asked for: I cannot build that yet.`;
    return paragraphs(`${not} ${builtOf(blueprint, what)}`, left, hint);
  }
  // Where most of the wish is missing, the missing part is the news.
  if (missing.length > understood.length) return paragraphs(left, builtOf(blueprint, what), hint);
  return paragraphs(builtOf(blueprint, `${blueprint.title} is ready. It`), left, hint);
}

function paragraphs(...parts: string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** The reply to the person after a build, or the question that comes before it. */
export function describeReading(reading: Reading): string {
  return reading.outcome === "questions" ? reading.questions.map((question) => question.text).join(" ") : replyTo(reading);
}
