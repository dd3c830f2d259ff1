// Writes a PDF (ISO 32000-1) of plain lines in a typeface that every reader has.
const LINES_PER_PAGE = 62;

/** The characters of a line for which there is room on a page. */
export const LINE_LENGTH = 92;

/** A PDF of these lines; those that are too long are broken. Characters outside Latin-1 become question marks. */
export function pdfOf(title: string, lines: readonly string[]): string {
  const broken = lines.flatMap((line) => line.match(/.{1,92}(?:\s|$)|.{1,92}/gu) ?? [""]);
  const pages = Array.from({ length: Math.ceil(broken.length / LINES_PER_PAGE) }, (_page, at) =>
    broken.slice(at * LINES_PER_PAGE, (at + 1) * LINES_PER_PAGE),
  );
  const kids = pages.map((_page, at) => `${4 + at * 2} 0 R`).join(" ");
  return fileOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap(pageObjects),
    `<< /Title (${title.replace(/[^ -'*-[\]-~]/g, "?")}) >>`,
  ]);
}

/** A page and its content. */
function pageObjects(lines: readonly string[], at: number): string[] {
  const content = `BT /F1 9 Tf 12 TL 48 790 Td ${lines.map(shownLine).join("\n")} ET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

/** Shows a line and goes to the next one. */
function shownLine(line: string): string {
  const escaped = line
    .replace(/[–—]/g, "-")
    .replace(/[“”]/g, '"')
    .replace(/[\\()]/g, (character) => `\\${character}`)
    .replace(/[^ -~]/gu, (character) => {
      const point = character.codePointAt(0) ?? 0;
      return point >= 160 && point <= 255 ? `\\${point.toString(8)}` : "?";
    });
  return `(${escaped}) Tj T*`;
}

/** The objects, numbered from 1, with the table of where each begins. The first is the root, the last is about the file. */
function fileOf(objects: readonly string[]): string {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  const size = objects.length + 1;
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join("");
  const trailer = `<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
}
