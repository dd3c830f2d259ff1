// The roles of a sketch in the form of the blueprint, and the audiences that name them.
import { slugOf } from "../../knowledge/field.ts";
import { singular } from "../../knowledge/words/inflect.ts";
import { capital } from "../../reader/draft/draft-field.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Audience, Who } from "../../schema/entity.ts";
import { plainName } from "../form/lenient.ts";
import { kindOfPeople, type SketchAudience } from "./audience.ts";
import type { SketchRoles } from "./sketch-role.ts";

export type Roles = NonNullable<Blueprint["roles"]>;

/** The roles, each name once. */
export function draftRoles(told: SketchRoles): Roles {
  const distinct = told.filter(({ name }, at) => told.findIndex((other) => plainName(other.name) === plainName(name)) === at);
  return distinct.map(({ name, by }, at) => ({ id: slugOf(name) || `role-${at + 1}`, name: capital(name), isOpen: by === "sign-up" }));
}

/** An audience with the ids of roles. A word for a role that the app does not have is the administrator, who has all of them. */
export function draftAudience(audience: SketchAudience, roles: Roles): Audience {
  const all = [...new Set([audience].flat().map((name) => whoOf(name, roles)))];
  const [only = "admin", ...more] = all;
  if (all.includes("everybody")) return "everybody";
  return more.length === 0 ? only : [only, ...more];
}

function whoOf(said: string, roles: Roles): Who {
  const names = [plainName(said), plainName(singular(said.toLowerCase()))];
  const role = roles.find(({ id, name }) =>
    [plainName(id), plainName(name), plainName(singular(name.toLowerCase()))].some((own) => names.includes(own)),
  );
  return role === undefined ? (kindOfPeople(said) ?? "admin") : `role:${role.id}`;
}
