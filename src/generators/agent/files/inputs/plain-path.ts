const MARKS_BEFORE = new Set("\"'`*<");
const MARKS_AFTER = new Set("\"'`*>,;");

/** Done by hand, since a regex for trailing marks would backtrack at each of them. */
function withoutMarks(text: string): string {
  let begin = 0;
  let end = text.length;
  while (begin < end && MARKS_BEFORE.has(text[begin] ?? "")) begin += 1;
  while (end > begin && MARKS_AFTER.has(text[end - 1] ?? "")) end -= 1;
  return text.slice(begin, end);
}

/** Normalizes a path to the project's form: models add quotes or marks, a leading slash, or Windows separators. */
export function plainPath(path: string): string {
  return withoutMarks(path.trim())
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/+)+/, "");
}
