// Words of the blueprint inside HTML and Markdown: whatever could be read as markup is escaped.

/** Text inside HTML, or inside a double-quoted HTML attribute. */
export function htmlText(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text inside Markdown. */
export function markdownText(text: string): string {
  return oneLine(text).replace(/[\\`*_{}[\]<>#|~$&!]/g, (character) => `\\${character}`);
}

function oneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}
