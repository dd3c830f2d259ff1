// Rows of a thing that somebody added, shown to that person alone, where the thing itself is seen by others too.
import type { Section } from "../../../../schema/blueprint.ts";
import { type Drafting, entityNamed } from "../../../drafting.ts";
import { asFlag } from "../../../form/lenient.ts";
import type { SketchMember } from "../../../form/member.ts";
import { isLine } from "../../../things/records/is-line.ts";
import type { SketchPage, SketchSection } from "../../sketch-page.ts";

/** The member `mine` of a section. */
export const mineMember: SketchMember = {
  key: "mine",
  otherNames: ["own", "onlyMine", "onlyOwn", "mineOnly"],
  guide: { text: '"mine": true beside a thing: only what the person added.', isShort: false },
  read: (said) => asFlag(said) ?? undefined,
};

/** A condition that says no more than whose the rows are: `mine`, `author = me`. */
const WHOSE = /^(?:mine|own|me|my own|(?:[\p{L}\p{N} _-]+?)\s*={1,2}\s*(?:me|"me"))$/iu;

/** Whether a section shows only the rows of whoever looks at it. */
export function isMine({ mine, only }: Pick<SketchSection, "mine" | "only">): boolean {
  return mine === true || (only !== undefined && !only.everywhere && WHOSE.test(only.where.trim()));
}

/** The ids of the entities of which sections show the rows of whoever looks at them. */
export function mineOn(drafting: Drafting, pages: readonly SketchPage[]): Set<string> {
  const shown = pages.flatMap(({ sections }) => sections.filter(isMine).map(({ thing }) => entityNamed(drafting, thing)));
  return new Set(shown.flatMap((entity) => (entity === undefined || isLine(entity) ? [] : [entity.id])));
}

/** The own rows in a section; none of a thing that is none, or whose rows belong to others, which is a problem to tell. */
export function draftMine(drafting: Drafting, { thing, title }: { thing: string | null; title: string }): Section[] {
  const entity = entityNamed(drafting, thing);
  if (entity === undefined) {
    drafting.problems.push(`“mine” of a section is about “${thing ?? ""}”, which is none of the things.`);
    return [];
  }
  if (isLine(entity)) {
    drafting.problems.push(
      `“mine” of a section is about ${entity.mention.many}, which are lines: they belong to the row of which they are a part.`,
    );
    return [];
  }
  return [{ kind: "own", entity: entity.id, title }];
}
