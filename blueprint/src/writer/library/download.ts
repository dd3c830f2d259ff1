// Exports in the generated app: CSV (RFC 4180) that no spreadsheet takes for formulas, and JSON.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

/** `src/lib/download.ts`. */
export function downloadModule(): ModuleSource {
  return {
    path: "src/lib/download.ts",
    opening: "Gives the person their data as a file, made in the browser.",
    library: true,
    parts: [
      { name: "Cell", isType: true, code: code`type Cell = string | number | boolean | readonly string[] | null;` },
      {
        name: "csvCell",
        comment: "Quoted as RFC 4180 asks. A text that a spreadsheet would run as a formula gets an apostrophe in front.",
        code: code`
          function csvCell(cell: @Cell): string {
            if (typeof cell === "number") return String(cell);
            if (typeof cell === "boolean") return cell ? "yes" : "no";
            const text = typeof cell === "string" ? cell : (cell ?? []).join("; ");
            const safe = /^[=+\-@\t\r]/.test(text) ? \`'\${text}\` : text;
            return /[",\r\n]/.test(safe) ? \`"\${safe.replaceAll('"', '""')}"\` : safe;
          }`,
      },
      {
        name: "downloadCsv",
        code: code`
          function downloadCsv(name: string, rows: readonly (readonly @Cell[])[]) {
            const lines = rows.map((row) => row.map(@csvCell).join(","));
            @download(\`\${name}.csv\`, { text: \`\${lines.join("\r\n")}\r\n\`, type: "text/csv;charset=utf-8" });
          }`,
      },
      {
        name: "downloadJson",
        code: code`
          function downloadJson(name: string, rows: readonly object[]) {
            @download(\`\${name}.json\`, { text: \`\${JSON.stringify(rows, null, 2)}\n\`, type: "application/json" });
          }`,
      },
      {
        name: "download",
        code: code`
          function download(name: string, { text, type }: { text: string; type: string }) {
            const url = URL.createObjectURL(new Blob([text], { type }));
            const link = document.createElement("a");
            link.href = url;
            link.download = name;
            link.click();
            URL.revokeObjectURL(url);
          }`,
      },
    ],
  };
}
