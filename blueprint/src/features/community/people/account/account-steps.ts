// How an account is opened and its profile changed, step by step.
import { attachPicture, fill, press } from "../../../definition/steps.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { say } from "../../../../project/words/say.ts";

/** The form that opens an account. */
export const signUpForm: Target = { role: "form", name: say.community.signUp(), exact: true };

/** Opens an account on a fresh visit; its page is shown afterwards. */
export const signUpSteps: readonly CheckStep[] = [
  { do: "open", path: "/account?form=sign-up" },
  fill(say.community.name(), "Robin Vale", signUpForm),
  fill(say.community.emailAddress(), "robin@example.com", signUpForm),
  fill(say.community.password(), "harbour-lights", signUpForm),
  fill(say.community.repeatThePassword(), "harbour-lights", signUpForm),
  press(say.community.createAccount()),
  { do: "expectVisible", target: { role: "heading", name: say.community.yourAccount(), exact: true } },
];

const profile: Target = { role: "form", name: say.community.yourProfile(), exact: true };
/** The form of an account whose profile stands elsewhere. */
const named: Target = { role: "form", name: say.community.yourNameAndAddress(), exact: true };
const value = (label: string, equals: string): CheckStep => ({
  do: "expectValue",
  target: { label, exact: true, within: profile },
  equals,
});
const photo: CheckStep = { do: "expectVisible", target: { role: "button", name: say.community.removePhoto(), exact: true } };

/** Fills the profile in, having been refused without a name and with half an address, and finds it kept. */
export const profileSteps: readonly CheckStep[] = [
  fill(say.community.name(), "", profile),
  press(say.community.saveProfile()),
  { do: "expectVisible", target: { text: say.community.writeYourName() } },
  fill(say.community.name(), "Robin Vale", profile),
  fill(say.community.emailAddress(), "robin.vale", profile),
  press(say.community.saveProfile()),
  { do: "expectVisible", target: { text: say.community.writeAWholeEMail() } },
  fill(say.community.emailAddress(), "robin.vale@example.com", profile),
  fill(say.community.location(), "Harbour Street 12", profile),
  attachPicture({ label: say.community.photo(), exact: true, within: profile }),
  photo,
  press(say.community.saveProfile()),
  { do: "expectVisible", target: { role: "status", text: say.community.yourProfileIsSaved() } },
  { do: "reload" },
  value(say.community.emailAddress(), "robin.vale@example.com"),
  value(say.community.location(), "Harbour Street 12"),
  photo,
];

/** Changes the name and the address of an account, having been refused without a name and with half an address, and finds them kept. */
export const nameSteps: readonly CheckStep[] = [
  fill(say.community.name(), "", named),
  press(say.general.saveChanges(), { within: named }),
  { do: "expectVisible", target: { text: say.community.writeYourName() } },
  fill(say.community.name(), "Robin Vale-Hart", named),
  fill(say.community.emailAddress(), "robin.vale", named),
  press(say.general.saveChanges(), { within: named }),
  { do: "expectVisible", target: { text: say.community.writeAWholeEMail() } },
  fill(say.community.emailAddress(), "robin.vale@example.com", named),
  press(say.general.saveChanges(), { within: named }),
  { do: "expectVisible", target: { role: "status", text: say.community.yourNameAndAddressAreSaved() } },
  { do: "expectVisible", target: { role: "link", name: "Robin Vale-Hart", within: { role: "banner" } } },
  { do: "reload" },
  { do: "expectValue", target: { label: say.community.name(), exact: true, within: named }, equals: "Robin Vale-Hart" },
  { do: "expectValue", target: { label: say.community.emailAddress(), exact: true, within: named }, equals: "robin.vale@example.com" },
];
