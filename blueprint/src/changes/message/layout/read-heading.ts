// "Change this heading to “…”", "the text below should say …", "change “Services” to “What we do”": what a page shows in words;
// and "the newsletter should say Stay fresh": the words that a feature shows.
import { type Category, lexicon } from "../../../knowledge/words/lexicon.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import { quote, type Token } from "../../../reader/text/token.ts";
import type { Blueprint, Page } from "../../../schema/blueprint.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import type { Edit } from "../../edits/edit.ts";
import { pageNamed } from "../words/named.ts";
import { isQuote, lowText, plain } from "../words/tokens.ts";
import type { ClauseContext } from "../words/clauses.ts";
import { type FeatureKind, featuresMeant } from "../../../features/feature.ts";
import { kindNamed } from "../features/name-feature.ts";

const asides: readonly Category[] = ["heading-word", "subline-word", "lower-place", "wording-filler"];

/** The options of features that are headings, and those that are lines below them, the likeliest first. */
const headingOptions = ["headline", "title"] as const;
const lineOptions = ["line", "promise"] as const;

/** Reads words for a text that the app shows; null where they are about anything else. */
export function readHeading(context: ClauseContext, all: readonly Token[]): Edit | null {
  const at = jointAt(all);
  if (at < 0) return null;
  const text = textFrom(context, all.slice(at + 1));
  if (text === "") return null;
  const before = all.slice(0, at);
  return readQuoted(context.blueprint, before, text) ?? readPlaced(context.blueprint, plain(before), text);
}

/** The new text, without quotes around it. */
function textFrom({ written }: ClauseContext, words: readonly Token[]): string {
  const said = words.filter((token) => !isQuote(token));
  return capital(
    quote(written, said)
      .replace(/^'(.*)'$/, "$1")
      .trim(),
  );
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
  const shown = lettersOf(lowText(before.slice(from + 1, to)));
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

/** The words for a part, and the options that can be meant by them, the likeliest first. */
const parts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:headlines?|headings?|titles?|header)$/, ["headline", "title"]],
  [/^(?:subtitle|subheading|subheadline|subline|lines?|tagline|slogan|descriptions?|promise|sentence)$/, ["line", "promise"]],
  [/^(?:texts?|wording|words|copy|message)$/, ["headline", "title", "line"]],
  [/^(?:button|label)$/, ["button"]],
];

/** What a part belongs to where nothing is said of it. */
const ownerOf: readonly (readonly [RegExp, FeatureKind])[] = [
  [/^(?:headline|heading|header|subtitle|subheading|subheadline|subline|tagline|slogan)$/, "hero"],
];

function featureOf({ blueprint }: ClauseContext, { words, part }: { words: readonly Token[]; part: string }): AnyFeature | undefined {
  const named = words.length === 0 ? null : (kindNamed(blueprint, words)?.kind ?? null);
  const kind = named ?? (words.length === 0 ? ownerOf.find(([pattern]) => pattern.test(part))?.[1] : undefined);
  return kind === undefined ? undefined : featuresMeant(blueprint.features, kind, lowText(words))[0];
}

/** Reads words for a text of a feature; null where they are about anything else. */
export function readCopy(context: ClauseContext, all: readonly Token[]): Edit | null {
  const at = all.findIndex((token, place) => place > 0 && lexicon.is(token.low, "copy-joint"));
  if (at < 0 || at === all.length - 1) return null;
  const before = plain(all.slice(0, at)).filter(({ low }) => !lexicon.is(low, "copy-filler"));
  const place = before.findIndex(({ low }) => parts.some(([pattern]) => pattern.test(low)));
  const part = before[place]?.low ?? "";
  const shown = /^(?:say|says|read|reads)$/.test(all[at]?.low ?? "");
  if (place < 0 && !shown) return null;
  const feature = featureOf(context, { words: before.filter((_, other) => other !== place), part });
  const options = parts.find(([pattern]) => pattern.test(part))?.[1] ?? ["headline", "title"];
  const option = feature === undefined ? undefined : options.find((name) => Object.hasOwn(feature, name));
  const text = textFrom(context, all.slice(at + 1));
  if (feature === undefined || option === undefined || text === "") return null;
  return { kind: "set-copy", feature: feature.id, option, text };
}
