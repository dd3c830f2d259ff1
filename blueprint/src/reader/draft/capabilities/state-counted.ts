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
  const [said = "", ...more] = words.slice(many + 1);
  // "How many sold": without a verb.
  if (many >= 0 && verb < 0 && more.length === 0 && (/[a-z]{3}ed$/.test(said) || lexicon.is(said, "past-verb"))) return [said];
  if (many < 0 || verb < 0) return null;
  const state = words.slice(verb + 1).filter((word) => !WHEN.has(word));
  const isNone = state.length === 0 || state[0] === "there" || words.slice(many, verb).includes("there");
  return isNone ? null : state;
}

/** A formula for the rows of an entity in a state, and the name of the state; null where no field tells it. A text that is named after the state becomes a yes or no. */
export function conditionOf(entity: DraftEntity, state: readonly string[]): { where: string; label: string } | null {
  const told = conditionIn(entity.fields, state);
  const name = state.join(" ");
  const text = entity.fields.find(({ id, type, label }) => type === "text" && label.toLowerCase() === name && id !== entity.titleField);
  if (told !== null || text === undefined) return told;
  entity.fields = entity.fields.map((one) => (one === text ? { ...one, ...yesOrNo(name), label: one.label } : one));
  return { where: name, label: name };
}

/** A formula of fields for the rows in a state, and the name of the state; null where no field tells it. */
export function conditionIn(fields: readonly Field[], words: readonly string[]): { where: string; label: string } | null {
  const state = words.filter((word) => !WHEN.has(word));
  const [first = "", ...others] = state;
  const isDenied = lexicon.is(first, "denying-word");
  const name = (isDenied ? others : state).filter((word) => word !== "been").join(" ");
  const told = fields.flatMap((field) => sameTold(field, name) ?? [])[0] ?? fields.flatMap((field) => alikeTold(field, name) ?? [])[0];
  return told === undefined ? null : { where: isDenied ? denied(told) : told, label: state.join(" ") };
}

const denied = (where: string): string => (where.startsWith("not ") ? where.slice(4) : `not ${/\W/.test(where) ? `(${where})` : where}`);

/** The formula by which a field tells a state in its own words; null where it does not. */
function sameTold(field: Field, name: string): string | null {
  const label = field.label.toLowerCase();
  if (field.type === "boolean") {
    if (name === label || name === field.mark?.on.toLowerCase()) return label;
    return name === field.mark?.off.toLowerCase() || name === `un${label}` ? `not ${label}` : null;
  }
  const option = field.options?.find((one) => one.toLowerCase() === name);
  return field.type === "choice" && option !== undefined ? `${label} = "${option}"` : null;
}

/** The formula by which a yes or no tells a state in other words: what is gone is not left, what is paid is not outstanding; null where it does not. */
function alikeTold({ type, label: called }: Field, name: string): string | null {
  const label = called.toLowerCase();
  const isOf = (word: string, ...kinds: ("gone-state" | "there-state" | "settled-state" | "unsettled")[]): boolean =>
    kinds.some((kind) => lexicon.is(word, kind));
  if (type !== "boolean" || name === "") return null;
  if (isOf(label, "gone-state") && isOf(name, "gone-state")) return label;
  if (isOf(label, "there-state") && isOf(name, "there-state")) return label;
  const isOpposite =
    (isOf(label, "gone-state") && isOf(name, "there-state")) ||
    (isOf(label, "there-state") && isOf(name, "gone-state")) ||
    (isOf(label, "settled-state") && isOf(name, "unsettled"));
  return isOpposite ? `not ${label}` : null;
}
