import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenPdf } from "./broken-pdf.ts";

/** A PDF of these objects, numbered from 1. */
function pdfOf(objects: readonly string[]): string {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

const page = (content: number): string => `<< /Type /Page /Parent 2 0 R /Contents ${content} 0 R >>`;
const content = "<< /Length 4 >>\nstream\nBT ET\nendstream";
const whole = pdfOf([
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [4 0 R 6 0 R] /Count 2 >>",
  "<< /Type /Font >>",
  page(5),
  content,
  page(7),
  content,
]);

test("a PDF of several pages is sound, and so is one whose table cannot be read as text", () => {
  assert.equal(brokenPdf(whole), null);
  assert.equal(brokenPdf("%PDF-1.7\n1 0 obj\n<< /Type /XRef >>\nendobj\nstartxref\n9\n%%EOF\n"), null);
});

test("a PDF is broken where its table or its pages lead to nothing", () => {
  const broken = (from: RegExp | string, to: string): string | null => {
    const changed = whole.replace(from, to);
    assert.notEqual(changed, whole);
    return brokenPdf(changed);
  };
  assert.equal(brokenPdf("<html>"), "does not begin as a PDF");
  assert.equal(broken(/startxref\n\d+/, "startxref"), "does not say where its table of objects begins");
  assert.match(broken(/xref\n0 (\d)/, "xref\n0 1$1") ?? "", /says that there are/);
  assert.match(broken("2 0 obj", "9 0 obj") ?? "", /no object 2 where its table says/);
  assert.match(broken("/Kids [4 0 R", "/Kids [5 0 R") ?? "", /no page in object 5/);
  assert.match(broken("/Contents 5 0 R", "/Contents 4 0 R") ?? "", /no content in object 4/);
});
