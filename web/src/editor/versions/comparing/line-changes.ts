/** A count of changes as `+12 −3`; `spoken` is the text for screen readers. */
export function lineChanges({ added, removed }: { added: number; removed: number }): { shown: [string, string]; spoken: string } {
  return { shown: [`+${added}`, `−${removed}`], spoken: `${added} lines added, ${removed} removed` };
}
