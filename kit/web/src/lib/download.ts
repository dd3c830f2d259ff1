// Files that are made in the browser.
import { readText } from "./saved";

/** Lets the person save a text, or bytes, as a file. */
export function download(name: string, type: string, content: string | Uint8Array<ArrayBuffer>) {
  const address = URL.createObjectURL(
    new Blob([content], { type: typeof content === "string" ? `${type};charset=utf-8` : type }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** Rows of cells as CSV (RFC 4180). A cell that a spreadsheet would run as a formula is marked as text. */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((cells) => cells.map((cell) => csvCell(cell)).join(",")).join("\r\n");
}

function csvCell(cell: unknown): string {
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const text = Array.isArray(cell) ? cell.join("; ") : readText(cell);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
