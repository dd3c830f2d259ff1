// Numbers in a field of rows: of vouchers, parcels, members. Where an app asks for one, it knows it.
import { type Entity, type Fields, type NamesOf, changeOf, fieldOf, titleOf } from "../entity";
import type { EntryLine } from "./entries";

/** The state of what was redeemed. */
export const REDEEMED = "Redeemed";

/** What has a number. */
export interface NumberFound {
  number: string;
  title: string;
  isRedeemed: boolean;
  lines: readonly EntryLine[];
  /** Marks it as redeemed; nothing where that is not kept. */
  redeem: () => void;
}

/** What has this number, written with or without spaces and hyphens; null for an unknown one. */
export type FindNumber = (typed: string) => NumberFound | null;

function isSame(number: string, typed: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s-]/g, "").toUpperCase();
  return plain(typed) !== "" && plain(number) === plain(typed);
}

/** Finds rows by the numbers in a field; `redeemed` is the field that marks what was redeemed. */
export function rowNumbers<F extends Fields>(
  entity: Entity<F>,
  field: keyof F & string,
  redeemed?: NamesOf<F, boolean>,
): FindNumber {
  const said = (name: keyof F & string, value: unknown) => fieldOf(entity, name).format(value);
  return (typed) => {
    const row = entity.rows.all().find((one) => isSame(said(field, one[field]), typed));
    if (row === undefined) return null;
    const shown = Object.entries(entity.fields).filter(
      ([name, { isEmpty }]) => name !== entity.title && name !== redeemed && !isEmpty(row[name]),
    );
    return {
      number: said(field, row[field]),
      title: titleOf(entity, row),
      isRedeemed: redeemed !== undefined && row[redeemed] === true,
      lines: shown.map(([name, { label }]) => ({ label, value: said(name, row[name]) })),
      redeem: () => {
        if (redeemed !== undefined) entity.rows.update(row.id, changeOf<F>(redeemed, true));
      },
    };
  };
}
