// Numbers that were handed out: those of orders, bookings, applications and payments, and those that stand in a field of
// rows. Where an app asks for one, it knows it.
import { type Entity, type Fields, type NamesOf, changeOf, fieldOf, titleOf } from "../entity";
import type { Collection } from "../store";
import type { Entry, EntryLine } from "./entries";

/** The state of what was redeemed. */
export const REDEEMED = "Redeemed";

/** What has a number. */
export interface NumberFound {
  number: string;
  title: string;
  /** Empty where nothing is said. */
  status: string;
  lines: readonly EntryLine[];
  /** Marks it as redeemed; nothing where that is not kept. */
  redeem: () => void;
}

/** Where numbers were handed out. */
export type NumberSource = (typed: string) => NumberFound | null;

function isSame(number: string, typed: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s-]/g, "").toUpperCase();
  return plain(typed) !== "" && plain(number) === plain(typed);
}

/** The numbers of entries: orders, bookings, payments. */
export function entryNumbers(entries: Pick<Collection<Entry>, "all" | "update">): NumberSource {
  return (typed) => {
    const entry = entries.all().find(({ number }) => isSame(number, typed));
    if (entry === undefined) return null;
    const { id, number, title, status, name, details } = entry;
    return {
      number,
      title,
      status,
      lines: [{ label: "Name", value: name }, ...details],
      redeem: () => entries.update(id, { status: REDEEMED }),
    };
  };
}

/** The numbers in a field of rows; `redeemed` is the field that marks what was redeemed. */
export function rowNumbers<F extends Fields>(
  entity: Entity<F>,
  field: keyof F & string,
  redeemed?: NamesOf<F, boolean>,
): NumberSource {
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
      status: redeemed !== undefined && row[redeemed] === true ? REDEEMED : "",
      lines: shown.map(([name, { label }]) => ({ label, value: said(name, row[name]) })),
      redeem: () => {
        if (redeemed !== undefined) entity.rows.update(row.id, changeOf<F>(redeemed, true));
      },
    };
  };
}

/** What has this number, written with or without spaces and hyphens; null for an unknown one. */
export function findNumber(sources: readonly NumberSource[], typed: string): NumberFound | null {
  for (const source of sources) {
    const found = source(typed);
    if (found !== null) return found;
  }
  return null;
}
