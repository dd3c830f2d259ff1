// "Move the FAQ page before the contact page", "put the gallery last": another place in the navigation.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Page } from "../../../schema/blueprint.ts";
import type { Edit } from "../../edits/edit.ts";
import { pageNamed } from "../words/named.ts";
import { plain } from "../words/plain.ts";
import { kindNamed } from "./name-feature.ts";
import type { ClauseContext } from "../words/clause-context.ts";

function pageIn({ blueprint }: ClauseContext, words: readonly Token[]): Page | null {
  const named = words.filter(({ low }) => !lexicon.is(low, "move-filler"));
  return named.length === 0 ? null : pageNamed(blueprint, named);
}

/** Reads words about the order of pages; null where they are about anything else. */
export function readMove(context: ClauseContext, all: readonly Token[]): Edit | null {
  const words = plain(all);
  const moves = /^(?:move|put|place|shift|bring|reorder)$/.test(words[0]?.low ?? "");
  const should = words.findIndex(({ low }) => /^(?:should|must)$/.test(low));
  if (!moves && should < 0) return null;
  const at = words.findIndex(({ low }, place) => place > 0 && lexicon.is(low, "position"));
  if (at < 0) return null;
  const page = pageIn(context, words.slice(moves ? 1 : 0, moves ? at : should));
  const to = words[at]?.low ?? "";
  const other = pageIn(
    context,
    words.slice(at + 1).filter(({ low }) => low !== "of"),
  );
  if (page === null && moves && kindNamed(context.blueprint, words.slice(1, at)) !== null)
    return { kind: "refuse", reason: "There is no such page that could be moved." };
  if (page === null) return null;
  if (/^(?:first|front)$/.test(to)) return { kind: "move-page", page: page.id, before: context.blueprint.pages[1]?.id ?? null };
  if (/^(?:last|end)$/.test(to)) return { kind: "move-page", page: page.id, before: null };
  if (other === null) return null;
  const behind = /^(?:after|behind|below|right)$/.test(to);
  const rest = context.blueprint.pages.filter(({ id }) => id !== page.id);
  const place = rest.findIndex(({ id }) => id === other.id) + (behind ? 1 : 0);
  return { kind: "move-page", page: page.id, before: rest[place]?.id ?? null };
}
