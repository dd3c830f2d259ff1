// Documents of the repository that are pages of the documentation too. Their links to each other stay links; those to what
// only the repository has become text.
import { readFileSync } from "node:fs";
import path from "node:path";

const repository = path.join(import.meta.dirname, "../../../..");

/** A document: its file, its page below `more/`, and what the sidebar calls it. */
export interface DocumentPage {
  file: string;
  slug: string;
  title: string;
}

/** The documents, in the order of the sidebar. */
export const documents: readonly DocumentPage[] = [
  { file: "sdk/README.md", slug: "typescript", title: "TypeScript SDK" },
  { file: "sdk-python/README.md", slug: "python", title: "Python client" },
  { file: "docs/mcp.md", slug: "mcp", title: "MCP server" },
  { file: "docs/contracts.md", slug: "contracts", title: "API contracts in detail" },
  { file: "docs/models.md", slug: "models", title: "Language models" },
  { file: "docs/operating.md", slug: "operating", title: "Operating a service" },
  { file: "docs/security.md", slug: "security", title: "Security" },
];

const link = /\[([^\]]*)\]\((?!https?:|#)([^)#\s]*)(#[^)\s]*)?\)/g;
const picture = /^!\[[^\]]*\]\((?!https?:)[^)]*\)$/gm;

/** Returns a document's Markdown, with links that work on its page. */
export function readDocument({ file }: DocumentPage): string {
  const text = readFileSync(path.join(repository, file), "utf8").replaceAll(picture, "");
  return text.replaceAll(link, (_, words: string, target: string, anchor = "") => {
    const meant = path.join(path.dirname(file), target);
    const page = documents.find((one) => one.file === meant)?.slug ?? pageOf(meant);
    return page === null ? words : `[${words}](${page.startsWith("/") ? page : `/more/${page}`}${anchor})`;
  });
}

/** The address of a page in docs/site; null when it is no page. */
function pageOf(file: string): string | null {
  return /^docs\/site(\/.+)\.md$/.exec(file)?.[1] ?? null;
}
