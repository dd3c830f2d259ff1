// What the service needs beside the pages: the hashes of their inline scripts, for its policy, and the documentation as
// text, for language models (llms.txt).
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "vitepress";
import { documents, readDocument } from "./pages/documents.ts";
import { plainMarkdown } from "./pages/plain-markdown.ts";
import { printSection } from "./pages/print-section.ts";
import { sections } from "./pages/reference.ts";
import { readSdkReference } from "./pages/sdk-reference.ts";

interface Page {
  /** Below the site's root, without an ending. */
  address: string;
  text: string;
}

const SITE = "http://localhost:4000/docs";
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
const frontmatter = /^---\n[^]*?\n---\n+/;

/** Writes `policy.json`, `llms.txt`, `llms-full.txt`, and each page as Markdown beside its HTML. */
export function finishBuild({ srcDir, outDir, pages }: SiteConfig): void {
  writeFileSync(path.join(outDir, "policy.json"), JSON.stringify({ scripts: hashScripts(outDir) }));
  const sources: Page[] = [
    ...pages
      .filter((page) => existsSync(path.join(srcDir, page)))
      .map((page) => ({
        address: page.replace(/\.md$/, ""),
        text: readFileSync(path.join(srcDir, page), "utf8").replace(frontmatter, ""),
      })),
    ...documents.map((document) => ({ address: `more/${document.slug}`, text: readDocument(document) })),
    ...sections.map((section) => ({ address: `reference/${section.slug}`, text: printSection(section) })),
    ...readSdkReference().map(({ slug, text }) => ({ address: `sdk/${slug}`, text })),
  ];
  const texts = sources.map(({ address, text }) => ({ address, text: withAddresses(plainMarkdown(text)) }));
  for (const { address, text } of texts) {
    const file = path.join(outDir, `${address}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(outDir, "llms.txt"), printIndex(texts));
  writeFileSync(path.join(outDir, "llms-full.txt"), texts.map(({ text }) => text.trim()).join("\n\n"));
}

/** Links between pages become addresses of their Markdown, for readers outside of the site. */
function withAddresses(text: string): string {
  return text.replaceAll(/\]\(\/([^)#]*)(#[^)]*)?\)/g, (_, address: string, anchor = "") => `](${SITE}/${address}.md${anchor})`);
}

function hashScripts(outDir: string): string[] {
  const scripts = globSync("**/*.html", { cwd: outDir }).flatMap((page) =>
    [...readFileSync(path.join(outDir, page), "utf8").matchAll(inlineScript)].map(([, script = ""]) => script),
  );
  return [...new Set(scripts)].map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`);
}

function printIndex(texts: readonly Page[]): string {
  const lines = texts
    .toSorted((one, other) => Number(one.address.includes("/")) - Number(other.address.includes("/")))
    .map(({ address, text }) => {
      const [, title = address] = /^# (.+)$/m.exec(text) ?? [];
      // The first sentence in a paragraph, not in a block of code or its label.
      const prose = text.replaceAll(/^(`{3,})[^]*?^\1/gm, "").replaceAll(/^\*\*[^*]+\*\*$/gm, "");
      const summary = /^(?![#|<>-]|\d+\.).*?\.(?= |$)/m.exec(prose)?.[0] ?? "";
      return `- [${title}](${SITE}/${address}.md)${summary === "" ? "" : `: ${summary}`}`;
    });
  return [
    "# Atelier\n",
    "> Atelier turns a prompt into a web application: it writes the code, tests it in a real browser, and deploys it. This service has an HTTP API, SDKs, webhooks, and an MCP server.\n",
    "The whole documentation as one file: http://localhost:4000/llms-full.txt. OpenAPI: http://localhost:4000/b/api/v1/openapi.json.\n",
    "## Documentation\n",
    ...lines,
    "",
  ].join("\n");
}
