// The reply to the person after a build: what was built, then plainly what was not understood, and how to go on.
import type { Capability } from "../schema/capability.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import type { Entity } from "../schema/entity.ts";
import type { Reading } from "../schema/reading.ts";

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

function labelOf(entity: Entity | undefined, id: string): string {
  return (entity?.fields.find((field) => field.id === id)?.label ?? id).toLowerCase();
}

function extraOf(blueprint: Blueprint, capability: Capability): string | null {
  const entity = blueprint.entities.find((candidate) => candidate.id === capability.entity);
  const many = entity?.name.many ?? capability.entity;
  switch (capability.kind) {
    case "mark": {
      const on = entity?.fields.find((field) => field.id === capability.field)?.mark?.on;
      return `mark ${many} as ${(on ?? capability.field).toLowerCase()}`;
    }
    case "rate":
      return `rate ${many}`;
    case "filter":
      return capability.phrase === null ? null : `filter ${many} by ${labelOf(entity, capability.field)}`;
    case "chart":
      return capability.phrase === null ? null : `see ${capability.label.toLowerCase()} as a chart`;
    case "total":
      return capability.phrase === null ? null : `see the ${capability.label.toLowerCase()}`;
    case "export":
      return `export ${many} as ${capability.format.toUpperCase()}`;
    case "send": {
      const target = blueprint.entities.find((candidate) => candidate.id === capability.to);
      const page = blueprint.pages.find((candidate) =>
        candidate.sections.some((section) => section.kind === "collection" && section.entity === capability.to),
      );
      return `put the ${labelOf(entity, capability.field)} of ${entity?.name.one ?? "one"} on the ${(page?.title ?? target?.name.many ?? "list").toLowerCase()}`;
    }
    default:
      return null;
  }
}

function builtOf(blueprint: Blueprint): string {
  const things = blueprint.entities.map((entity) => entity.name.many);
  const extras = blueprint.capabilities.map((capability) => extraOf(blueprint, capability)).filter((extra) => extra !== null);
  const asked = [...new Set(extras)].slice(0, 6);
  const first = `${blueprint.title} is ready: it keeps your ${listed(things)}, with a few samples so that you can see how it looks.`;
  const always = "You can add, change, delete, search and sort everything";
  return `${first} ${always}${asked.length === 0 ? "" : `, and you can ${listed(asked)}`}. Everything stays in your browser.`;
}

/** The reply to the person after a build, or the question that comes before it. */
export function describeReading(reading: Reading): string {
  if (reading.outcome === "questions") return reading.questions.map((question) => question.text).join(" ");
  const { blueprint, notUnderstood } = reading;
  const rest = notUnderstood.slice(0, 8).map((phrase) => `“${phrase.length > 120 ? `${phrase.slice(0, 117)}…` : phrase}”`);
  const missing =
    rest.length === 0 ? "" : `\n\nI could not build ${rest.length === 1 ? "this part" : "these parts"} of what you wrote: ${listed(rest)}.`;
  const one = blueprint.entities[0]?.name.one ?? "item";
  const next = `\n\nTo change it, just say so, for example “add a colour to each ${one}” or “make it dark green”.`;
  return `${builtOf(blueprint)}${missing}${next}`;
}
