// Who orders, books or applies: asked for once, and remembered for the next form.
import { email } from "../fields/email";
import { text } from "../fields/text";
import { person } from "../person";

/** The fields that every form asks for. */
export const contactFields = {
  name: text({ label: "Full name", required: true, missing: "Enter your name." }),
  email: email({
    label: "E-mail address",
    required: true,
    missing: "Enter your e-mail address.",
    invalid: "Write a whole e-mail address, with its at sign and domain.",
  }),
};

/** A name and an e-mail address. */
export interface Contact {
  name: string;
  email: string;
}

/** Keeps who the person is, and returns it without whatever else a form has. */
export function rememberContact({ name, email: address }: Contact): Contact {
  const contact = { name, email: address };
  person.update(contact);
  return contact;
}
