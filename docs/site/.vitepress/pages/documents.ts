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
  /** The group of the sidebar that it is in. */
  group: "Run a service" | "More";
}

/** The documents, in the order of the sidebar. */
export const documents: readonly DocumentPage[] = [
  { file: "cli/README.md", slug: "cli", title: "Command line", group: "More" },
  { file: "sdk/README.md", slug: "typescript", title: "TypeScript SDK", group: "More" },
  { file: "sdk-python/README.md", slug: "python", title: "Python client", group: "More" },
  { file: "docs/mcp.md", slug: "mcp", title: "MCP server", group: "More" },
  { file: "docs/contracts.md", slug: "contracts", title: "API contracts in detail", group: "More" },
  { file: "docs/operating.md", slug: "operating", title: "Operating a service", group: "Run a service" },
  { file: "docs/models.md", slug: "models", title: "Language models", group: "Run a service" },
  { file: "docs/security.md", slug: "security", title: "Security", group: "Run a service" },
];

const link = /\[([^\]]*)\]\((?!https?:|#)([^)#\s]*)(#[^)\s]*)?\)/g;
const picture = /^!\[[^\]]*\]\((?!https?:)[^)]*\)$/gm;

// The repository's documents name a service that does not exist; served ones name the one that serves them.
const PLACEHOLDER = /https:\/\/atelier\.example(?=[/"`\s]|$)/gm;
const SERVICE = "http://localhost:4000";

// Where the tests of a statement are, which only readers of the repository can look up.
const tests = / ?Tests?: `[^\n]*?\.(?=\s|$)| \((?:`[\w./-]*(?:\.test\.ts|\/)`(?:, )?)+\)/g;

/** Returns a document's Markdown, with links that work on its page. */
export function readDocument({ file }: DocumentPage): string {
  const text = readFileSync(path.join(repository, file), "utf8")
    .replaceAll(picture, "")
    .replaceAll(tests, "")
    .replaceAll(PLACEHOLDER, SERVICE);
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
