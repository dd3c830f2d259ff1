// The files of a report in the generated app: a spreadsheet, a web page, plain text, and a PDF that is written by hand,
// as there is no server and no library that could make one.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

/** `src/lib/reportFiles.ts` and `src/lib/pdf.ts`. */
export function reportFileModules(): ModuleSource[] {
  return [
    {
      path: "src/lib/reportFiles.ts",
      opening: "A report as a file. Each format has a name for people and the ending of its file.",
      library: true,
      parts: [
        {
          name: "REPORT_FORMATS",
          code: code`
            const REPORT_FORMATS = [
              { value: "pdf", label: "PDF document" },
              { value: "csv", label: "Spreadsheet (CSV)" },
              { value: "html", label: "Web page to print (HTML)" },
              { value: "txt", label: "Plain text" },
            ];`,
        },
        { name: "downloadReport", code: downloadReport },
        { name: "csvRows", code: csvRows },
        { name: "textLines", comment: "The report line by line, at most 92 characters wide where words allow it.", code: textLines },
        { name: "tableLines", comment: "A table in columns where it fits, else a block of lines for each row.", code: tableLines },
        {
          name: "escapeHtml",
          code: code`
            function escapeHtml(text: string): string {
              return text.replace(/[&<>"]/g, (character) => \`&#\${character.charCodeAt(0)};\`);
            }`,
        },
        { name: "reportHtml", code: reportHtml },
      ],
    },
    {
      path: "src/lib/pdf.ts",
      opening: "Writes a PDF (ISO 32000-1) of plain lines in a font that every reader has. Signs outside Latin-1 become question marks.",
      library: true,
      parts: [
        { name: "LINES_PER_PAGE", code: code`const LINES_PER_PAGE = 62;` },
        { name: "pdfText", comment: "A line as a string of the page's content.", code: pdfText },
        { name: "pdfOf", code: pdfOf },
      ],
    },
  ];
}

const downloadReport = code`
  function downloadReport(report: @Report, format: string) {
    const name = report.title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    if (format === "csv") @downloadCsv(name, @csvRows(report));
    else if (format === "html") @download(\`\${name}.html\`, { text: @reportHtml(report), type: "text/html;charset=utf-8" });
    else if (format === "txt") @download(\`\${name}.txt\`, { text: @textLines(report).join("\n"), type: "text/plain;charset=utf-8" });
    else @download(\`\${name}.pdf\`, { text: @pdfOf(report.title, @textLines(report)), type: "application/pdf" });
  }`;

const csvRows = code`
  function csvRows(report: @Report): @Cell[][] {
    const parts = report.parts.flatMap(({ label, figures, chart, table }) => [
      [],
      [label],
      ...figures.map((figure) => [figure.label, figure.value]),
      ...(chart ? [[chart.label], ...chart.points.map((point) => [point.label, point.value])] : []),
      ...(table ? [[...table.head], ...table.raw.map((row) => [...row])] : []),
    ]);
    return [[report.title], ["Made on", report.made], ["About", report.scope], ...parts];
  }`;

const textLines = code`
  function textLines(report: @Report): string[] {
    const parts = report.parts.flatMap(({ label, figures, chart, table }) => [
      "",
      label,
      "-".repeat(label.length),
      ...figures.map((figure) => \`\${figure.label}: \${figure.value}\`),
      ...(chart ? [chart.label, ...chart.points.map((point) => \`  \${point.label}: \${chart.format(point.value)}\`)] : []),
      ...(table ? @tableLines(table) : []),
    ]);
    return [report.title, "=".repeat(report.title.length), \`Made on \${report.made}. \${report.scope}.\`, ...parts];
  }`;

const tableLines = code`
  function tableLines({ head, rows, isNumber }: @ReportTable): string[] {
    const widths = head.map((label, at) => Math.max(label.length, ...rows.map((row) => row[at]?.length ?? 0)));
    if (@sum(widths) + 2 * widths.length > 92) {
      return rows.flatMap((row) => [...row.map((cell, at) => \`\${at === 0 ? "" : "  "}\${head[at]}: \${cell}\`), ""]);
    }
    const line = (cells: readonly string[]) =>
      cells.map((cell, at) => (isNumber[at] === true ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join("  ").trimEnd();
    return [line(head), ...rows.map(line)];
  }`;

