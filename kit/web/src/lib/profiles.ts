// What people tell about themselves. It is kept in this browser and sent nowhere.
import { type ValuesOf, emptyValues, mapFields } from "./entity";
import { email } from "./fields/email";
import { paragraph } from "./fields/paragraph";
import { phone } from "./fields/phone";
import { text } from "./fields/text";
import { person } from "./person";
import { readText } from "./saved";
import { createCollection } from "./store";
import * as communityWords from "../words/community";

/** What a profile holds beside a photo. */
export const profileFields = {
  name: text({ label: communityWords.name, required: true, missing: communityWords.writeYourName }),
  email: email({
    label: communityWords.emailAddress,
    required: true,
    missing: communityWords.writeYourEMailAddress,
    invalid: communityWords.writeAWholeEMail,
  }),
  phone: phone({ label: communityWords.phone }),
  location: text({ label: communityWords.location }),
  about: paragraph({ label: communityWords.aboutYou }),
};

/** Empty texts for what was not told. */
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
