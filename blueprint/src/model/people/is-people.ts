// Which entities are people: a doctor, a member, whoever has a name and an address.
import type { EntityModel } from "../entity-model.ts";

const PEOPLE =
  /\b(?:person|user|member|profile|coach|mentor|tutor|teacher|instructor|trainer|student|worker|employee|colleague|team member|staff member|freelancer|volunteer|doctor|dentist|nurse|therapist|lawyer|agent|seller|buyer|host|landlord|tenant|contact|client|customer|guest|friend|partner|match|player|author|artist|barber|stylist|driver|guide|vendor|supplier|candidate|expert|consultant|designer|developer|photographer|caregiver|nanny|sitter|provider|patient|lead|subscriber|donor|resident|owner)$/;

/** Whether what is called so, in the singular, is a person. */
export function namesPeople(one: string): boolean {
  return PEOPLE.test(one);
}

/** Whether one can write to the rows of this entity: their name says so, or they have an e-mail address or a phone number. */
export function isPeople({ entity, fields, title }: EntityModel): boolean {
  const named = ["text", "choice"].includes(title.type);
  return named && (namesPeople(entity.name.one) || fields.some(({ type }) => type === "email" || type === "phone"));
}

/** Whether the rows of this entity are people by their name: they have a face rather than a picture. */
export function isPerson({ entity, title }: EntityModel): boolean {
  return title.type === "text" && namesPeople(entity.name.one);
}
