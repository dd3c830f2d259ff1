import { type Fields, type RowProps, fieldOf, titleOf } from "./entity";

/** The field whose value is the heading of a row where its title is `said` already: the first one of `headings` that says something else. Undefined where the title is the heading. */
export function headingOf<F extends Fields>({
  entity,
  row,
  said,
  headings,
}: RowProps<F> & { said: string; headings: readonly (keyof F & string)[] }):
  | (keyof F & string)
  | undefined {
  if (titleOf(entity, row) !== said) return undefined;
  return headings.find((name) => {
    const field = fieldOf(entity, name);
    const isSeen = entity.maySee?.(name) !== false && !field.isEmpty(row[name]);
    return isSeen && field.format(row[name]) !== said;
  });
}
