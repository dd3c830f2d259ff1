/** A count of changes as two signed numbers: `+12`, `−3`. */
export function lineChanges({ added, removed }: { added: number; removed: number }): [string, string] {
  return [`+${added}`, `−${removed}`];
}
