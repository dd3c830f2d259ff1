// The people whom checks are performed as: a stranger, somebody who is logged in, somebody with a role, the administrator.
import { fill, press } from "../../features/definition/steps.ts";
import { listOf } from "../../project/code/list-of.ts";
import { ANYTHING, say } from "../../project/words/say.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { CheckStep, Target } from "../../schema/check.ts";
import type { Audience, Who } from "../../schema/entity.ts";

/** Somebody who opens the app: not logged in, logged in, or in a role (`role:coach`). */
export type Visitor = "stranger" | "member" | "admin" | `role:${string}`;

export type Role = NonNullable<Blueprint["roles"]>[number];

const form: Target = { role: "form", name: say.community.signUp(), exact: true };
const logInForm: Target = { role: "form", name: say.community.logIn(), exact: true };
const PASSWORD = "harbour-lights";
const account: CheckStep = { do: "expectVisible", target: { role: "heading", name: say.community.yourAccount(), exact: true } };
const emailOf = (name: string): string => `${name.toLowerCase()}@example.com`;

/** Logs out whoever is logged in. */
export const logOut: CheckStep[] = [{ do: "open", path: "/account" }, press(say.community.logOut())];

/** Opens an account; the first one is the administrator's. */
export function signUp(name: string, role?: Role): CheckStep[] {
  return [
    { do: "open", path: "/account?form=sign-up" },
    fill(say.community.name(), name, form),
    fill(say.community.emailAddress(), emailOf(name), form),
    ...(role === undefined
      ? []
      : [
          { do: "select", target: { role: "combobox", name: say.community.role(), exact: true, within: form }, option: role.name } as const,
        ]),
    fill(say.community.password(), PASSWORD, form),
    fill(say.community.repeatThePassword(), PASSWORD, form),
    press(say.community.createAccount()),
    account,
  ];
}

/** Logs in to an account that was opened. */
export function logIn(name: string): CheckStep[] {
  return [
    { do: "open", path: "/account" },
    fill(say.community.emailAddress(), emailOf(name), logInForm),
    fill(say.community.password(), PASSWORD, logInForm),
    press(say.community.logIn(), { within: logInForm }),
    account,
  ];
}

/** Looks around with the sample account of a role, as a first visitor can. */
export function lookAroundAs({ name }: Role): CheckStep[] {
  return [
    { do: "open", path: "/account" },
    press(say.community.lookAroundAs({ role: name })),
    { do: "expectVisible", target: { role: "link", name: say.community.accountOf({ name }) } },
  ];
}

const whoIn = (audience: Audience): Who[] => [audience].flat();

const isLoggedIn = (visitor: Visitor): boolean => visitor !== "stranger";

/** Whether a visitor may do something with a row that another one added, or nobody. */
export function may(audience: Audience, visitor: Visitor): boolean {
  return whoIn(audience).some(
    (who) => who === "everybody" || visitor === "admin" || who === visitor || (who === "members" && isLoggedIn(visitor)),
  );
}

/** Whether there can be rows with which a visitor may do something. */
export function canMay(audience: Audience, visitor: Visitor): boolean {
  return may(audience, visitor) || (isLoggedIn(visitor) && whoIn(audience).includes("owner"));
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
  return listOf(whoIn(audience).map((who) => PEOPLE[who] ?? roles.get(who) ?? "the administrator"));
}
