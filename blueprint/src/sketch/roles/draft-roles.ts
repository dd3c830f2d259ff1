// The roles of a sketch in the form of the blueprint, and the audiences that name them.
import { slugOf } from "../../knowledge/field.ts";
import { singular } from "../../knowledge/words/inflect.ts";
import { capital } from "../../reader/draft/draft-field.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Audience, Who } from "../../schema/entity.ts";
import { plainName } from "../form/lenient.ts";
import { kindOfPeople, type SketchAudience } from "./audience.ts";
import { withArticle } from "../../model/names.ts";
import { namesOwner, type OwnedRows, ownerOf } from "./owner-of.ts";
import type { SketchRoles } from "./sketch-role.ts";

export type Roles = NonNullable<Blueprint["roles"]>;

/** The roles, each name once. */
export function draftRoles(told: SketchRoles): Roles {
  const distinct = told.filter(({ name }, at) => told.findIndex((other) => plainName(other.name) === plainName(name)) === at);
  return distinct.map(({ name, by }, at) => ({ id: slugOf(name) || `role-${at + 1}`, name: capital(name), isOpen: by === "sign-up" }));
}

/** What an audience may name: the roles of the app and, where it is one of rows, the rows that these refer to. */
export interface Naming {
  roles: Roles;
  rows?: OwnedRows;
  /** Takes a sentence for each owner whom there cannot be. */
  problems?: string[];
}

/** An audience with the ids of roles and references. A word for people whom the app does not have is the administrator, who may whatever others may. */
export function draftAudience(audience: SketchAudience, naming: Naming): Audience {
  const all = [...new Set([audience].flat().map((name) => whoOf(name, naming)))];
  const [only = "admin", ...more] = all;
  if (all.includes("everybody")) return "everybody";
  return more.length === 0 ? only : [only, ...more];
}

function whoOf(said: string, { roles, rows, problems }: Naming): Who {
  const names = [plainName(said), plainName(singular(said.toLowerCase()))];
  const role = roles.find(({ id, name }) =>
    [plainName(id), plainName(name), plainName(singular(name.toLowerCase()))].some((own) => names.includes(own)),
  );
  if (role !== undefined) return `role:${role.id}`;
  const kind = kindOfPeople(said);
  if (kind !== null) return kind;
  const owner = rows === undefined ? null : ownerOf(rows, said);
  if (owner === null && namesOwner(said))
    problems?.push(`“${said}”: ${withArticle(rows?.entity.id.replaceAll("-", " ") ?? "page")} does not refer to such a row.`);
  return owner ?? "admin";
}
