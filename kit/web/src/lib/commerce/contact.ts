// Who orders, books or applies: asked for once, and remembered for the next form.
import { email } from "../fields/email";
import { text } from "../fields/text";
import { person } from "../person";
import * as commerceWords from "../../words/commerce";

/** The fields that every form asks for. */
export const contactFields = {
  name: text({
    label: commerceWords.fullName,
    required: true,
    missing: commerceWords.enterYourName,
  }),
  email: email({
    label: commerceWords.emailAddress,
    required: true,
    missing: commerceWords.enterYourEMailAddress,
    invalid: commerceWords.writeAWholeEMail,
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
