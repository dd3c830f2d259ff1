// The fenced blocks of the documentation's pages, in the order in which a reader meets them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder with the pages. */
export const site = join(import.meta.dirname, "../../../docs/site");

/** A fenced block. */
export interface Block {
  language: string;
  /** The name of the file that it is meant to be saved as; null for one that is run where it stands. */
  file: string | null;
  /** Whether it shows an event, and no response to the block before it. */
  isEvent: boolean;
  code: string;
  /** The line at which it begins. */
  line: number;
}

/** The pages that are written for the site, such as `guides/errors.md`. */
export const pages: readonly string[] = globSync("**/*.md", { cwd: site })
  .filter((page) => !page.includes("["))
  .toSorted();

const fence = /^```(\w*)(?: \[([^\]]+)\])?\n([^]*?)^```$/gm;

/** Returns the blocks of a page. */
export function readBlocks(page: string): Block[] {
  return blocksIn(readFileSync(join(site, page), "utf8"));
}

/** Returns the blocks of a text in Markdown. */
export function blocksIn(text: string): Block[] {
  return [...text.matchAll(fence)].map(({ 1: language = "", 2: title, 3: code = "", index }) => ({
    language,
    file: title !== undefined && /\.\w+$/.test(title) ? title : null,
    isEvent: title === "event",
    code,
    line: text.slice(0, index).split("\n").length,
  }));
}
