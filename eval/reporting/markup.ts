// Pieces of HTML.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in HTML, in elements and in attributes. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A list of texts; nothing for none. */
export function list(texts: readonly string[]): string {
  return texts.length === 0 ? "" : `<ul>${texts.map((text) => `<li>${escapeText(text)}</li>`).join("")}</ul>`;
}

/** A table; cells are HTML. The last row of totals and the others look alike. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = titles.map((title) => `<th>${escapeText(title)}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("\n");
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
