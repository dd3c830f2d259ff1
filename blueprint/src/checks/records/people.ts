// The people whom checks are performed as: a stranger, somebody who is logged in, somebody with a role, the administrator.
import { listOf } from "../../project/code/list-of.ts";
import { ANYTHING, say } from "../../project/words/say.ts";
import type { EntityModel } from "../../model/entity-model.ts";
import { ownedPath } from "../../model/people/owned-path.ts";
import { ownsSample } from "../../model/people/sample-owners.ts";
import { isForVisitors } from "../../model/people/is-for-visitors.ts";
import { type ProjectModel } from "../../model/project-model.ts";
import { firstAsAdministrator, type LoggedIn, signUp } from "../../features/community/people/account/people-steps.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Audience, Who } from "../../schema/entity.ts";

export {
  againAsAdministrator,
  firstAsAdministrator,
  logIn,
  type LoggedIn,
  logOut,
  lookAroundAs,
  signUp,
} from "../../features/community/people/account/people-steps.ts";

/** Somebody who opens the app: not logged in, logged in, or in a role (`role:coach`). */
export type Visitor = "stranger" | "member" | "admin" | `role:${string}`;

export type Role = NonNullable<Blueprint["roles"]>[number];

const whoIn = (audience: Audience): Who[] => [audience].flat();

const isLoggedIn = (visitor: Visitor): boolean => visitor !== "stranger";

/** Whether a visitor may do something with a row that another one added, or nobody. */
export function may(audience: Audience, visitor: Visitor): boolean {
  return whoIn(audience).some(
    (who) => who === "everybody" || visitor === "admin" || who === visitor || (who === "members" && isLoggedIn(visitor)),
  );
}

/** A sample row: the entity, and its position. */
export interface SampleRow {
  project: ProjectModel;
  model: EntityModel;
  index: number;
}

/** Whether somebody who looks around in a role may do something with a sample row: they own some of them. */
export function mayWith(audience: Audience, visitor: Visitor, { project, model, index }: SampleRow): boolean {
  const role = visitor.startsWith("role:") ? visitor.slice("role:".length) : null;
  return may(audience, visitor) || (role !== null && ownsSample(project, { entity: model.entity.id, index, audience }, role));
}

/** Whether there can be rows with which a visitor may do something. */
export function canMay(audience: Audience, visitor: Visitor): boolean {
  return may(audience, visitor) || (isLoggedIn(visitor) && whoIn(audience).some((who) => ownedPath(who) !== null));
}

/** Whether a visitor may add a row whatever it refers to: not where only the owner of what it belongs to may. */
export function mayAddFreely(change: Audience, visitor: Visitor): boolean {
  return may(change, visitor) || (isLoggedIn(visitor) && whoIn(change).includes("owner"));
}

/** Logs in the first person of a check, for whom something holds: a new member, somebody who takes a role, else the administrator. In an app for its owner the first one is the administrator anyway. */
export function firstFor(project: ProjectModel, name: string, is: (visitor: Visitor) => boolean): LoggedIn {
  if (!isForVisitors(project) || is("member")) return { name, steps: signUp(name) };
  const role = (project.blueprint.roles ?? []).find(({ id, isOpen }) => isOpen && is(`role:${id}`));
  return role === undefined ? firstAsAdministrator(project, name) : { name, steps: signUp(name, role) };
}

/** The roles of the app that one of these audiences names. */
export function rolesIn({ blueprint }: ProjectModel, audiences: readonly Audience[]): Role[] {
  const named = new Set(audiences.flatMap(whoIn));
  return (blueprint.roles ?? []).filter(({ id }) => named.has(`role:${id}`));
}

/** What a visitor reads who sees nothing of what is called so. */
export function lockedText(project: ProjectModel, see: Audience, { visitor, many }: { visitor: Visitor; many: string }): string {
  if (!isLoggedIn(visitor)) return say.community.logInToSee({ many });
  return rolesIn(project, [see]).length === 0
    ? say.community.onlyTheAdministratorSees({ many })
    : say.community.onlyRolesSee({ many, roles: ANYTHING });
}

const PEOPLE: Readonly<Record<string, string>> = {
  everybody: "everybody",
  members: "people who are logged in",
  owner: "the one who added them",
  admin: "the administrator",
};

/** An audience in words. */
export function peopleIn(project: ProjectModel, audience: Audience): string {
  const roles = new Map((project.blueprint.roles ?? []).map(({ id, name }) => [`role:${id}`, `the role ${name}`]));
  return listOf(whoIn(audience).map((who) => PEOPLE[who] ?? roles.get(who) ?? ownersAlong(who) ?? "the administrator"));
}

/** "the one who added their product", "the one who added the product of their transaction". */
function ownersAlong(who: Who): string | null {
  const path = ownedPath(who);
  const [last = "", before] = (path ?? "").replaceAll("-", " ").split(".").toReversed();
  if (last === "") return null;
  return before === undefined ? `the one who added their ${last}` : `the one who added the ${last} of their ${before}`;
}
