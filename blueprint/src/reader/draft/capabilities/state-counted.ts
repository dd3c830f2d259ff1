// "How many are borrowed" counts the rows in a state: those of which a yes or no is true, or which have that option.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Field } from "../../../schema/entity.ts";
import { yesOrNo } from "../draft-field.ts";
import type { DraftEntity } from "../plan.ts";

/** "How many are out", "have paid", "haven't paid". */
const VERB = /^(?:are|is|were|was|have|has)(n['’]?t)?$/;
const WHEN: ReadonlySet<string> = new Set(["still", "already", "currently", "now", "yet", "been"]);

/** The words behind "how many … are" or "how many have": the state in which rows are counted. Null where the words name none, as in "how many there are". */
export function stateCounted(words: readonly string[]): string[] | null {
  const many = words.findIndex((word, at) => word === "many" && words[at - 1] === "how");
  const verb = words.findIndex((word, at) => at > many && VERB.test(word));
  if (many < 0 || verb < 0) return null;
  const isDenied = VERB.exec(words[verb] ?? "")?.[1] !== undefined;
  const state = [...(isDenied ? ["not"] : []), ...words.slice(verb + 1).filter((word) => !WHEN.has(word))];
  const isNone = state.length === 0 || state[0] === "there" || words.slice(many, verb).includes("there");
  return isNone ? null : state;
}

/** A formula for the rows of an entity in a state, and the name of the state; null where no field tells it. A text that is named after the state becomes a yes or no. */
export function conditionOf(entity: DraftEntity, state: readonly string[]): Condition | null {
  const name = nameOf(state);
  const named = entity.fields.find(({ id, type, label }) => type === "text" && label.toLowerCase() === name && id !== entity.titleField);
  if (named !== undefined)
    entity.fields = entity.fields.map((one) => (one === named ? { ...one, ...yesOrNo(name), label: one.label } : one));
  return toldIn(entity, state);
}

/** The rows in a state: as a formula, and what the state is called. */
export interface Condition {
  where: string;
  label: string;
}

/** The same of the yes or no and the choices that an entity has. */
export function toldIn({ fields }: Pick<DraftEntity, "fields">, state: readonly string[]): Condition | null {
  const name = nameOf(state);
  const isDenied = name !== state.join(" ");
  for (const field of fields) {
    const told = toldBy(field, name);
    if (told !== null) return { where: isDenied ? `not (${told})` : told, label: state.join(" ") };
  }
  return null;
}

/** The state without the word that denies it. */
function nameOf([first = "", ...others]: readonly string[]): string {
  return (lexicon.is(first, "denying-word") ? others : [first, ...others]).join(" ");
}

/** The formula by which a field tells that a row is in a state; null where it does not. */
function toldBy({ type, label: called, mark, options }: Field, name: string): string | null {
  const label = called.toLowerCase();
  if (type === "boolean") {
    if (name === label || name === mark?.on.toLowerCase()) return label;
    return name === mark?.off.toLowerCase() || name === `un${label}` ? `not ${label}` : null;
  }
  const option = options?.find((one) => one.toLowerCase() === name);
  return type === "choice" && option !== undefined ? `${label} = "${option}"` : null;
}
