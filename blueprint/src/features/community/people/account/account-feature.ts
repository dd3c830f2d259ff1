// Accounts: sign-up, log-in and log-out, a profile and a password that can be changed. Nothing of the app is locked
// without one, because there is no server that could keep a lock; the forms say that all stays in the browser.
import type { z } from "zod";
import { element, imported } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck } from "../../../definition/define-feature.ts";
import { profileSteps, signUpForm, signUpSteps } from "./account-steps.ts";
import { fill, press } from "../../../definition/steps.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Accounts of this browser: sign-up, log-in, a profile, a password that can be changed. */
const AccountFeature = featureSchema("account", {});
type AccountFeature = z.infer<typeof AccountFeature>;

export const accountFeature = defineFeature<typeof AccountFeature>({
  schema: AccountFeature,
  isForm: true,
  describe: () => ({ called: "accounts with a profile", can: "create an account in this browser, log in and fill in your profile" }),
  draft: () => ({ feature: {} }),
  compose: () => ({
    tools: [element(imported("@/components/account/account-link", "AccountLink"))],
    routes: [{ path: "/account", element: element(imported("@/components/account/account-page", "AccountPage")) }],
  }),
  checks: () => [
    signUpCheck,
    logInCheck,
    {
      title:
        "The personal information of an account, its profile, can be changed: without a name or with half an e-mail address it is refused, else confirmed, shown and kept",
      steps: [...signUpSteps, ...profileSteps],
    },
    passwordCheck,
  ],
});

const banner = { role: "banner" } as const;
const logInForm = { role: "form", name: "Log in", exact: true } as const;
const changeForm = { role: "form", name: "Change your password", exact: true } as const;

const logInSteps = (password: string): FeatureCheck["steps"] => [
  fill("E-mail address", "robin@example.com", logInForm),
  fill("Password", password, logInForm),
  press("Log in", { within: logInForm }),
];

const signUpCheck: FeatureCheck = {
  title:
    "Registration lets people sign up for an account with name, e-mail address and a password typed twice; what is wrong is refused, what is right is confirmed, and they stay logged in",
  shows: "registration",
  steps: [
    { do: "open", path: "/" },
    { do: "click", target: { role: "link", name: "Log in", exact: true, within: banner } },
    { do: "click", target: { role: "link", name: "Sign up", exact: true } },
    press("Create account"),
    { do: "expectVisible", target: { text: "Enter your name." } },
    { do: "expectVisible", target: { text: "Choose a password of at least 8 characters." } },
    fill("Name", "Robin Vale", signUpForm),
    fill("E-mail address", "robin@example.com", signUpForm),
    fill("Password", "harbour-lights", signUpForm),
    fill("Repeat the password", "harbour-light", signUpForm),
    press("Create account"),
    { do: "expectVisible", target: { text: "The two passwords differ." } },
    fill("Repeat the password", "harbour-lights", signUpForm),
    press("Create account"),
    { do: "expectVisible", target: { role: "status", text: "Your account is ready." } },
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
    press("Log out"),
    { do: "expectVisible", target: { role: "link", name: "Log in", exact: true, within: banner } },
    ...logInSteps("harbour-night"),
    { do: "expectVisible", target: { role: "alert", text: "The e-mail address or the password is wrong." } },
    ...logInSteps("harbour-lights"),
    { do: "expectVisible", target: { role: "heading", name: "Your account", exact: true } },
    { do: "expectVisible", target: { role: "link", name: "Robin Vale", within: banner } },
  ],
};

const passwordCheck: FeatureCheck = {
  title: "The password of an account can be changed by someone who knows it, and only the new one opens the account",
  steps: [
    ...signUpSteps,
    fill("Present password", "not-the-one", changeForm),
    fill("New password", "morning-tide", changeForm),
    fill("Repeat the new password", "morning-tide", changeForm),
    press("Change password"),
    { do: "expectVisible", target: { text: "This is not the password of your account." } },
    fill("Present password", "harbour-lights", changeForm),
    press("Change password"),
    { do: "expectVisible", target: { role: "status", text: "Your password is changed." } },
    press("Log out"),
    ...logInSteps("harbour-lights"),
    { do: "expectVisible", target: { role: "alert", text: "The e-mail address or the password is wrong." } },
    ...logInSteps("morning-tide"),
    { do: "expectVisible", target: { role: "heading", name: "Your account", exact: true } },
  ],
};
