// The reference of the TypeScript SDK, which `npm run reference` writes as a file for each class and type: here they are a few
// pages, whose headings and anchors are those of the classes and types.
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(import.meta.dirname, "../../../../sdk/reference");

/** A page of the reference. */
export interface SdkPage {
  slug: string;
  title: string;
  text: string;
}

interface Entry {
  name: string;
  text: string;
}

const pages = [
  { slug: "client", title: "SDK: client", about: "The client, and the groups of methods that it has.", hasExamples: true },
  { slug: "errors", title: "SDK: errors", about: "The classes of the errors that methods throw.", hasExamples: false },
  { slug: "types", title: "SDK: types", about: "What methods take and return, and the events of webhooks.", hasExamples: false },
] as const;
type Slug = (typeof pages)[number]["slug"];

const PREAMBLE = `The examples are parts of a program that begins like this; put it before an example to run it:

\`\`\`ts
import { writeFile } from "node:fs/promises";
import { Atelier, webhooks } from "@atelier/sdk";

const client = new Atelier(); // reads ATELIER_API_KEY and ATELIER_BASE_URL
const { projectId, requestId } = await client.projects.createAndWait("A reading list of books with author, status and rating");
\`\`\`

Some examples use more values of yours: \`endpointId\` is the \`id\` that \`client.webhookEndpoints.create\` returned, and \`secret\` its \`secret\`; \`deliveryId\` is the \`id\` of one of its deliveries; \`request\` is the \`Request\` that your webhook receiver got.

`;

const heading = /^(#{2,5}) (.+)$/gm;
const anchor = /<a id="([^"]+)">/g;
const link = /\]\(([^)#]*?)(\w+)\.md(?:#([^)]+))?\)/g;
// What the examples show stays as it is.
const fence = /^(```[^]*?^```)$/m;

/** Returns the pages; none before the reference was generated. */
export function readSdkReference(): SdkPage[] {
  const entries = readEntries();
  return entries.size === 0
    ? []
    : pages.map(({ slug, title, about, hasExamples }) => ({
        slug,
        title,
        text: printPage({ slug, title, about: hasExamples ? `${about}\n\n${PREAMBLE.trim()}` : about }, entries),
      }));
}

function readEntries(): Map<string, Entry & { slug: Slug }> {
  const files = existsSync(folder) ? globSync("*/*.md", { cwd: folder }).toSorted() : [];
  return new Map(
    files.map((file) => {
      const name = path.basename(file, ".md");
      const text = readFileSync(path.join(folder, file), "utf8").replace(/^# .+\n/, "");
      const isError = file.startsWith("classes") && name !== "Atelier";
      const isClient = name === "Atelier" || /^## Methods$/m.test(text);
      return [name, { name, text, slug: isError ? "errors" : isClient ? "client" : "types" }];
    }),
  );
}

function printPage({ slug, title, about }: { slug: Slug; title: string; about: string }, entries: ReturnType<typeof readEntries>): string {
  const own = [...entries.values()].filter((entry) => entry.slug === slug);
  const first = own.toSorted((one, other) => Number(other.name === "Atelier") - Number(one.name === "Atelier"));
  const parts = first.map(({ name, text }) => `## ${name} {#${name.toLowerCase()}}\n${printEntry({ name, text }, entries)}`);
  return `# ${title}\n\n${about}\n\n${parts.join("\n")}`;
}

function printEntry({ name, text }: Entry, entries: ReturnType<typeof readEntries>): string {
  const prefix = name.toLowerCase();
  const addressOf = (target: string, member: string | undefined): string =>
    `/sdk/${entries.get(target)?.slug ?? "types"}#${target.toLowerCase()}${member === undefined ? "" : `-${member}`}`;
  const pieces = text.split(fence).map((piece) =>
    piece.startsWith("```")
      ? piece
      : piece
          .replaceAll(heading, (_, marks: string, words: string) => printHeading({ marks, words, prefix }))
          .replaceAll(/^\*\*\*$/gm, "")
          .replaceAll(anchor, (_, id: string) => `<a id="${prefix}-${id}">`)
          .replaceAll(link, (_, _folder: string, target: string, member?: string) => `](${addressOf(target, member)})`),
  );
  return pieces.join("");
}

/** Headings of a group and of a member stay headings; those below them would only repeat themselves in the search. */
function printHeading({ marks, words, prefix }: { marks: string; words: string; prefix: string }): string {
  if (marks.length > 3) return `**${words}**`;
  return `${marks}# ${words} {#${prefix}-${words.toLowerCase().replaceAll(/[^a-z]+/g, "")}}`;
}
