// Accounts: sign-up, log-in and log-out, a profile and a password that can be changed. They keep the people of one device
// apart (`access` of an entity); there is no server that could keep a lock, and the forms say that all stays in the browser.
import type { z } from "zod";
import { type Element, element, imported } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { formParts } from "../../../../project/records/form-parts.ts";
import { profileModel, profileTitle } from "../../../../model/people/profile-of.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { defineFeature, type FeatureCheck } from "../../../definition/define-feature.ts";
import { nameSteps, profileSteps, signUpForm, signUpSteps } from "./account-steps.ts";
import { fill, press } from "../../../definition/steps.ts";
import { isForStaff } from "../../../../model/people/is-for-staff.ts";
import type { Target } from "../../../../schema/check.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** Accounts of this browser: sign-up, log-in, a profile, a password that can be changed. */
const AccountFeature = featureSchema("account", {});
type AccountFeature = z.infer<typeof AccountFeature>;

export const accountFeature = defineFeature<typeof AccountFeature>({
  schema: AccountFeature,
  isForm: true,
  describe: () => ({ called: "accounts with a profile", can: "create an account in this browser, log in and fill in your profile" }),
  draft: () => ({ feature: {} }),
  compose: ({ project }) => ({
    tools: [element(imported("@/components/account/account-link", "AccountLink"))],
    footer: isForStaff(project) ? [element(imported("@/components/account/staff-link", "StaffLink"))] : [],
    routes: [{ path: "/account", element: accountPage(project) }],
  }),
  checks: ({ project }) => [
    signUpCheck(isForStaff(project)),
    logInCheck(isForStaff(project)),
    isForStaff(project) ? staffCheck(project) : sampleCheck,
    ...(profileModel(project) === undefined ? [profileCheck] : [nameCheck]),
    passwordCheck,
  ],
});

/** The page of an account, with its profile where the rows of an entity are profiles. */
function accountPage(project: ProjectModel): Element {
  const model = profileModel(project);
  const page = imported("@/components/account/account-page", "AccountPage");
  if (model === undefined) return element(page);
  const profile = element(imported("@/components/profile/own-profile", "OwnProfile"), {
    entity: entityVariable(model),
    title: profileTitle(model),
    isLink: model.hasDetail ? true : undefined,
    parts: formParts(project, model, entityVariable),
  });
  return element(page, { profile });
}

const banner = { role: "banner" } as const;
const logInForm = { role: "form", name: say.community.logIn(), exact: true } as const;
const changeForm = { role: "form", name: say.community.changeYourPassword(), exact: true } as const;

const logInSteps = (password: string): FeatureCheck["steps"] => [
  fill(say.community.emailAddress(), "robin@example.com", logInForm),
  fill(say.community.password(), password, logInForm),
  press(say.community.logIn(), { within: logInForm }),
];

/** The link to the forms: in the header, and at the foot of a site whose visitors have nothing to log in for. */
const linkToForms = (isStaffs: boolean): Target =>
  isStaffs
    ? { role: "link", name: say.community.staffLogIn(), exact: true }
    : { role: "link", name: say.community.logIn(), exact: true, within: banner };

const signUpCheck = (isStaffs: boolean): FeatureCheck => ({
  title:
    "Registration lets people sign up for an account with name, e-mail address and a password typed twice; what is wrong is refused, what is right is confirmed, and they stay logged in",
  shows: "registration",
  steps: [
    ...(isStaffs
      ? ([{ do: "open", path: "/account?form=sign-up" }] as const)
      : ([
          { do: "open", path: "/" },
          { do: "click", target: linkToForms(isStaffs) },
          { do: "click", target: { role: "link", name: say.community.signUp(), exact: true } },
        ] as const)),
    press(say.community.createAccount()),
    { do: "expectVisible", target: { text: say.community.enterYourName() } },
    { do: "expectVisible", target: { text: say.community.passwordTooShort({ count: 8 }) } },
    fill(say.community.name(), "Robin Vale", signUpForm),
    fill(say.community.emailAddress(), "robin@example.com", signUpForm),
    fill(say.community.password(), "harbour-lights", signUpForm),
    fill(say.community.repeatThePassword(), "harbour-light", signUpForm),
    press(say.community.createAccount()),
    { do: "expectVisible", target: { text: say.community.theTwoPasswordsDiffer() } },
    fill(say.community.repeatThePassword(), "harbour-lights", signUpForm),
    press(say.community.createAccount()),
    { do: "expectVisible", target: { role: "status", text: say.community.welcome({ name: "Robin Vale" }) } },
    { do: "expectVisible", target: { role: "link", name: "Robin Vale", within: banner } },
    { do: "reload" },
    { do: "expectVisible", target: { role: "link", name: "Robin Vale", within: banner } },
  ],
});

