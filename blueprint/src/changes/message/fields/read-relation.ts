// "Link tasks to projects", "each task belongs to a project": a field that points at a row of another thing.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { labelOf } from "../../../reader/draft/draft-field.ts";
import { slugOf } from "../../../knowledge/field.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Edit } from "../../edits/edit.ts";
import { entityNamed } from "../words/named.ts";
import type { ClauseContext } from "../words/clause-context.ts";

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
