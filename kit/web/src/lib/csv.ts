// Reads CSV (RFC 4180), also with semicolons or tabs.

const SEPARATORS = [",", ";", "\t"];

/** The cells of each line that has any. The separator is the one that the first line has most of. */
export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const lines: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (const part of text.match(/""|[^]/g) ?? []) {
    if (part === '""') cell += isQuoted ? '"' : "";
    else if (part === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += part;
    else if (part === separator || part === "\n") {
      lines.at(-1)?.push(cell.trim());
      cell = "";
      if (part === "\n") lines.push([]);
    } else if (part !== "\r") cell += part;
  }
  lines.at(-1)?.push(cell.trim());
  return lines.filter((cells) => cells.some((content) => content !== ""));
}

function separatorOf(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const [most = ","] = SEPARATORS.toSorted(
    (left, right) => head.split(right).length - head.split(left).length,
  );
  return most;
}
