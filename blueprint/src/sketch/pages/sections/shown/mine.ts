// Rows of a thing that somebody added, shown to that person alone, where the thing itself is seen by others too.
import { entitiesOwned, ownedPath } from "../../../../model/people/owned-path.ts";
import type { DraftEntity } from "../../../../reader/draft/plan.ts";
import type { Section } from "../../../../schema/blueprint.ts";
import type { Who } from "../../../../schema/entity.ts";
import { type Drafting, entityNamed } from "../../../drafting.ts";
import { asFlag } from "../../../form/lenient.ts";
import type { SketchMember } from "../../../form/member.ts";
import { readAudience } from "../../../roles/audience.ts";
import { draftAudience } from "../../../roles/draft-roles.ts";
import { isLine } from "../../../things/records/is-line.ts";
import type { SketchPage, SketchSection } from "../../sketch-page.ts";

/** The member `mine` of a section. */
export const mineMember: SketchMember = {
  key: "mine",
  otherNames: ["own", "onlyMine", "onlyOwn", "mineOnly"],
  guide: { text: '"mine": true beside a thing: what the person added; "owner of product": what refers to theirs.', isShort: false },
  read: (said) => asFlag(said) ?? readAudience(said) ?? undefined,
};

/** A condition that says no more than whose the rows are: `mine`, `author = me`. */
const WHOSE = /^(?:mine|own|me|my own|(?:[\p{L}\p{N} _-]+?)\s*={1,2}\s*(?:me|"me"))$/iu;

/** Whether a section shows only the rows of whoever looks at it. */
export function isMine({ mine, only, where = "" }: Pick<SketchSection, "mine" | "only" | "where">): boolean {
  const said = only === undefined ? where : only.everywhere ? "" : only.where;
  return (mine !== undefined && mine !== false) || WHOSE.test(said.trim());
}

/** The ids of the entities of which sections show the rows of whoever looks at them, or rows that refer to theirs. */
export function mineOn(drafting: Drafting, pages: readonly SketchPage[]): Set<string> {
  const sections = pages.flatMap((page) => page.sections.filter(isMine));
  const owned = sections.flatMap(({ thing, mine }): string[] => {
    const entity = entityNamed(drafting, thing);
    if (entity === undefined || isLine(entity)) return [];
    const owners = ownersOf({ ...drafting, problems: [] }, entity, mine);
    return [...(owners.includes("owner") ? [entity.id] : []), ...entitiesOwned(drafting.plan.entities, entity.id, owners)];
  });
  return new Set(owned);
}

/** Whose rows a section shows: those that the person added, unless it names rows that these refer to. */
function ownersOf({ plan, roles, problems }: Drafting, entity: DraftEntity, mine: SketchSection["mine"]): Who[] {
  if (mine === undefined || typeof mine === "boolean") return ["owner"];
  const said = [draftAudience(mine, { roles, rows: { entity, entities: plan.entities }, problems })].flat();
  const owners = said.filter((who) => ownedPath(who) !== null);
  return owners.length === 0 ? ["owner"] : owners;
}

/** The own rows in a section; none of a thing that is none, or whose rows belong to others, which is a problem to tell. */
export function draftMine(
  drafting: Drafting,
  { thing, title, mine }: { thing: string | null; title: string; mine: SketchSection["mine"] },
): Section[] {
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
  const of = ownersOf(drafting, entity, mine);
  return [{ kind: "own", entity: entity.id, title, ...(of.join() !== "owner" && { of }) }];
}
