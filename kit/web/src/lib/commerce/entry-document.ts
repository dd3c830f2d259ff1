// An entry as a page to print or keep: a voucher, a receipt, a quote.
import { download } from "../download";
import { type Entry, formatEntryTime } from "./entries";
import * as commerceWords from "../../words/commerce";

/** What a document shows of an entry. */
type DocumentedEntry = Pick<Entry, "number" | "title" | "name" | "email" | "at" | "details">;

/** Saves an entry as an HTML file; `called` is what the document is: "Receipt". */
export function downloadEntry(called: string, entry: DocumentedEntry) {
  download(
    `${called.toLowerCase().replaceAll(" ", "-")}-${entry.number}.html`,
    "text/html",
    entryDocument(called, entry),
  );
}

/** The document of an entry. Everything that was entered stands in it as text. */
export function entryDocument(
  called: string,
  { number, title, name, email, at, details }: DocumentedEntry,
): string {
  const lines = [
    { label: commerceWords.number, value: number },
    { label: commerceWords.name, value: name },
    { label: commerceWords.email, value: email },
    { label: commerceWords.date, value: formatEntryTime(at) },
    ...details,
  ].filter(({ value }) => value !== "");
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th style="text-align: start">${escaped(label)}</th><td>${escaped(value)}</td></tr>`,
  );
  const heading = escaped(`${called}: ${title}`);
  return `<!doctype html>
<html lang="${document.documentElement.lang}" dir="${document.documentElement.dir}">
<meta charset="utf-8">
<title>${heading}</title>
<body style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem">
<h1>${heading}</h1>
<table cellpadding="8">
${rows.join("\n")}
</table>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
