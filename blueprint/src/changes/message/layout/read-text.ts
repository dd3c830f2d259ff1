// "Add a notice “Closed in August” to the home page": a text of the person's own, with the words that it shows.
// "Another picture", "a picture of waves on the about page": the drawn pictures of a site, drawn anew.
import { type Category, lexicon } from "../../../knowledge/words/lexicon.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import { quote, type Token } from "../../../reader/text/token.ts";
import type { Edit } from "../../edits/edit.ts";
import { fieldsNamed, pageNamed } from "../words/named.ts";
import { isQuote, plain } from "../words/tokens.ts";
import type { ClauseContext } from "../words/clauses.ts";
import { motifSchema } from "../../../features/site/site-parts.ts";
import { kindNamed } from "../features/name-feature.ts";

/** Reads words for a text to be shown; null where they are about anything else, or say no text. */
export function readText(context: ClauseContext, all: readonly Token[]): Edit | null {
  const at = all.findIndex(({ low }) => lexicon.is(low, "passage-word"));
  const noun = all[at];
  if (noun === undefined || at > 4 || (!lexicon.is(all[0]?.low, "adding-verb") && !/^(?:show|write|display|have)$/.test(all[0]?.low ?? "")))
    return null;
  const [first, second] = quotesIn(all);
  const colon = all.findIndex(({ low }, place) => place > at && lexicon.is(low, "telling-word"));
  const stated = first ?? (colon < 0 ? [] : all.slice(colon + 1));
  if (stated.length === 0) return null;
  const [from, to] = [all.indexOf(stated[0] ?? noun), all.indexOf(stated.at(-1) ?? noun)];
  const around = plain(all.filter((_, place) => (place < from || place > to) && place !== at));
  const page = pageIn(context, around);
  // "Add the text “…” to recipes" may be a field of theirs.
  if (/^(?:text|line|message)$/.test(noun.low) && page === null && !around.some(({ low }) => /^(?:page|section|top|bottom)$/.test(low)))
    return null;
  const isTitled = second !== undefined && around.some(({ low }) => lexicon.is(low, "naming-joint") || /^(?:titled|headed)$/.test(low));
  const [title, text] = isTitled ? [first, second] : [null, stated];
  const home = context.blueprint.pages[0];
  const shown = page ?? home?.id;
  if (shown === undefined) return null;
  const isTop = around.some(({ low }) => lexicon.is(low, "top-word"));
  return {
    kind: "add-text",
    page: shown,
    title: title === null || title === undefined ? null : quote(context.written, title),
    text: capital(ended(context.written, text ?? stated)),
    at: isTop ? "top" : "bottom",
  };
}

/** The text with the mark that ended its sentence. */
function ended(written: string, tokens: readonly Token[]): string {
  const mark = /^[.!?]/.exec(written.slice(tokens.at(-1)?.end ?? 0))?.[0] ?? "";
  return `${quote(written, tokens)}${mark}`;
}

function quotesIn(all: readonly Token[]): Token[][] {
  const marks = all.flatMap((token, at) => (isQuote(token) ? [at] : []));
  return marks.flatMap((from, index) => {
    const to = marks[index + 1];
    return index % 2 === 0 && to !== undefined && to > from + 1 ? [all.slice(from + 1, to)] : [];
  });
}

function pageIn({ blueprint }: ClauseContext, around: readonly Token[]): string | null {
  const at = around.findIndex(({ low }) => /^(?:page|tab)$/.test(low));
  for (let from = Math.max(0, at - 3); from < at; from += 1) {
    const words = around.slice(from, at).filter(({ low }) => !lexicon.is(low, "place-filler"));
    const page = words.length === 0 ? null : pageNamed(blueprint, words);
    if (page !== null) return page.id;
  }
  return null;
}

const asides: readonly Category[] = ["picture-word", "other-word", "adjust-filler", "text-object"];

/** Reads words for another picture; null where they are about anything else, such as a field for pictures. */
export function readPicture({ blueprint }: ClauseContext, words: readonly Token[]): Edit | null {
  const at = words.findIndex(({ low }) => lexicon.is(low, "picture-word"));
  const picture = words[at];
  if (picture === undefined || fieldsNamed(blueprint, [picture], null).length > 0) return null;
  const motif = motifSchema.options.find((name) => words.some(({ low, one }) => low === name || `${one}s` === name));
  const isOther = words.some(({ low }) => lexicon.is(low, "other-word"));
  const rest = words.filter(({ low }) => !asides.some((category) => lexicon.is(low, category)) && low !== motif);
  if (motif === undefined && !isOther) return null;
  const named = rest.length === 0 ? null : (kindNamed(blueprint, rest)?.kind ?? null);
  const page = rest.length === 0 ? null : pageNamed(blueprint, rest);
  const onPage = page?.sections.flatMap((section) => (section.kind === "feature" ? [section.feature] : [])) ?? [];
  if (rest.length > 0 && named === null && page === null) return null;
  const drawn = blueprint.features.filter((feature) => "motif" in feature || feature.kind === "gallery");
  const meant = drawn.find(({ kind, id }) => kind === named || onPage.includes(id)) ?? (rest.length === 0 ? drawn[0] : undefined);
  if (meant === undefined) return { kind: "refuse", reason: "There is no picture here that I drew; a gallery of pictures can be added." };
  return { kind: "redraw", feature: meant.id, motif: motif ?? null };
}
