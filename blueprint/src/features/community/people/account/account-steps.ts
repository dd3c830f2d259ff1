// How an account is opened and its profile changed, step by step.
import { attachPicture, fill, press } from "../../../definition/steps.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";

/** The form that opens an account. */
export const signUpForm: Target = { role: "form", name: "Sign up", exact: true };

/** Opens an account on a fresh visit; its page is shown afterwards. */
export const signUpSteps: readonly CheckStep[] = [
  { do: "open", path: "/account?form=sign-up" },
  fill("Name", "Robin Vale", signUpForm),
  fill("E-mail address", "robin@example.com", signUpForm),
  fill("Password", "harbour-lights", signUpForm),
  fill("Repeat the password", "harbour-lights", signUpForm),
  press("Create account"),
  { do: "expectVisible", target: { role: "heading", name: "Your account", exact: true } },
];

const profile: Target = { role: "form", name: "Your profile", exact: true };
const value = (label: string, equals: string): CheckStep => ({
  do: "expectValue",
  target: { label, exact: true, within: profile },
  equals,
});
const photo: CheckStep = { do: "expectVisible", target: { role: "button", name: "Remove photo", exact: true } };

/** Fills the profile in, having been refused without a name and with half an address, and finds it kept. */
export const profileSteps: readonly CheckStep[] = [
  fill("Name", "", profile),
  press("Save profile"),
  { do: "expectVisible", target: { text: "Write your name." } },
  fill("Name", "Robin Vale", profile),
  fill("E-mail address", "robin.vale", profile),
  press("Save profile"),
  { do: "expectVisible", target: { text: "Write a whole e-mail address" } },
  fill("E-mail address", "robin.vale@example.com", profile),
  fill("Location", "Harbour Street 12", profile),
  attachPicture({ label: "Photo", exact: true, within: profile }),
  photo,
  press("Save profile"),
  { do: "expectVisible", target: { role: "status", text: "Your profile is saved." } },
  { do: "reload" },
  value("E-mail address", "robin.vale@example.com"),
  value("Location", "Harbour Street 12"),
  photo,
];
