/** A count of changes as `+12 −3`, spoken in words by `spoken`. */
export function lineChanges({ added, removed }: { added: number; removed: number }): { shown: [string, string]; spoken: string } {
  return { shown: [`+${added}`, `−${removed}`], spoken: `${added} lines added, ${removed} removed` };
}
