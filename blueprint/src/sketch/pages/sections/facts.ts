// Single facts of a section: opening hours, an address, the dates of a person.
import { z } from "zod";
import type { Section } from "../../../schema/blueprint.ts";
import { addSketched } from "../../drafting.ts";
import { asItems, asValues, asWords, asWordsUpTo, pick, wholeWords } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import type { SectionContext } from "../section-context.ts";

/** Facts, each with one line or several. */
export const SketchFacts = z
  .array(z.strictObject({ label: z.string().trim().min(1).max(60), lines: z.array(z.string().trim().min(1).max(240)).min(1).max(12) }))
  .max(16);
export type SketchFacts = z.infer<typeof SketchFacts>;

/** The member `facts` of a section. */
export const factsMember: SketchMember = {
  key: "facts",
  otherNames: ["details", "info"],
  guide: {
    text: '"facts": [{"label": "Open", "lines": ["Tue-Fri 9-18"]}] said once: hours, an address.',
    isShort: false,
  },
  read: (said) =>
    asItems(said).flatMap((one) => {
      const values = asValues(one) ?? { label: "", value: one };
      const label = asWordsUpTo(pick(values, "label", "name", "title", "key"), 60);
      const told = pick(values, "lines", "value", "values", "text", "content");
      const lines = (Array.isArray(told) ? told.map(asWords) : asWords(told).split(/\s*\n\s*/)).map((line) => wholeWords(line, 240));
      const kept = lines.filter((line) => line !== "").slice(0, 12);
      return label === "" || kept.length === 0 ? [] : [{ label, lines: kept }];
    }),
};

/** The facts as a part of the page. */
export function draftFacts(facts: SketchFacts, { drafting, heading, wish }: SectionContext): Section[] {
  const distinct = facts.filter(({ label }, at) => facts.findIndex((other) => other.label === label) === at);
  if (distinct.length === 0) return [];
  const id = addSketched(drafting, {
    kind: "facts",
    phrase: wish,
    apart: heading ?? distinct[0]?.label ?? "",
    options: { title: heading, facts: distinct },
  });
  return [{ kind: "feature", feature: id, block: "facts" }];
}
