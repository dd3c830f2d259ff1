// The steps with which the profile of an account is changed and seen.
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { attachPicture } from "../../../definition/attach-file.ts";
import { type ProfileField, type ProfileFieldId, profileFields } from "./profile-fields.ts";

const VALUES: Readonly<Partial<Record<ProfileFieldId, string>>> = {
  phone: "+1 555 0100 142",
  location: "Harbour Street 12",
  occupation: "Boat builder",
  education: "Evening school for joinery",
  company: "Harbour Works",
  skills: "Splicing ropes, reading charts",
  qualifications: "Licensed skipper",
  certifications: "First aid at sea",
  languages: "Danish",
  interests: "Lighthouses",
  about: "I look after wooden boats.",
};

const form: Target = { role: "form", name: "Edit your profile", exact: true };
const card: Target = { role: "region", name: "Your profile", exact: true };

/** Fills the profile in, having been refused without a name, and finds it shown and kept. The page of the profile is open. */
export function profileSteps(ids: readonly ProfileFieldId[]): CheckStep[] {
  const filled = profileFields(ids).flatMap((field) => {
    const value = VALUES[field.id];
    return value === undefined ? [] : [{ field, value }];
  });
  const shown = ({ value }: { field: ProfileField; value: string }): CheckStep => ({
    do: "expectVisible",
    target: { text: value.split(", ")[0] ?? value, within: card },
  });
  const save: CheckStep = { do: "click", target: { role: "button", name: "Save profile", exact: true } };
  const name: Target = { label: "Name", exact: true, within: form };
  const photo: CheckStep = { do: "expectVisible", target: { role: "button", name: "Remove photo", exact: true } };
  return [
    { do: "fill", target: name, value: "" },
    save,
    { do: "expectVisible", target: { text: "Write your name." } },
    { do: "fill", target: name, value: "Robin Vale" },
    { do: "fill", target: { label: "E-mail address", exact: true, within: form }, value: "robin.vale" },
    save,
    { do: "expectVisible", target: { text: "Write a whole e-mail address" } },
    { do: "fill", target: { label: "E-mail address", exact: true, within: form }, value: "robin.vale@example.com" },
    ...filled.map(({ field, value }): CheckStep => ({ do: "fill", target: { label: field.label, exact: true, within: form }, value })),
    ...(ids.includes("photo") ? [attachPicture({ label: "Photo", exact: true, within: form }), photo] : []),
    save,
    { do: "expectVisible", target: { role: "status", text: "Your profile is saved." } },
    { do: "expectVisible", target: { text: "Robin Vale", within: card } },
    ...filled.map(shown),
    { do: "reload" },
    { do: "expectVisible", target: { text: "robin.vale@example.com", within: card } },
    ...filled.map(shown),
    ...(ids.includes("photo") ? [photo] : []),
  ];
}
