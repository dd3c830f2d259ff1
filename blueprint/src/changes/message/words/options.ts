// Values of a choice or of tags that are to be offered too: "Greek to the cuisines", "a new cuisine: Georgian".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Entity } from "../../../schema/entity.ts";
import type { Edit } from "../../edits/edit.ts";
import { type Item, namesOf } from "./items.ts";
import { entityNamed, fieldsNamed, type NamedField } from "./named.ts";
import type { ClauseContext } from "./clause-context.ts";

/** "(Add) Vegan and Keto to the tags": several values of a choice. */
export function listedOptions(context: ClauseContext, words: readonly Token[]): Edit | null {
  const to = words.findLastIndex((token) => token.low === "to");
  const several = words.slice(0, Math.max(to, 0)).some((token) => /^(?:,|and|&)$/.test(token.low));
  const [found] = several ? fieldsNamed(context.blueprint, words.slice(to + 1), null) : [];
  if (found?.field.options === undefined || entityNamed(context.blueprint, words.slice(to + 1)) !== null) return null;
  return optionsFor(found, namesOf(context.written, words.slice(0, to)));
}

function optionsFor({ entity, field }: NamedField, names: readonly string[]): Edit {
  return { kind: "add-options", entity: entity.id, field: field.id, options: names.map((name) => capital(name).slice(0, 60)) };
}

/** "A new cuisine: Georgian": the choice is there, and the value is new. */
export function toldOption(
  context: ClauseContext,
  { head, item, target }: { head: readonly Token[]; item: Item; target: Entity | null },
): Edit | null {
  const isNew = head.some((token) => /^(?:new|another|further|more)$/.test(token.low));
  const words = head.filter((token) => !lexicon.is(token.low, "new-option"));
  const [found] = !isNew || item.detail.length === 0 ? [] : fieldsNamed(context.blueprint, words, target);
  const names = item.detail.flatMap((part) => namesOf(context.written, part));
  return found?.field.options === undefined || names.length === 0 ? null : optionsFor(found, names);
}

/** "Add Greek to the cuisines", "add a status Blocked": one more value of a choice. */
export function namedOptions(context: ClauseContext, head: readonly Token[]): Edit | null {
  const at = head.findLastIndex((token) => /^(?:to|as|in|for)$/.test(token.low));
  const field =
    at < 1 ? undefined : fieldsNamed(context.blueprint, head.slice(at + 1), null).find((found) => found.field.options !== undefined);
  const names = namesOf(context.written, head.slice(0, Math.max(at, 0)));
  if (field !== undefined && names.length > 0 && entityNamed(context.blueprint, head.slice(at + 1)) === null)
    return optionsFor(field, names);
  return namedOption(context, head);
}

/** "A category Desserts", "the status called Blocked": the field, then the value by its name. */
function namedOption(context: ClauseContext, head: readonly Token[]): Edit | null {
  const words = head.filter((token) => !lexicon.is(token.low, "new-option"));
  const split = words.findIndex((token, at) => at > 0 && (/^(?:called|named|"|')$/.test(token.low) || /^\p{Lu}/u.test(token.text)));
  if (split < 1) return null;
  const [field] = fieldsNamed(context.blueprint, words.slice(0, split), null).filter(
    (found) => found.field.type === "choice" || found.field.type === "tags",
  );
  const names = namesOf(
    context.written,
    words.slice(split).filter((token) => !/^(?:called|named)$/.test(token.low)),
  );
  return field === undefined || names.length === 0 ? null : optionsFor(field, names);
}
