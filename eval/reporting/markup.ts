// Helpers that create HTML.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML elements and attributes. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A list of texts; an empty string if there are none. */
export function list(texts: readonly string[]): string {
  return texts.length === 0 ? "" : `<ul>${texts.map((text) => `<li>${escapeText(text)}</li>`).join("")}</ul>`;
}

/** A table; cells are HTML. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = titles.map((title) => `<th>${escapeText(title)}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("\n");
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
