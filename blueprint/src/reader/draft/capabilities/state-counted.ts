// "How many are borrowed" counts the rows in a state: those of which a yes or no is true, or which have that option.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Field } from "../../../schema/entity.ts";
import { yesOrNo } from "../draft-field.ts";
import type { DraftEntity } from "../plan.ts";

const VERBS: ReadonlySet<string> = new Set(["are", "is", "were", "was"]);
const WHEN: ReadonlySet<string> = new Set(["still", "already", "currently", "now", "yet"]);

/** The words behind "how many … are": the state in which rows are counted. Null where the words name none, as in "how many there are". */
export function stateCounted(words: readonly string[]): string[] | null {
  const many = words.findIndex((word, at) => word === "many" && words[at - 1] === "how");
  const verb = words.findIndex((word, at) => at > many && VERBS.has(word));
  if (many < 0 || verb < 0) return null;
  const state = words.slice(verb + 1).filter((word) => !WHEN.has(word));
  const isNone = state.length === 0 || state[0] === "there" || words.slice(many, verb).includes("there");
  return isNone ? null : state;
}

/** A formula for the rows of an entity in a state, and the name of the state; null where no field tells it. A text that is named after the state becomes a yes or no. */
export function conditionOf(entity: DraftEntity, state: readonly string[]): { where: string; label: string } | null {
  const [first = "", ...others] = state;
  const isDenied = lexicon.is(first, "denying-word");
  const name = (isDenied ? others : state).join(" ");
  const label = state.join(" ");
  for (const field of entity.fields) {
    const told = toldBy(entity, field, name);
    if (told !== null) return { where: isDenied ? `not (${told})` : told, label };
  }
  return null;
}

/** The formula by which a field tells that a row is in a state; null where it does not. */
function toldBy(entity: DraftEntity, field: Field, name: string): string | null {
  const label = field.label.toLowerCase();
  if (field.type === "boolean") {
    if (name === label || name === field.mark?.on.toLowerCase()) return label;
    return name === field.mark?.off.toLowerCase() || name === `un${label}` ? `not ${label}` : null;
  }
  const option = field.options?.find((one) => one.toLowerCase() === name);
  if (field.type === "choice" && option !== undefined) return `${label} = "${option}"`;
  if (field.type !== "text" || label !== name || field.id === entity.titleField) return null;
  entity.fields = entity.fields.map((one) => (one === field ? { ...one, ...yesOrNo(name), label: one.label } : one));
  return label;
}
