/** A text with the line endings of Unix, and without the mark that some editors begin it with. */
export const withPlainLineEnds = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** The lines of a text; a line end at its end begins no further one. */
export function linesOf(text: string): string[] {
  if (text === "") return [];
  return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
}

/** "1 line", "212 lines". */
export const countLines = (text: string): string => {
  const { length } = linesOf(text);
  return `${length} ${length === 1 ? "line" : "lines"}`;
};

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

/** A line that is not endless. */
export const cutLine = (line: string, characters: number): string => (line.length <= characters ? line : `${line.slice(0, characters)}…`);
