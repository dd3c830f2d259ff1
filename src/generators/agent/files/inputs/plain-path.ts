const MARKS_BEFORE = new Set("\"'`*<");
const MARKS_AFTER = new Set("\"'`*>,;");

/** By hand, since a regex that looks for marks at an end tries again at each of them. */
function withoutMarks(text: string): string {
  let begin = 0;
  let end = text.length;
  while (begin < end && MARKS_BEFORE.has(text[begin] ?? "")) begin += 1;
  while (end > begin && MARKS_AFTER.has(text[end - 1] ?? "")) end -= 1;
  return text.slice(begin, end);
}

/** A path as the project has it: models write it with marks around it, from the root, or with the separators of Windows. */
export function plainPath(path: string): string {
  return withoutMarks(path.trim())
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/+)+/, "");
}
