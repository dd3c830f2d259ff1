// What one can do with the app: searching, filtering, sorting, totals, charts, exports. An intent is read and drafted as in
// a prompt; what came of it is seen by comparing the blueprint before and after.
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Capability } from "../../schema/capability.ts";
import type { Entity } from "../../schema/entity.ts";
import type { Intent } from "../../reader/parse/parsed-prompt.ts";
import { readDescription } from "../../reader/parse/description/read-description.ts";
import { segmentPrompt } from "../../reader/parse/sentence/segment-prompt.ts";
import { draftIntents } from "../../reader/draft/capabilities/draft-intents.ts";
import type { Edited, EditOf } from "./edit.ts";
import { capitalise } from "../../model/names.ts";
import { listOf } from "../../project/code/list-of.ts";
import { entityOf, fieldOf, isFigure, lower } from "./ground/find.ts";
import { fieldsBrought, mentionOf, planOf, withPlan } from "./ground/plan-of.ts";
import { tidy } from "./ground/tidy.ts";

function label(entity: Entity, id: string): string {
  return lower(fieldOf(entity, id).label);
}

/** What a capability lets one do, after "you can". */
function doing(blueprint: Blueprint, capability: Capability): string {
  const entity = entityOf(blueprint, capability.entity);
  const { one, many } = entity.name;
  switch (capability.kind) {
    case "browse":
      return `look through ${many}`;
    case "detail":
      return `open each ${one} on a page of its own`;
    case "filter":
      return `filter ${many} by ${label(entity, capability.field)}`;
    case "sort":
      return `sort ${many} by ${listOf(capability.fields.map((id) => label(entity, id)))}`;
    case "mark":
      return `mark ${many} as ${lower(fieldOf(entity, capability.field).mark?.on ?? fieldOf(entity, capability.field).label)}`;
    case "total":
    case "chart":
      return `see the ${capability.kind} “${capability.label}”`;
    case "export":
      return `export ${many} as ${capability.format.toUpperCase()}`;
    case "send":
      return `send the ${label(entity, capability.field)} of ${many} to the ${entityOf(blueprint, capability.to).name.many}`;
    default:
      return `${capability.kind} ${many}`;
  }
}

/** What a capability can do beyond what it could: of an order that was there, the fields that are new; null for nothing. */
function freshPart(before: Blueprint, capability: Capability): Capability | null {
  const earlier = before.capabilities.find((other) => other.id === capability.id);
  if (earlier === undefined) return capability;
  if (capability.kind !== "sort" || earlier.kind !== "sort") return null;
  const fields = capability.fields.filter((id) => !earlier.fields.includes(id));
  return fields.length === 0 ? null : { ...capability, fields };
}

/** Capabilities in words after "you can", those of a kind in one: "search recipes and clients". */
export function doingAll(blueprint: Blueprint, capabilities: readonly Capability[], joint: "and" | "or" = "and"): string {
  const groups = new Map<string, string[]>();
  for (const capability of capabilities) {
    const text = doing(blueprint, capability);
    const by = text.indexOf(" by ");
    const end = by < 0 ? text.indexOf(" ") + 1 : by + 4;
    const begin = capability.kind === "mark" || capability.kind === "detail" || capability.kind === "send" ? "" : text.slice(0, end);
    groups.set(begin, [...(groups.get(begin) ?? []), text.slice(begin.length)]);
  }
  const join = (parts: readonly string[]): string =>
    listOf(parts.flatMap((part) => part.split(/, | and /))).replace(/ and ([^,]*)$/, ` ${joint} $1`);
  const joined = [...groups].map(([begin, parts]) =>
    begin.endsWith(" by ") ? begin + join(parts) : begin + listOf(parts).replaceAll(" and ", ` ${joint} `),
  );
  return joined.length < 2 ? (joined[0] ?? "") : `${joined.slice(0, -1).join(", ")} ${joint} ${joined.at(-1) ?? ""}`;
}

/** What is there already of an intent: of an order, only the fields that the intent names. */
function thereText(blueprint: Blueprint, there: readonly Capability[], words: string): string {
  const said = words.toLowerCase();
  const marks = /^(?:mark|tick|check|flag)\b/.test(said) && there.every(({ kind }) => kind === "edit");
  const option = marks
    ? there
        .flatMap((capability) => entityOf(blueprint, capability.entity).fields)
        .find((field) => field.options?.some((one) => said.endsWith(` ${one.toLowerCase()}`)))
    : undefined;
  if (option !== undefined) return `“${option.label}” says that already: set it when you edit the row.`;
  const narrowed = there.map((capability) => {
    if (capability.kind !== "sort") return capability;
    const fields = capability.fields.filter((id) => said.includes(label(entityOf(blueprint, capability.entity), id)));
    return fields.length === 0 ? capability : { ...capability, fields };
  });
  return `You can ${doingAll(blueprint, narrowed)} already.`;
}

