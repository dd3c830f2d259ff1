// Whether a reader can open a PDF: its table leads to its objects, and its pages have content. Only files with a plain
// cross-reference table (ISO 32000-1, 7.5.4) are looked into; those whose table is compressed pass.

/** What is wrong with a PDF, read as Latin-1; null if nothing is. */
export function brokenPdf(text: string): string | null {
  if (!text.startsWith("%PDF-")) return "does not begin as a PDF";
  const begins = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? NaN);
  if (Number.isNaN(begins)) return "does not say where its table of objects begins";
  const section = /^xref\s+(\d+) (\d+)\s*\n([\s\S]*?)trailer([\s\S]*?)startxref/.exec(text.slice(begins));
  if (section === null) return null;
  const [, first = "", count = "", table = "", trailer = ""] = section;
  const entries = table.match(/\d{10} \d{5} [fn]/g) ?? [];
  if (first !== "0" || /\/Prev\b/.test(trailer)) return null;
  if (entries.length !== Number(count)) return `lists ${entries.length} objects and says that there are ${count}`;
  const objects = entries.map((entry, number) =>
    entry.endsWith("n") ? objectAt(text, { number, offset: Number(entry.slice(0, 10)) }) : "",
  );
  const lost = objects.indexOf(null);
  return lost === -1 ? brokenPage(objects.map((object) => object ?? "")) : `has no object ${lost} where its table says`;
}

/** The text of an object; null if another thing stands there. */
function objectAt(text: string, { number, offset }: { number: number; offset: number }): string | null {
  const rest = text.slice(offset);
  return new RegExp(`^${number}\\s+\\d+\\s+obj\\b`).test(rest) ? rest.slice(0, rest.indexOf("endobj")) : null;
}

/** What is wrong with the pages of these objects: each is one, and its content is a stream. */
function brokenPage(objects: readonly string[]): string | null {
  const kids = objects.flatMap((object) => referencesOf(object, /\/Kids\s*\[([^\]]*)\]/));
  const strange = kids.find((number) => !/\/Type\s*\/Pages?\b/.test(objects[number] ?? ""));
  if (strange !== undefined) return `has no page in object ${strange}, where its list of pages leads`;
  const contents = kids.flatMap((number) => referencesOf(objects[number] ?? "", /\/Contents\s*\[?((?:\s*\d+\s+\d+\s+R)+)/));
  const empty = contents.find((number) => !/\bstream\b/.test(objects[number] ?? ""));
  return empty === undefined ? null : `has no content in object ${empty}, where a page leads`;
}

/** The numbers of the objects to which a part of an object refers. */
function referencesOf(object: string, part: RegExp): number[] {
  return [...(part.exec(object)?.[1] ?? "").matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number));
}
