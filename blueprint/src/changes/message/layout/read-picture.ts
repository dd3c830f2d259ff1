// "Another picture", "a picture of waves on the about page": the drawn pictures of a site, drawn anew.
import { type Category, lexicon } from "../../../knowledge/words/lexicon.ts";
import { motifSchema } from "../../../features/site/site-parts.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Edit } from "../../edits/edit.ts";
import { kindNamed } from "../features/name-feature.ts";
import { fieldsNamed, pageNamed } from "../words/named.ts";
import type { ClauseContext } from "../words/clauses.ts";

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
