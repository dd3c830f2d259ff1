// The members of a thing beyond its name, fields and rows. To add one: a file with its schema, its reading and its line, here and in
// `sketch-thing.ts`; what becomes of it is drafted in `draft-things.ts`.
import type { SketchMember } from "../form/member.ts";
import { profileMember } from "../roles/profile-member.ts";
import { readOnlyMember } from "./read-only.ts";
import { showsMember } from "./showing/shows-member.ts";
import { accessMember } from "./records/access-member.ts";
import { actionsMember } from "./doing/actions-member.ts";
import { rulesMember } from "./doing/rules-member.ts";
import { linesMember } from "./records/lines-member.ts";

/** All members, in the order in which they are offered. */
export const thingMembers: readonly SketchMember[] = [
  readOnlyMember,
  showsMember,
  linesMember,
  accessMember,
  profileMember,
  actionsMember,
  rulesMember,
];
