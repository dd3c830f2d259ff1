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
    routes: [{ path: "/account", element: accountPage(project) }],
  }),
  checks: ({ project }) => [
    signUpCheck,
    logInCheck,
    sampleCheck,
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

const signUpCheck: FeatureCheck = {
  title:
    "Registration lets people sign up for an account with name, e-mail address and a password typed twice; what is wrong is refused, what is right is confirmed, and they stay logged in",
  shows: "registration",
  steps: [
    { do: "open", path: "/" },
    { do: "click", target: { role: "link", name: say.community.logIn(), exact: true, within: banner } },
    { do: "click", target: { role: "link", name: say.community.signUp(), exact: true } },
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
};

const logInCheck: FeatureCheck = {
  title: "People can log out of their account and log in again, and a wrong password is refused",
  shows: "login",
  steps: [
    ...signUpSteps,
    press(say.community.logOut()),
    { do: "expectVisible", target: { role: "link", name: say.community.logIn(), exact: true, within: banner } },
    ...logInSteps("harbour-night"),
    { do: "expectVisible", target: { role: "alert", text: say.community.theEMailAddressOr() } },
    ...logInSteps("harbour-lights"),
    { do: "expectVisible", target: { role: "heading", name: say.community.yourAccount(), exact: true } },
    { do: "expectVisible", target: { role: "link", name: "Robin Vale", within: banner } },
  ],
};

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
