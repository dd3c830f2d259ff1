// Which rows of a thing a section shows to everybody: advertisements in their place, announcements.
import { z } from "zod";
import { readCondition } from "../../../../model/effects/read-condition.ts";
import type { Section } from "../../../../schema/blueprint.ts";
import { type Drafting, entitiesOf, entityNamed } from "../../../drafting.ts";
import { asFlag, asValues, asWords, pick } from "../../../form/lenient.ts";
import type { SketchMember } from "../../../form/member.ts";

const ROWS_MAX = 3;

/** A condition of the rows, and whether they stand on every page. */
export const SketchOnly = z.strictObject({
  where: z.string().trim().max(300).default(""),
  everywhere: z.boolean().default(false),
});
export type SketchOnly = z.infer<typeof SketchOnly>;

/** The member `only` of a section. */
export const onlyMember: SketchMember = {
  key: "only",
  otherNames: ["slot", "banner"],
  guide: {
    text: '"only": {"where": "active", "everywhere": true} beside a thing: these rows as banners.',
    isShort: false,
  },
  read: (said) => {
    const values = asValues(said) ?? { where: said };
    return {
      where: asWords(pick(values, "where", "when", "condition", "formula")).slice(0, 300),
      everywhere: asFlag(pick(values, "everywhere", "everyPage", "allPages")) ?? false,
    };
  },
};

/** The rows of a section that shows only some; none where that cannot be read, which is a problem to tell. */
export function draftOnly(
  drafting: Drafting,
  { where }: SketchOnly,
  { thing, heading }: { thing: string | null; heading: string | null },
): Section[] {
  const entity = entityNamed(drafting, thing);
  if (entity === undefined) {
    drafting.problems.push(`“only” of a section is about “${thing ?? ""}”, which is none of the things.`);
    return [];
  }
  const section = {
    kind: "notice",
    entity: entity.id,
    limit: ROWS_MAX,
    ...(where !== "" && { where }),
    ...(heading !== null && { title: heading }),
  } as const;
  const read = readCondition(entitiesOf(drafting), section);
  if ("problem" in read) drafting.problems.push(`“only” of ${entity.mention.many}: ${read.problem}`);
  return "problem" in read ? [] : [section];
}
