import type { Field } from "./fields/field-definition";

/** The kinds of fields whose values are names, which say the same wherever they stand. */
const NAMES: ReadonlySet<string> = new Set(["text", "reference", "anyReference"]);

interface Fact {
  name: string;
  field: Field<unknown>;
}

/** Values of a row without the names that stand there already: in the heading above them, or before. Two of one kind that have labels are two answers: from Bergen, to Bergen. */
export function withoutRepeats<F extends Fact>(
  facts: readonly F[],
  row: Readonly<Record<string, unknown>>,
  heading: string,
): F[] {
  const textOf = ({ name, field }: Fact) => field.format(row[name]);
  const names = facts.filter(({ field }) => NAMES.has(field.kind));
  return facts.filter((fact) => {
    if (!names.includes(fact)) return true;
    const { kind, isLabelled = false } = fact.field;
    const before = names
      .slice(0, names.indexOf(fact))
      .filter(({ field }) => !isLabelled || field.kind !== kind);
    return ![heading, ...before.map(textOf)].includes(textOf(fact));
  });
}
