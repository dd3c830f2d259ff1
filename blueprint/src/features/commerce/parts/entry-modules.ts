// What a person has asked for, in the generated app: a booking, an application, a payment. All are kept alike, so that
// their lists and confirmations look alike.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

const entryTypes: Part[] = [
  {
    name: "EntryLine",
    isType: true,
    comment: "A line of what was asked for, in words.",
    code: code`
      interface EntryLine {
        label: string;
        value: string;
      }`,
  },
  {
    name: "OwnEntryDraft",
    isType: true,
    code: code`
      interface OwnEntryDraft {
        /** The id of the row that it is about; empty for none. */
        about: string;
        title: string;
        number: string;
        /** When it was made, as an ISO 8601 time. */
        at: string;
        status: string;
        name: string;
        email: string;
        details: @EntryLine[];
        /** What it costs; null where nothing is paid. */
        amount: number | null;
      }`,
  },
];

const entryReaders: Part[] = [
  {
    name: "readEntryLines",
    code: code`
      function readEntryLines(saved: unknown): @EntryLine[] {
        const details: readonly unknown[] = Array.isArray(saved) ? saved : [];
        return details.filter(@isSavedObject).map(({ label, value }) => ({ label: @readText(label), value: @readText(value) }));
      }`,
  },
  {
    name: "readOwnEntry",
    code: code`
      function readOwnEntry(saved: @SavedObject): @OwnEntryDraft | null {
        const number = @readText(saved.number);
        if (number === "") return null;
        return {
          about: @readText(saved.about),
          title: @readText(saved.title),
          number,
          at: @readText(saved.at),
          status: @readText(saved.status),
          name: @readText(saved.name),
          email: @readText(saved.email),
          details: @readEntryLines(saved.details),
          amount: @readNumber(saved.amount),
        };
      }`,
  },
  {
    name: "createOwnEntries",
    comment: "The entries kept under this key; a first visit has none.",
    code: code`
      function createOwnEntries(key: string): @Collection<@OwnEntryDraft> {
        return @createCollection<@OwnEntryDraft>({ key, read: @readOwnEntry, samples: () => [] });
      }`,
  },
  {
    name: "newEntryNumber",
    comment: "A number to refer to, such as BK-4F7K2Q.",
    code: code`
      function newEntryNumber(prefix: string): string {
        return \`\${prefix}-\${@newId().slice(-6).toUpperCase()}\`;
      }`,
  },
  {
    name: "readWhoAsks",
    comment: "The name and address of a form, remembered for the next one.",
    code: code`
      function readWhoAsks(form: @FormReading): { name: string; email: string } {
        const name = @requiredText(form, "name", "Enter your name.");
        const email = @formEmail(form, "email") || @requiredText(form, "email", "Enter your e-mail address.");
        if (form.errors.name === undefined && form.errors.email === undefined) @savePerson({ name, email });
        return { name, email };
      }`,
  },
];

const documentParts: Part[] = [
  {
    name: "escapedMarkup",
    code: code`
      function escapedMarkup(text: string): string {
        return text.replace(/[&<>"']/g, (character) => \`&#\${character.charCodeAt(0)};\`);
      }`,
  },
  {
    name: "downloadEntry",
    comment: "The entry as a page to print or keep: a voucher, a receipt, a quote.",
    code: code`
      function downloadEntry(called: string, { number, title, name, email, at, details }: Omit<@OwnEntryDraft, "about" | "status" | "amount">) {
        const lines = [
          { label: "Number", value: number },
          { label: "Name", value: name },
          { label: "E-mail", value: email },
          { label: "Date", value: @formatEntryTime(at) },
          ...details,
        ];
        const rows = lines.map(({ label, value }) => \`<tr><th align="left">\${@escapedMarkup(label)}</th><td>\${@escapedMarkup(value)}</td></tr>\`);
        const heading = @escapedMarkup(\`\${called}: \${title}\`);
        const text = \`<!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\${heading}</title>
      <body style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem">
      <h1>\${heading}</h1>
      <table cellpadding="8">
      \${rows.join("\n")}
      </table>
      </body>
      </html>
      \`;
        @download(\`\${called.toLowerCase().replaceAll(" ", "-")}-\${number}.html\`, { text, type: "text/html;charset=utf-8" });
      }`,
  },
];

/** `src/lib/entries.ts` and `src/lib/documents.ts`. */
export function entryModules(): ModuleSource[] {
  return [
    {
      path: "src/lib/entries.ts",
      opening: "What a person has asked for, with a number to refer to.",
      library: true,
      parts: [
        ...entryTypes,
        ...entryReaders,
        {
          name: "formatEntryTime",
          comment: "An ISO 8601 time as people read it.",
          code: code`
            function formatEntryTime(at: string): string {
              const moment = new Date(at);
              return Number.isNaN(moment.getTime()) ? at : moment.toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
            }`,
        },
      ],
    },
    { path: "src/lib/documents.ts", opening: "Files to keep, made in the browser.", library: true, parts: documentParts },
  ];
}
