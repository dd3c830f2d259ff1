// "Add a notice “Closed in August” to the home page": a text of the person's own, with the words that it shows.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import { quote, type Token } from "../../../reader/text/token.ts";
import type { Edit } from "../../edits/edit.ts";
import { pageNamed } from "../words/named.ts";
import { isQuote, plain } from "../words/tokens.ts";
import type { ClauseContext } from "../words/clauses.ts";

/** Reads words for a text to be shown; null where they are about anything else, or say no text. */
export function readText(context: ClauseContext, all: readonly Token[]): Edit | null {
  const at = all.findIndex(({ low }) => lexicon.is(low, "passage-word"));
  const noun = all[at];
  if (noun === undefined || at > 4 || (!lexicon.is(all[0]?.low, "adding-verb") && !/^(?:show|write|display|have)$/.test(all[0]?.low ?? "")))
    return null;
  const [first, second] = quotesIn(all);
  const colon = all.findIndex(({ low }, place) => place > at && lexicon.is(low, "telling-word"));
  const told = first ?? (colon < 0 ? [] : all.slice(colon + 1));
  if (told.length === 0) return null;
  const [from, to] = [all.indexOf(told[0] ?? noun), all.indexOf(told.at(-1) ?? noun)];
  const around = plain(all.filter((_, place) => (place < from || place > to) && place !== at));
  const page = pageIn(context, around);
  // "Add the text “…” to recipes" may be a field of theirs.
  if (/^(?:text|line|message)$/.test(noun.low) && page === null && !around.some(({ low }) => /^(?:page|section|top|bottom)$/.test(low)))
    return null;
  const isTitled = second !== undefined && around.some(({ low }) => lexicon.is(low, "naming-joint") || /^(?:titled|headed)$/.test(low));
  const [title, text] = isTitled ? [first, second] : [null, told];
  const home = context.blueprint.pages[0];
  const shown = page ?? home?.id;
  if (shown === undefined) return null;
  const isTop = around.some(({ low }) => lexicon.is(low, "top-word"));
  return {
    kind: "add-text",
    page: shown,
    title: title === null || title === undefined ? null : quote(context.written, title),
    text: capital(ended(context.written, text ?? told)),
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
