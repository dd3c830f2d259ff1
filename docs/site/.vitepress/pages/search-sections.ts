// What the search finds. VitePress indexes files only, and so none of the pages that are generated: these are rendered here,
// without colors for their code. Every page is then split at its headings, as VitePress splits files.
import path from "node:path";
import { createMarkdownRenderer } from "vitepress";
import { documents, readDocument } from "./documents.ts";
import { printSection } from "./print-section.ts";
import { sections } from "./reference.ts";
import { readSdkReference } from "./sdk-reference.ts";

const site = path.join(import.meta.dirname, "../..");
const heading = /<h([1-6])[^>]*>(.*?)<a[^>]* href="#([^"]*)"[^>]*>.*?<\/a><\/h\1>/g;

/** A part of a page: the anchor and the titles of its heading, from the page's own on. */
export interface SearchSection {
  anchor: string;
  titles: string[];
  text: string;
}

const generated = new Map<string, () => string>([
  ...documents.map((document) => [`more/${document.slug}.md`, () => readDocument(document)] as const),
  ...sections.map((section) => [`reference/${section.slug}.md`, () => printSection(section)] as const),
  ...readSdkReference().map(({ slug, text }) => [`sdk/${slug}.md`, () => text] as const),
]);

/** Returns the parts of a page; `html` is empty for one that is generated. */
export async function searchSections(file: string, html: string): Promise<SearchSection[]> {
  const print = generated.get(path.relative(site, file).replaceAll(path.sep, "/"));
  return splitAtHeadings(print === undefined ? html : await renderPlainly(print(), file));
}

/** VitePress has one renderer, which the pages need with colors: they are off for the time of this call only. */
async function renderPlainly(text: string, file: string): Promise<string> {
  const renderer = await createMarkdownRenderer(site, {}, "/docs/");
  const { highlight = null } = renderer.options;
  renderer.set({ highlight: (code) => `<pre>${code.replaceAll("<", "&lt;")}</pre>` });
  try {
    return renderer.render(text, { path: file });
  } finally {
    renderer.set({ highlight });
  }
}

function splitAtHeadings(html: string): SearchSection[] {
  const [, ...pieces] = html.split(heading);
  let above: string[] = [];
  return pieces.flatMap((level, index) => {
    if (index % 4 !== 0) return [];
    const [title = "", anchor = "", content = ""] = pieces.slice(index + 1, index + 4);
    above = [...above.slice(0, Number(level) - 1), textOf(title)];
    return [{ anchor, titles: above.filter((one) => one !== ""), text: textOf(content) }];
  });
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").trim();
}
