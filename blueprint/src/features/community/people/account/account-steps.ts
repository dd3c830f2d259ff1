// How an account is opened, step by step: what several checks begin with.
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
