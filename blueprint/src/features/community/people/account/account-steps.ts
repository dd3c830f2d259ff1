// How an account is opened and its profile changed, step by step.
import { attachPicture } from "../../../definition/attach-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";

/** The form that opens an account. */
export const signUpForm: Target = { role: "form", name: "Sign up", exact: true };

/** Fills a field of a form. */
export function fillIn(within: Target, label: string, value: string): CheckStep {
  return { do: "fill", target: { label, exact: true, within }, value };
}

/** Presses the button of this name. */
export function pressButton(name: string): CheckStep {
  return { do: "click", target: { role: "button", name, exact: true } };
}

/** Opens an account on a fresh visit; its page is shown afterwards. */
export const signUpSteps: readonly CheckStep[] = [
  { do: "open", path: "/account?form=sign-up" },
  fillIn(signUpForm, "Name", "Robin Vale"),
  fillIn(signUpForm, "E-mail address", "robin@example.com"),
  fillIn(signUpForm, "Password", "harbour-lights"),
  fillIn(signUpForm, "Repeat the password", "harbour-lights"),
  pressButton("Create account"),
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
  fillIn(profile, "Name", ""),
  pressButton("Save profile"),
  { do: "expectVisible", target: { text: "Write your name." } },
  fillIn(profile, "Name", "Robin Vale"),
  fillIn(profile, "E-mail address", "robin.vale"),
  pressButton("Save profile"),
  { do: "expectVisible", target: { text: "Write a whole e-mail address" } },
  fillIn(profile, "E-mail address", "robin.vale@example.com"),
  fillIn(profile, "Location", "Harbour Street 12"),
  attachPicture({ label: "Photo", exact: true, within: profile }),
  photo,
  pressButton("Save profile"),
  { do: "expectVisible", target: { role: "status", text: "Your profile is saved." } },
  { do: "reload" },
  value("E-mail address", "robin.vale@example.com"),
  value("Location", "Harbour Street 12"),
  photo,
];
