interface Fence {
  mark: string;
  info: string;
}

function fenceOf(line: string): Fence | null {
  const [, mark, info = ""] = /^ {0,3}(`{3,}|~{3,})([^`]*)$/.exec(line) ?? [];
  return mark === undefined ? null : { mark, info: info.trim() };
}

/** Whether this fence closes the block that `open` opened. */
const closes = (fence: Fence, open: Fence): boolean =>
  fence.info === "" && fence.mark[0] === open.mark[0] && fence.mark.length >= open.mark.length;

/** Whether every block that begins in these lines also ends in them. */
function isBalanced(lines: readonly string[]): boolean {
  let open: Fence | null = null;
  for (const fence of lines.map(fenceOf)) {
    if (fence === null) continue;
    if (open === null) open = fence;
    else if (closes(fence, open)) open = null;
  }
  return open === null;
}

/** Removes a Markdown fence that wraps a file's whole text. A Markdown file keeps its own fences. */
export function unwrapFence(path: string, text: string): string {
  const lines = text.trim().split("\n");
  const open = fenceOf(lines[0] ?? "");
  const close = fenceOf(lines.at(-1) ?? "");
  if (lines.length < 2 || open === null || close === null || !closes(close, open)) return text;
  const inner = lines.slice(1, -1);
  const isMarkdown = path.toLowerCase().endsWith(".md");
  if (isMarkdown && !(/^(md|markdown)$/i.test(open.info) && isBalanced(inner))) return text;
  return `${inner.join("\n")}\n`;
}
