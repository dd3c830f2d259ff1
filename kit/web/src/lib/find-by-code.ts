import { readText } from "./saved";

/** A code as it is compared: its letters and digits in one case. */
const plain = (code: string) => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The row whose text in `field` is this code, however it is written; undefined for none. */
export function findByCode<Row extends Readonly<Record<string, unknown>>>(
  rows: readonly Row[],
  { field, code }: { field: string; code: string },
): Row | undefined {
  const wanted = plain(code);
  if (wanted === "") return undefined;
  return rows.find((row) => plain(readText(row[field])) === wanted);
}
