import { expect, test } from "vitest";
import { LINE_LENGTH, pdfOf } from "@/lib/pdf";

/** The text of each page, line by line. */
function pagesOf(file: string): string[][] {
  const contents = [...file.matchAll(/stream\n([^]*?)\nendstream/g)].map(([, content]) => content ?? "");
  return contents.map((content) => [...content.matchAll(/\((.*)\) Tj T\*/g)].map(([, line]) => line ?? ""));
}

test("pages follow each other, each line on one of them", () => {
  const lines = Array.from({ length: 130 }, (_, index) => `Line ${index + 1}`);
  const pages = pagesOf(pdfOf("Lines", lines));
  expect(pages.map(({ length }) => length)).toEqual([62, 62, 6]);
  expect(pages.flat()).toEqual(lines);
});

test("each object stands where the table says, and each page names its own content", () => {
  const file = pdfOf(
    "Lines",
    Array.from({ length: 70 }, () => "x"),
  );
  const offsets = [...file.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(offsets.map((_, index) => `${index + 1} 0 obj`));
  expect(file).toContain("/Kids [4 0 R 6 0 R] /Count 2");
  expect(file).toContain(`xref\n0 ${offsets.length + 1}\n`);
  expect(file).toContain(`/Size ${offsets.length + 1} /Root 1 0 R /Info ${offsets.length} 0 R`);
  expect([...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, content]) => content)).toEqual(["5", "7"]);
  expect(Number(/startxref\n(\d+)/.exec(file)?.[1])).toBe(file.indexOf("xref\n"));
});

test("characters of Latin-1 are written as they are, others as question marks, and long lines are broken", () => {
  expect(pagesOf(pdfOf("Menu", ["Crème (2) – “fresh”", "ÿ ½ €5 好"]))).toEqual([['Cr\\350me \\(2\\) - "fresh"', "\\377 \\275 ?5 ?"]]);
  expect(pagesOf(pdfOf("Menu", ["\u009f\u00a0\u0100"]))).toEqual([["?\\240?"]]);
  expect(
    pagesOf(pdfOf("Menu", ["word ".repeat(40)]))
      .flat()
      .every(({ length }) => length <= LINE_LENGTH + 1),
  ).toBe(true);
  expect(pdfOf("Fünf", [])).toContain("/Title (F?nf)");
});
