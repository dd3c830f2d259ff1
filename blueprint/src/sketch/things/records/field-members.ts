// The members of a field beyond its label, type, options, target, unit and scale. To add one: a file with its schema, its reading and its
// line, here and in `sketch-field.ts`; what becomes of it is drafted in `drafted-field.ts` or beside it.
import type { SketchMember } from "../../form/member.ts";
import { formulaMember } from "./formula-member.ts";
import { fieldAccessMember } from "./field-access-member.ts";
import { maxMember, minMember, requiredMember } from "./limits-members.ts";
import { transitionsMember } from "../doing/transitions-member.ts";

/** All members, in the order in which they are offered. */
export const fieldMembers: readonly SketchMember[] = [
  formulaMember,
  transitionsMember,
  fieldAccessMember,
  requiredMember,
  minMember,
  maxMember,
];
