import type { EntityModel, FieldModel } from "../../../../model/entity-model.ts";

/** A step of a wizard with what it asks for. */
export interface WizardStep {
  name: string;
  fields: FieldModel[];
}

/** The steps of a wizard for rows of this entity, without the review. */
export function wizardSteps(model: EntityModel): WizardStep[] {
  const isContact = ({ type, label }: FieldModel): boolean =>
    ["email", "phone", "link"].includes(type) || /address|contact|city|country/i.test(label);
  const isLong = ({ type }: FieldModel): boolean => type === "paragraph" || type === "lines" || type === "tags";
  const rest = model.fields.filter((field) => field !== model.title);
  const contact = rest.filter(isContact);
  const notes = rest.filter((field) => !isContact(field) && isLong(field));
  const plain = rest.filter((field) => !isContact(field) && !isLong(field));
  const basics = contact.length + notes.length > 0 ? plain.slice(0, 2) : [];
  const steps = [
    { name: "Basics", fields: [model.title, ...basics] },
    { name: "Contact", fields: contact },
    { name: "Details", fields: plain.slice(basics.length) },
    { name: "Notes", fields: notes },
  ];
  return steps.filter(({ fields }) => fields.length > 0);
}