const reportHtml = code`
  function reportHtml(report: @Report): string {
    const cells = (tag: string, texts: readonly string[]) => texts.map((text) => \`<\${tag}>\${@escapeHtml(text)}</\${tag}>\`).join("");
    const row = (tag: string, texts: readonly string[]) => \`<tr>\${cells(tag, texts)}</tr>\`;
    const parts = report.parts.map(({ label, figures, chart, table }) =>
      [
        \`<h2>\${@escapeHtml(label)}</h2>\`,
        figures.length > 0 ? \`<table>\${figures.map((figure) => row("td", [figure.label, figure.value])).join("")}</table>\` : "",
        chart ? \`<h3>\${@escapeHtml(chart.label)}</h3><table>\${chart.points.map((point) => row("td", [point.label, chart.format(point.value)])).join("")}</table>\` : "",
        table ? \`<table>\${row("th", table.head)}\${table.rows.map((texts) => row("td", texts)).join("")}</table>\` : "",
      ].join("\n"),
    );
    const style = "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:.5rem 0}td,th{border:1px solid #999;padding:.3rem .7rem;text-align:left}";
    return \`<!doctype html><html lang="en"><meta charset="utf-8"><title>\${@escapeHtml(report.title)}</title><style>\${style}</style><h1>\${@escapeHtml(report.title)}</h1><p>Made on \${report.made}. \${@escapeHtml(report.scope)}.</p>\${parts.join("\n")}</html>\`;
  }`;

const pdfText = code`
  function pdfText(line: string): string {
    const escaped = line
      .replace(/[–—]/g, "-")
      .replace(/[“”]/g, '"')
      .replace(/[\\()]/g, (sign) => \`\\\${sign}\`)
      .replace(/[^ -~]/gu, (sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return code >= 160 && code <= 255 ? \`\\\${code.toString(8)}\` : "?";
      });
    return \`(\${escaped}) Tj T*\`;
  }`;

const pdfOf = code`
  function pdfOf(title: string, lines: readonly string[]): string {
    const wrapped = lines.flatMap((line) => line.match(/.{1,92}(?:\s|$)|.{1,92}/gu) ?? [""]);
    const pages = Array.from({ length: Math.ceil(wrapped.length / @LINES_PER_PAGE) }, (_, at) =>
      wrapped.slice(at * @LINES_PER_PAGE, (at + 1) * @LINES_PER_PAGE),
    );
    const kids = pages.map((_, at) => \`\${4 + at * 2} 0 R\`).join(" ");
    const objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      \`<< /Type /Pages /Kids [\${kids}] /Count \${pages.length} >>\`,
      "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>",
      ...pages.flatMap((page, at) => {
        const content = \`BT /F1 9 Tf 12 TL 48 790 Td \${page.map(@pdfText).join("\n")} ET\`;
        return [
          \`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents \${5 + at * 2} 0 R >>\`,
          \`<< /Length \${content.length} >>\nstream\n\${content}\nendstream\`,
        ];
      }),
      \`<< /Title (\${title.replace(/[^ -'*-[\]-~]/g, "?")}) >>\`,
    ];
    let text = "%PDF-1.4\n";
    const offsets = objects.map((object, at) => {
      const offset = text.length;
      text += \`\${at + 1} 0 obj\n\${object}\nendobj\n\`;
      return String(offset).padStart(10, "0");
    });
    const table = offsets.map((offset) => \`\${offset} 00000 n \n\`).join("");
    return \`\${text}xref\n0 \${objects.length + 1}\n0000000000 65535 f \n\${table}trailer\n<< /Size \${objects.length + 1} /Root 1 0 R /Info \${objects.length} 0 R >>\nstartxref\n\${text.length}\n%%EOF\n\`;
  }`;
