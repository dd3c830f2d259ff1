const ENTITY_FILE = /^src\/entities\/[^/]+\.tsx?$/;

/** Whether a file of a project may define a thing with sample rows. */
export const isEntityFile = (path: string): boolean => ENTITY_FILE.test(path);

/** The sample rows in an entity's file, as they are written; empty if it has none. */
export function samplesOf(text: string): string {
  const start = text.search(/\bsamples\s*:/);
  return start === -1 ? "" : text.slice(start, endOfBrackets(text, start)).replaceAll(/\s+/g, " ").trim();
}

/** The end of the first bracketed list after a position; brackets in texts do not count. */
function endOfBrackets(text: string, start: number): number {
  const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[[\]]/g;
  tokens.lastIndex = start;
  let depth = 0;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    if (token[0] === "[") depth += 1;
    if (token[0] === "]") depth -= 1;
    if (token[0] === "]" && depth === 0) return tokens.lastIndex;
  }
  return text.length;
}