const logInCheck = (isStaffs: boolean): FeatureCheck => ({
  title: "People can log out of their account and log in again, and a wrong password is refused",
  shows: "login",
  steps: [
    ...signUpSteps,
    press(say.community.logOut()),
    { do: "expectVisible", target: linkToForms(isStaffs) },
    ...logInSteps("harbour-night"),
    { do: "expectVisible", target: { role: "alert", text: say.community.theEMailAddressOr() } },
    ...logInSteps("harbour-lights"),
    { do: "expectVisible", target: { role: "heading", name: say.community.yourAccount(), exact: true } },
    { do: "expectVisible", target: { role: "link", name: "Robin Vale", within: banner } },
  ],
});

/** Finds nothing in the header to log in with, and the way in for staff at the foot of the site. */
function staffCheck({ blueprint: { roles = [] } }: ProjectModel): FeatureCheck {
  const administrator = { role: "link", name: say.community.administrator(), within: banner } as const;
  return {
    title: "Visitors are not asked to log in, and staff find the way in at the foot of the site",
    steps: [
      { do: "open", path: "/" },
      { do: "expectVisible", target: linkToForms(true) },
      { do: "expectHidden", target: { role: "link", name: say.community.logIn(), within: banner } },
      { do: "click", target: linkToForms(true) },
      { do: "expectVisible", target: { role: "heading", name: say.community.staffLogIn(), exact: true } },
      { do: roles.length === 0 ? "expectHidden" : "expectVisible", target: { role: "link", name: say.community.signUp(), exact: true } },
      press(say.community.lookAroundAs({ role: say.community.administrator() })),
      { do: "expectVisible", target: administrator },
      { do: "reload" },
      { do: "expectVisible", target: administrator },
      { do: "expectHidden", target: linkToForms(true) },
    ],
  };
}

const sampleCheck: FeatureCheck = {
  title: "Someone who only looks around is let in with a sample account",
  steps: [
    { do: "open", path: "/account" },
    press(say.community.lookAround()),
    { do: "expectVisible", target: { role: "link", name: say.community.samplePerson(), within: banner } },
    { do: "reload" },
    { do: "expectVisible", target: { role: "link", name: say.community.samplePerson(), within: banner } },
  ],
};

const profileCheck: FeatureCheck = {
  title:
    "The personal information of an account, its profile, can be changed: without a name or with half an e-mail address it is refused, else confirmed, shown and kept",
  steps: [...signUpSteps, ...profileSteps],
};

const nameCheck: FeatureCheck = {
  title:
    "The personal information of an account, its name and e-mail address, can be changed: without a name or with half an address it is refused, else confirmed, shown and kept",
  steps: [...signUpSteps, ...nameSteps],
};

const passwordCheck: FeatureCheck = {
  title: "The password of an account can be changed by someone who knows it, and only the new one opens the account",
  steps: [
    ...signUpSteps,
    fill(say.community.presentPassword(), "not-the-one", changeForm),
    fill(say.community.newPassword(), "morning-tide", changeForm),
    fill(say.community.repeatTheNewPassword(), "morning-tide", changeForm),
    press(say.community.changePassword()),
    { do: "expectVisible", target: { text: say.community.thisIsNotThePassword() } },
    fill(say.community.presentPassword(), "harbour-lights", changeForm),
    press(say.community.changePassword()),
    { do: "expectVisible", target: { role: "status", text: say.community.yourPasswordIsChanged() } },
    press(say.community.logOut()),
    ...logInSteps("harbour-lights"),
    { do: "expectVisible", target: { role: "alert", text: say.community.theEMailAddressOr() } },
    ...logInSteps("morning-tide"),
    { do: "expectVisible", target: { role: "heading", name: say.community.yourAccount(), exact: true } },
  ],
};
