// "Change this heading to “…”", "the text below should say …", "change “Services” to “What we do”": what a page shows in words.
import { type Category, lexicon } from "../../../knowledge/words/lexicon.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import { quote, type Token } from "../../../reader/text/token.ts";
import type { Blueprint, Page } from "../../../schema/blueprint.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import type { Edit } from "../../edits/edit.ts";
import { pageNamed } from "../words/named.ts";
import { plain } from "../words/plain.ts";
import type { ClauseContext } from "../words/clause-context.ts";

const asides: readonly Category[] = ["heading-word", "subline-word", "lower-place", "wording-filler"];

const isQuote = ({ text }: Token): boolean => /^["“”]$/.test(text);

/** The options of features that are headings, and those that are lines below them, the likeliest first. */
const headingOptions = ["headline", "title"] as const;
const lineOptions = ["line", "promise"] as const;

/** Reads words for a text that the app shows; null where they are about anything else. */
export function readHeading(context: ClauseContext, all: readonly Token[]): Edit | null {
  const at = jointAt(all);
  if (at < 0) return null;
  const text = capital(
    quote(
      context.written,
      all.slice(at + 1).filter((token) => !isQuote(token)),
    )
      .replace(/^'(.*)'$/, "$1")
      .trim(),
  );
  if (text === "") return null;
  const before = all.slice(0, at);
  return readQuoted(context.blueprint, before, text) ?? readPlaced(context.blueprint, plain(before), text);
}

/** Where the new text begins: after the last joint outside of quotes. */
function jointAt(all: readonly Token[]): number {
  const opened = all.findLastIndex(isQuote);
  const begin = all.slice(0, Math.max(opened, 0)).findLastIndex(isQuote);
  const until = opened === all.length - 1 && begin > 0 ? begin : all.length - 1;
  const at = all.slice(0, until).findLastIndex((token) => lexicon.is(token.low, "copy-joint") || token.low === "with");
  return at > 0 ? at : -1;
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** "(Change) “Services” (to) “What we do”": the words that stand there now. */
function readQuoted(blueprint: Blueprint, before: readonly Token[], text: string): Edit | null {
  const from = before.findIndex(isQuote);
  const to = before.findLastIndex(isQuote);
  if (from < 0 || to <= from) return null;
  const shown = lettersOf(
    before
      .slice(from + 1, to)
      .map(({ low }) => low)
      .join(" "),
  );
  const isShown = (value: unknown): boolean => typeof value === "string" && lettersOf(value.replace("{name}", blueprint.title)) === shown;
  for (const feature of blueprint.features) {
    const option = [...headingOptions, ...lineOptions, "button" as const].find((name) => isShown(Reflect.get(feature, name)));
    if (option !== undefined) return { kind: "set-copy", feature: feature.id, option, text };
  }
  const page = blueprint.pages.find(({ title }) => isShown(title));
  if (page !== undefined) return { kind: "rename-page", page: page.id, title: text.slice(0, 60) };
  if (isShown(blueprint.title)) return { kind: "rename-app", title: text.slice(0, 60) };
  const about = blueprint.pages.find(({ intro, path }) => isShown(intro ?? (path === "/" ? blueprint.tagline : null)));
  return about === undefined ? null : { kind: "set-intro", page: about.id, text };
}

/** "(Change) the heading of the FAQ (to) …", "this heading": by where it stands, on the first page where nothing is said of it. */
function readPlaced(blueprint: Blueprint, before: readonly Token[], text: string): Edit | null {
  const under = before.findIndex(({ low }) => lexicon.is(low, "lower-place"));
  const isLine = before.some(({ low }) => lexicon.is(low, "subline-word")) || under > 0;
  const place = before.findIndex(({ low }) => lexicon.is(low, isLine ? "subline-word" : "heading-word"));
  if (place < 0 && under < 0) return null;
  // "The title" alone is the app's, and "the title of books" a field.
  if (!isLine && /^titles?$/.test(before[place]?.low ?? "") && !before.some(({ low }) => /^(?:page|section)$/.test(low))) return null;
  const rest = before.filter(({ low }) => !asides.some((category) => lexicon.is(low, category)));
  const page = rest.length === 0 ? blueprint.pages[0] : pageNamed(blueprint, rest);
  if (page === undefined || page === null) return null;
  const feature = headOf(blueprint, page);
  const option = (isLine ? lineOptions : headingOptions).find((name) => feature !== undefined && Object.hasOwn(feature, name));
  if (feature !== undefined && option !== undefined) return { kind: "set-copy", feature: feature.id, option, text };
  return isLine ? { kind: "set-intro", page: page.id, text } : { kind: "rename-page", page: page.id, title: text.slice(0, 60) };
}

/** The feature with which a page opens: its words are the page's heading. */
function headOf({ features }: Blueprint, { sections }: Page): AnyFeature | undefined {
  const [first] = sections;
  return first?.kind === "feature" ? features.find(({ id }) => id === first.feature) : undefined;
}
