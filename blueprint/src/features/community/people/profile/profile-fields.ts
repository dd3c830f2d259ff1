// What a person's profile holds beyond name and e-mail address. The prompt says which: what it lists is asked for, and
// a profile of which nothing is said has a photo, a phone number, a place and a few words.
import { z } from "zod";

/** The ids of the fields that a profile may have. */
export const ProfileFieldId = z.enum([
  "photo",
  "phone",
  "location",
  "birthday",
  "occupation",
  "education",
  "company",
  "skills",
  "qualifications",
  "certifications",
  "languages",
  "interests",
  "about",
]);
export type ProfileFieldId = z.infer<typeof ProfileFieldId>;

/** A field of the profile as its form asks for it. */
export interface ProfileField {
  id: ProfileFieldId;
  label: string;
  kind: "photo" | "text" | "tel" | "date" | "list" | "paragraph";
}

const FIELDS: readonly ProfileField[] = [
  { id: "photo", label: "Photo", kind: "photo" },
  { id: "phone", label: "Phone", kind: "tel" },
  { id: "location", label: "Location", kind: "text" },
  { id: "birthday", label: "Date of birth", kind: "date" },
  { id: "occupation", label: "Occupation", kind: "text" },
  { id: "education", label: "Education", kind: "text" },
  { id: "company", label: "Company", kind: "text" },
  { id: "skills", label: "Skills", kind: "list" },
  { id: "qualifications", label: "Qualifications", kind: "list" },
  { id: "certifications", label: "Certifications", kind: "list" },
  { id: "languages", label: "Languages", kind: "list" },
  { id: "interests", label: "Interests", kind: "list" },
  { id: "about", label: "About you", kind: "paragraph" },
];

const ALWAYS: ReadonlySet<ProfileFieldId> = new Set(["photo", "phone", "location", "about"]);

const ASKED: Readonly<Partial<Record<ProfileFieldId, RegExp>>> = {
  birthday: /\b(?:birthday|date of birth|birth date|partner|matrimonial|dating)\b/,
  occupation: /\b(?:occupation|profession|job title|matrimonial|dating)\b/,
  education: /\beducation\b/,
  company: /\b(?:employer|company name|their company)\b/,
  skills: /\bskills?\b/,
  qualifications: /\bqualifications?\b/,
  certifications: /\bcertifi(?:cations?|cates?)\b/,
  languages: /\blanguages?\b/,
  interests: /\b(?:interests?|hobb(?:y|ies)|matrimonial|dating)\b/,
};

/** The fields that a prompt, in lower case, asks for; a nearby word about profiles must be there for those that are not usual. */
export function profileFieldsOf(prompt: string): ProfileFieldId[] {
  const speaksOfPeople = /\b(?:profiles?|personal|account)\b/.test(prompt);
  return FIELDS.filter(({ id }) => ALWAYS.has(id) || (speaksOfPeople && ASKED[id]?.test(prompt) === true)).map(({ id }) => id);
}

/** The fields of these ids, in the order of the form. */
export function profileFields(ids: readonly ProfileFieldId[]): ProfileField[] {
  return FIELDS.filter(({ id }) => ids.includes(id));
}
