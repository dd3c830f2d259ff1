// The people whom checks are performed as: they open accounts, and log in and out, by the forms of the app.
import { fill, press } from "../../../definition/steps.ts";
import { say } from "../../../../project/words/say.ts";
import { isForVisitors } from "../../../../model/people/is-for-visitors.ts";
import { type ProjectModel } from "../../../../model/project-model.ts";
import type { Blueprint } from "../../../../schema/blueprint.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";

type Role = NonNullable<Blueprint["roles"]>[number];

const form: Target = { role: "form", name: say.community.signUp(), exact: true };
const logInForm: Target = { role: "form", name: say.community.logIn(), exact: true };
const PASSWORD = "harbour-lights";
const account: CheckStep = { do: "expectVisible", target: { role: "heading", name: say.community.yourAccount(), exact: true } };
const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ".")}@example.com`;

/** Logs out whoever is logged in. */
export const logOut: CheckStep[] = [{ do: "open", path: "/account" }, press(say.community.logOut())];

/** Opens an account; in an app for its owner the first one is the administrator's. */
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

/** Looks around with the sample account, as a first visitor can; in an app for its owner it is the administrator's while there is no other. */
export const lookAround: CheckStep[] = [
  { do: "open", path: "/account" },
  press(say.community.lookAround()),
  { do: "expectVisible", target: { role: "link", name: say.community.accountOf({ name: say.community.samplePerson() }) } },
];

/** Looks around with the sample account of a role, as a first visitor can. */
export function lookAroundAs({ name }: Pick<Role, "name">): CheckStep[] {
  return [
    { do: "open", path: "/account" },
    press(say.community.lookAroundAs({ role: name })),
    { do: "expectVisible", target: { role: "link", name: say.community.accountOf({ name }) } },
  ];
}

/** Somebody who is logged in by steps: how the app calls them. */
export interface LoggedIn {
  name: string;
  steps: CheckStep[];
}

/** Logs in as the administrator for the first time: with the sample account of public sites, else by opening the first account. */
export function firstAsAdministrator(project: ProjectModel, name = "Ada"): LoggedIn {
  if (!isForVisitors(project)) return { name, steps: signUp(name) };
  const administrator = say.community.administrator();
  return { name: administrator, steps: lookAroundAs({ name: administrator }) };
}

/** Logs in as the administrator, after `firstAsAdministrator` with the same name. */
export function againAsAdministrator(project: ProjectModel, name = "Ada"): CheckStep[] {
  return isForVisitors(project) ? firstAsAdministrator(project, name).steps : logIn(name);
}