/** "The total of *unpaid* invoices": figures are over all rows. */
function isNarrowed(blueprint: Blueprint, intent: Intent): boolean {
  if (intent.act !== "total" && intent.act !== "chart") return false;
  const noun = intent.after.get("of") ?? intent.after.get("for");
  const entity = blueprint.entities.find(
    (one) => noun !== undefined && (noun.low.endsWith(` ${one.name.many}`) || noun.low.endsWith(` ${one.name.one}`)),
  );
  const known =
    `${entity?.name.one ?? ""} ${entity?.name.many ?? ""} ${entity?.fields.map((field) => field.label).join(" ") ?? ""} monthly weekly yearly daily total average`
      .toLowerCase()
      .split(/[^\p{L}]+/u);
  return (
    entity !== undefined && noun !== undefined && noun.tokens.some((token) => !known.includes(token.low) && !known.includes(token.one))
  );
}

/** Does what an intent asks for, as a prompt's intent is done. */
export function addWish(blueprint: Blueprint, { said: words, phrase = words, entity: id, guessed }: EditOf<"add-wish">): Edited {
  const mentions = blueprint.entities.map(mentionOf);
  const current = mentions[blueprint.entities.findIndex((entity) => entity.id === id)] ?? null;
  const parsed = readDescription(segmentPrompt(words), { mentions, current });
  // What an app is asked to do is done with what it keeps: no intent may go to a thing that it does not know.
  parsed.intents = parsed.intents
    .filter((intent) => intent.of === null || mentions.includes(intent.of))
    .map((intent) => ({ ...intent, of: intent.of ?? current }));
  if (parsed.intents.some((intent) => isNarrowed(blueprint, intent)))
    return { refused: `Totals and charts are over all rows: “${phrase}” asks for some of them only, which I cannot do yet.` };
  const plan = planOf(blueprint, { parsed, mentions });
  draftIntents(plan);
  const asked = new Set([...plan.account.became.values()].flatMap((ids) => [...ids]));
  const next = withPlan(blueprint, plan);
  const met = next.capabilities.filter((one) => asked.has(one.id) || !blueprint.capabilities.some(({ id: old }) => old === one.id));
  const fresh = met.filter((one) => freshPart(blueprint, one) !== null);
  if (fresh.length === 0 && met.length > 0) return { refused: thereText(next, met, words), met: met.map((one) => one.id) };
  const brought = fieldsBrought(blueprint, next);
  if (fresh.length === 0 && brought.ids.length === 0) return { refused: `I found nothing in the app that “${phrase}” could be done with.` };
  const other = blueprint.entities.find((entity) => entity.id !== id);
  const hint = guessed && other !== undefined ? { hint: `For ${other.name.many}, ask in the same way.` } : {};
  return {
    blueprint: {
      ...next,
      capabilities: next.capabilities.map((capability) =>
        fresh.includes(capability) && asked.has(capability.id) ? { ...capability, phrase } : capability,
      ),
    },
    said: `You can now ${listOf(fresh.map((one) => doing(next, freshPart(blueprint, one) ?? one)))}.${brought.said}`,
    ...hint,
    became: [...fresh.map((capability) => capability.id), ...brought.ids],
  };
}

/** A capability without what is meant of it: all of it, unless it is an order by other fields too. */
function reduced(capability: Capability, field: string | null): Capability[] {
  if (capability.kind !== "sort" || field === null) return [];
  return [{ ...capability, fields: capability.fields.filter((id) => id !== field) }];
}

/** Takes away what one can do. */
export function removeCapability(blueprint: Blueprint, edit: EditOf<"remove-capability">): Edited {
  const { kinds, entity, field, measure, called } = edit;
  const isMeant = (capability: Capability): boolean =>
    kinds.includes(capability.kind) &&
    (entity === null || capability.entity === entity) &&
    (measure === null || ("measure" in capability && capability.measure === measure)) &&
    (field === null ||
      ("field" in capability && capability.field === field) ||
      ("by" in capability && capability.by === field) ||
      (capability.kind === "sort" && capability.fields.includes(field)));
  const gone = blueprint.capabilities.filter(isMeant);
  const where = entity === null ? "the app" : entityOf(blueprint, entity).name.many;
  if (gone.length === 0) return { refused: `There is no ${called} in ${where}.` };
  const capabilities = blueprint.capabilities.flatMap((one) => (isMeant(one) ? reduced(one, field) : [one]));
  const next = tidy({ ...blueprint, capabilities });
  if (next.pages.length === 0) return { refused: `The app would have nothing left to show without its ${called}, so it stays.` };
  return { blueprint: next, said: goneText(blueprint, gone, field), became: gone.map((capability) => goneId(next, { capability, field })) };
}

/** What is gone: the capability, or of an order that stays one field. */
function goneId(next: Blueprint, { capability, field }: { capability: Capability; field: string | null }): string {
  const stays = next.capabilities.some(({ id }) => id === capability.id);
  return stays && field !== null ? `-${capability.id}.${field}` : `-${capability.id}`;
}

/** What went, in a sentence or two. */
function goneText(blueprint: Blueprint, gone: readonly Capability[], field: string | null): string {
  const figures = gone.filter(isFigure).map(({ kind, label: name }) => `the ${kind} “${name}”`);
  const acts = gone
    .filter((capability) => !isFigure(capability))
    .map((capability) => (field !== null && capability.kind === "sort" ? { ...capability, fields: [field] } : capability));
  const said = [
    ...(figures.length === 0 ? [] : [`${capitalise(listOf(figures))} ${figures.length === 1 ? "is" : "are"} gone.`]),
    ...(acts.length === 0 ? [] : [`You can no longer ${doingAll(blueprint, acts, "or")}.`]),
  ];
  return said.join(" ");
}
