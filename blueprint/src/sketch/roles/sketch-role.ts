// The roles of an app, beside that of the administrator.
import { z } from "zod";
import { asItems, asValues, asWords, pick } from "../form/lenient.ts";
import type { SketchMember } from "../form/member.ts";
import { kindOfPeople } from "./audience.ts";

const ROLES_MAX = 6;

/** A role: who gives it, the person when they sign up or the administrator. */
export const SketchRole = z.strictObject({ name: z.string().trim().min(1).max(40), by: z.enum(["sign-up", "admin"]).default("sign-up") });

/** All roles; none where everybody is alike. */
export const SketchRoles = z.array(SketchRole).max(ROLES_MAX).default([]);
export type SketchRoles = z.infer<typeof SketchRoles>;

function readRole(said: unknown): unknown {
  const values = asValues(said);
  const name = asWords(values === null ? said : pick(values, "name", "role", "label", "title"))
    .replaceAll("_", " ")
    .slice(0, 40);
  const by = asWords(values === null ? "" : pick(values, "by", "given", "from", "assignedBy"));
  return { name, by: kindOfPeople(by) === "admin" ? "admin" : "sign-up" };
}

/** The member `roles` of a sketch. */
export const rolesMember: SketchMember = {
  key: "roles",
  otherNames: ["userRoles", "groups"],
  guide: {
    text: '"roles", beside the things: ["coach", {"name": "judge", "by": "admin"}] where people have different tasks; chosen at sign-up, or given by the admin.',
    isShort: false,
  },
  // Whoever is in every app already is no role of its own.
  read: (said) =>
    asItems(said)
      .map(readRole)
      .filter((role) => SketchRole.safeParse(role).success && kindOfPeople(asWords(asValues(role)?.["name"])) === null)
      .slice(0, ROLES_MAX),
};
