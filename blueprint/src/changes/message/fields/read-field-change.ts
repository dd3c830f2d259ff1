// "Make servings required", "the rating out of 10", "turn priority into a dropdown": another way for a field to be.
// "Link tasks to projects", "each task belongs to a project": a field that points at a row of another thing.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { capital, labelOf, refineField } from "../../../reader/draft/draft-field.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Field } from "../../../schema/entity.ts";
import type { Edit } from "../../edits/edit.ts";
import { itemsOf, namesOf } from "../words/items.ts";
import { entityNamed, fieldsNamed, type NamedField, withTarget } from "../words/named.ts";
import { plain } from "../words/tokens.ts";
import { retyped, typeOfWords } from "./new-field.ts";
import type { ClauseContext } from "../words/clauses.ts";
import { slugOf } from "../../../knowledge/field.ts";

function named(context: ClauseContext, tokens: readonly Token[]): NamedField | undefined {
  const words = plain(tokens).filter((token) => !lexicon.is(token.low, "field-modal"));
  if (words.length === 0) return undefined;
  const { head, entity } = withTarget(context.blueprint, words);
  return fieldsNamed(context.blueprint, head, entity)[0];
}

function change(found: NamedField, to: Partial<Field>): Edit {
  return { kind: "set-field", entity: found.entity.id, field: found.field.id, to };
}

/** What changed between a field and its refined form. */
function difference(before: Field, after: Field): Partial<Field> {
  const { id: _id, label: _label, required: _required, ...rest } = after;
  return JSON.stringify(before) === JSON.stringify(after) ? {} : rest;
}

/** Reads words about what a field is; null where they are about anything else. */
export function readFieldChange(context: ClauseContext, all: readonly Token[]): Edit | null {
  const needed = all.findIndex((token) => /^(?:required|mandatory|compulsory|obligatory|optional)$/.test(token.low));
  if (needed >= 0) {
    const found = named(
      context,
      all.filter((token, at) => at !== needed && !/^(?:a|an|field|not)$/.test(token.low)),
    );
    const not = all.some((token) => token.low === "not");
    return found === undefined ? null : change(found, { required: (all[needed]?.low === "optional") === not });
  }
  const choices = optionsOf(context, all);
  if (choices !== null) return choices;
  const items = itemsOf(all);
  const [item] = items;
  if (items.length === 1 && item !== undefined && item.detail.length > 0 && /^(?:out|from|between)$/.test(item.tail[0]?.low ?? "")) {
    const found = named(context, item.tokens);
    const to = found === undefined ? {} : difference(found.field, refineField(found.field, [item.tail]));
    if (found !== undefined && Object.keys(to).length > 0) return change(found, to);
    if (found !== undefined) return change(found, { max: found.field.max ?? 5 });
  }
  return typeChange(context, all);
}

/** "The priority options to low, mid and high": the values of a choice, all at once. */
function optionsOf(context: ClauseContext, all: readonly Token[]): Edit | null {
  const at = all.findIndex((token) => /^(?:options|choices|values)$/.test(token.low));
  const to = all.findIndex((token, place) => place > at && /^(?:to|:|be|are)$/.test(token.low));
  if (at < 0 || to < 0) return null;
  const words = all.slice(0, to).filter((token, place) => place !== at && !/^(?:the|of|for|should|possible)$/.test(token.low));
  const found = named(context, words);
  const options = namesOf(context.written, all.slice(to + 1)).map((name) => capital(name).slice(0, 60));
  if (found === undefined || options.length < 2 || options.length > 40) return null;
  return change(found, { type: found.field.type === "tags" ? "tags" : "choice", options: [...new Set(options)] });
}

function typeChange(context: ClauseContext, all: readonly Token[]): Edit | null {
  for (const [at, token] of all.entries()) {
    if (at === 0 || !/^(?:a|an|into|to|as)$/.test(token.low)) continue;
    const [kind, ...others] = itemsOf(all.slice(at + 1));
    const type = kind === undefined ? null : typeOfWords(kind.tokens);
    const before = all.slice(0, at).filter((word) => !/^(?:into|to)$/.test(word.low));
    const found = type === null ? undefined : named(context, before);
    if (type === null || found === undefined || others.length > 0) continue;
    const { id: _id, label: _label, required: _required, ...to } = refineField(retyped(found.field, type), kind?.detail ?? []);
    const there = found.entity.samples.map((sample) => sample[found.field.id]);
    const values = [...new Set(there.filter((value) => typeof value === "string").filter((value) => value.length <= 60))];
    const isOpen = type === "choice" && found.field.options === undefined && (kind?.detail.length ?? 0) < 2;
    const own = isOpen && values.length >= 2 && values.length <= 12;
    return change(found, own ? { ...to, options: values } : to);
  }
  return null;
}

function entityIn({ blueprint }: ClauseContext, tokens: readonly Token[]): ReturnType<typeof entityNamed> {
  const words = tokens.filter((token) => !lexicon.is(token.low, "determiner"));
  return words.length === 0 ? null : entityNamed(blueprint, words);
}

/** Reads words that tie two things of the app together; null where they are about anything else. */
export function readRelation(context: ClauseContext, all: readonly Token[]): Edit | null {
  const verb = all.findIndex((token) => lexicon.is(token.low, "linking-verb"));
  const to = all.findIndex((token, at) => at > verb && /^(?:to|with)$/.test(token.low));
  if (verb < 0 || to < 0) return null;
  const belongs = /^belongs?$/.test(all[verb]?.low ?? "");
  const from = entityIn(context, belongs ? all.slice(0, verb) : all.slice(verb + 1, to));
  const target = entityIn(context, all.slice(to + 1));
  if (from === null || target === null || from === target) return null;
  const there = from.fields.find((field) => field.of === target.id);
  if (there !== undefined)
    return { kind: "refuse", reason: `Each ${from.name.one} points at its ${target.name.one} already, in the field “${there.label}”.` };
  const label = labelOf(target.name.one);
  return {
    kind: "add-field",
    entity: from.id,
    field: { id: slugOf(label), label, type: "reference", required: false, of: target.id },
    guessed: false,
  };
}
