// What people tell about themselves. It is kept in this browser and sent nowhere.
import { type ValuesOf, emptyValues, mapFields } from "./entity";
import { date } from "./fields/date";
import { email } from "./fields/email";
import { paragraph } from "./fields/paragraph";
import { phone } from "./fields/phone";
import { tags } from "./fields/tags";
import { text } from "./fields/text";
import { person } from "./person";
import { readText } from "./saved";
import { createCollection } from "./store";

/** What a profile can hold beside a photo. An app asks for a name, an address, and some of the others. */
export const profileFields = {
  name: text({ label: "Name", required: true, missing: "Write your name." }),
  email: email({
    label: "E-mail address",
    required: true,
    missing: "Write your e-mail address.",
    invalid: "Write a whole e-mail address, with its at sign and domain.",
  }),
  phone: phone({ label: "Phone" }),
  location: text({ label: "Location" }),
  birthday: date({ label: "Date of birth" }),
  occupation: text({ label: "Occupation" }),
  education: text({ label: "Education" }),
  company: text({ label: "Company" }),
  skills: tags({ label: "Skills" }),
  qualifications: tags({ label: "Qualifications" }),
  certifications: tags({ label: "Certifications" }),
  languages: tags({ label: "Languages" }),
  interests: tags({ label: "Interests" }),
  about: paragraph({ label: "About you" }),
};

/** A part of a profile that an app can ask for. */
export type ProfilePart = "photo" | Exclude<keyof typeof profileFields, "name" | "email">;

/** Empty texts and lists for what was not told. */
export interface Profile extends ValuesOf<typeof profileFields> {
  /** A data URL. */
  photo: string;
}

interface KeptProfile extends Profile {
  /** Whose it is: the id of an account. */
  owner: string;
}

/** The profiles of this browser, one for each owner. */
export const profiles = createCollection<KeptProfile>({
  name: "profiles",
  read: (saved) => ({
    ...mapFields(profileFields, (field, name) => field.revive(saved[name])),
    photo: readPhoto(saved["photo"]),
    owner: readText(saved["owner"]),
  }),
  samples: () => [],
});

/** A profile in which only a name and an address are given. */
export function newProfile({ name, email: address }: { name: string; email: string }): Profile {
  return { ...emptyValues(profileFields), photo: "", name, email: address };
}

/** The profile of this owner; null before they told anything. */
export function findProfile(all: readonly KeptProfile[], owner: string): Profile | null {
  return all.find((profile) => profile.owner === owner) ?? null;
}

/** Keeps the profile; the rest of the app greets the person by its name. */
export function saveProfile(owner: string, profile: Profile) {
  const kept = profiles.all().find((candidate) => candidate.owner === owner);
  if (kept === undefined) profiles.add({ ...profile, owner });
  else profiles.update(kept.id, profile);
  person.update({ name: profile.name, email: profile.email });
}

/** Only pictures that the app itself made: other addresses would be requested from elsewhere. */
function readPhoto(saved: unknown): string {
  const photo = readText(saved);
  return photo.startsWith("data:image/") ? photo : "";
}
