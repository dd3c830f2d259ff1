/** A text with Unix line endings and without a byte order mark. */
export const withPlainLineEnds = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** The lines of a text; a trailing line break does not add an empty line. */
export function linesOf(text: string): string[] {
  if (text === "") return [];
  return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
}

/** "1 line", "212 lines". */
export const countLines = (text: string): string => {
  const { length } = linesOf(text);
  return `${length} ${length === 1 ? "line" : "lines"}`;
};

/** The line number of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

/** A line truncated to this many characters. */
export const cutLine = (line: string, characters: number): string => (line.length <= characters ? line : `${line.slice(0, characters)}…`);
