// Sections that show some of a thing's rows: those of which a formula holds, or the first few.
import { withQuotedOptions } from "../../../things/values/with-quoted-options.ts";
import { readCondition } from "../../../../model/effects/read-condition.ts";
import type { Section } from "../../../../schema/blueprint.ts";
import { type Drafting, entitiesOf, entityNamed } from "../../../drafting.ts";
import { asNumber, asWordsOrNull } from "../../../form/lenient.ts";
import type { SketchMember } from "../../../form/member.ts";
import { viewOf } from "../../../things/showing/view-of.ts";
import type { SketchSection } from "../../sketch-page.ts";
import { SOME_MAX } from "./some-max.ts";

/** The member `where` of a section. */
export const whereMember: SketchMember = {
  key: "where",
  otherNames: ["filter", "condition"],
  guide: { text: '"where": "state = Open" beside a thing: only these rows.', isShort: false },
  read: (said) => asWordsOrNull(said, 300) ?? undefined,
};

/** The member `most` of a section. */
export const mostMember: SketchMember = {
  key: "most",
  otherNames: ["limit", "max", "count"],
  guide: { text: '"most": 3 beside a thing: only so many.', isShort: false },
  read: (said) => {
    const most = asNumber(said);
    return most === null || most < 1 ? undefined : Math.min(SOME_MAX, Math.round(most));
  },
};

/** Whether a section shows some of the rows of its thing. */
export const isSome = (section: SketchSection): boolean =>
  section.thing !== null && (section.only === undefined || isList(section)) && (whereOf(section) ?? section.most) !== undefined;

/** Whether rows that are said as banners are meant as a list: one that is told how it looks, of one page. */
const isList = ({ only, as }: SketchSection): boolean => only?.everywhere === false && as !== null;

/** The condition of the rows that a section shows; undefined for all. */
function whereOf(section: SketchSection): string | undefined {
  const { where, only } = section;
  return where ?? (isList(section) && only?.where !== "" ? only?.where : undefined);
}

/** The rows of such a section; all of them where its condition cannot be read, which is a problem to tell. */
export function draftSome(drafting: Drafting, section: SketchSection, page: string): Section[] {
  const { thing, most, as, heading } = section;
  const told = whereOf(section);
  const entity = entityNamed(drafting, thing);
  if (entity === undefined) {
    drafting.problems.push(`A section shows “${thing ?? ""}”, which is none of the things.`);
    return [];
  }
  const where = told && withQuotedOptions(drafting.plan.entities, entity, told);
  const read = readCondition(entitiesOf(drafting), { entity: entity.id, where });
  if ("problem" in read) drafting.problems.push(`“where” of a section of ${entity.mention.many}: ${read.problem}`);
  return [
    {
      kind: "recent",
      entity: entity.id,
      limit: most ?? SOME_MAX,
      view: (as ?? viewOf(entity, drafting)) === "cards" || as === "carousel" ? "cards" : "list",
      title: (heading ?? page).slice(0, 60),
      ...(where !== undefined && !("problem" in read) && { where }),
    },
  ];
}
