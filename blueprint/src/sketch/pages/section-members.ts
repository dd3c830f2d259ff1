// The members of a section that hold its contents. To add one: a file in `sections` with its schema, its reading, its line and what
// becomes of it, here and in `sketch-section.ts` and `draft-section.ts`.
import type { SketchMember } from "../form/member.ts";
import { factsMember } from "./sections/facts.ts";
import { formMember } from "./sections/form.ts";
import { offersMember } from "./sections/offers.ts";
import { questionsMember } from "./sections/questions.ts";

/** All members, in the order in which they are offered. */
export const sectionMembers: readonly SketchMember[] = [factsMember, questionsMember, offersMember, formMember];
