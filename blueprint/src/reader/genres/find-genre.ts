// Finds the genre of what a prompt asks for: by the name of the product first, then by what it is for.
import { domainOf } from "../../features/site/copy/subject.ts";
import { containers } from "../lexicon/nouns.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { ParsedPrompt } from "../parse/parsed-prompt.ts";
import { type Genre, genreOf, genres } from "./genre.ts";

/** The genre of the product, or null for a tool. */
export function findGenre(parsed: ParsedPrompt): Genre | null {
  const head = parsed.kind?.words ?? "";
  const first = /^[^.!?\n]*/.exec(parsed.text.toLowerCase())?.[0] ?? "";
  if (lexicon.names(head, "work-software") || /^\W*(?:please )?(?:\w+ ){0,3}to (?:manage|track|organi[sz]e|log)\b/.test(first)) return null;
  const named = genres
    .map((genre) => ({ genre, at: lastPlace(genre.head, head) }))
    .filter(({ genre, at }) => at >= 0 && !(genre.kind === "community" && isBeforeThing(head.slice(at))))
    .toSorted((a, b) => b.at - a.at)[0];
  if (named?.genre.id === "shop" && isTradesShop(head, first)) return genreOf("brochure");
  return named?.genre ?? genres.find((genre) => genre.purpose?.test(first) === true) ?? null;
}

/** "Community orchard", "community centre website": what follows says what it is, unless it is a word for an app. */
function isBeforeThing(head: string): boolean {
  const words = head.split(" ");
  const end = words.findLastIndex(
    (word) => !(["site-noun", "product-wrapper", "product-itself"] as const).some((kind) => lexicon.is(word, kind)),
  );
  const last = words[end] ?? "";
  return end > 0 && !containers.has(last);
}

/** "Barber shop website": a shop that people visit for a service, and nothing of selling. */
function isTradesShop(head: string, first: string): boolean {
  const [, trade = ""] = /^(.*?)[ -]?\b(?:shop|store)\b/.exec(head) ?? [];
  return trade !== "" && !lexicon.names(first, "selling-word") && domainOf([trade]).way === "visit";
}

/** Where the last match begins: the word nearest to the end of a name says what it is. */
function lastPlace(pattern: RegExp, words: string): number {
  return [...words.matchAll(new RegExp(pattern.source, "g"))].at(-1)?.index ?? -1;
}
