// Words of the blueprint inside HTML, Markdown and comments: whatever could be read as markup or code is escaped.

/** Text inside HTML, or inside a double-quoted HTML attribute. */
export function htmlText(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text inside Markdown. */
export function markdownText(text: string): string {
  return oneLine(text).replace(/[\\`*_{}[\]<>#|~$&!]/g, (character) => `\\${character}`);
}

/** Text inside a comment of TypeScript. */
export function commentText(text: string): string {
  return oneLine(text).replaceAll("*/", "* /");
}

/** In one line, without characters that turn the direction of what follows them. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
    .trim();
}
