// How the fields of a form are written: their controls, and how each is read when the form is sent.
import { type Code, code, raw, when } from "../../../../writer/code/code.ts";
import { attribute } from "../../../../writer/code/text.ts";
import { camel } from "../../../../writer/model/names.ts";
import type { FormField } from "../answer-schema.ts";
import { missingMessage } from "./fill-steps.ts";

/** The control of a field. */
export function controlCode(field: FormField): Code {
  const { label, type, required, options = [] } = field;
  const name = camel(field.id);
  const common = code`${attribute("label", label)} name=${name} ${when(required, code`required`)} error={errors.${raw(name)}}`;
  switch (type) {
    case "paragraph":
      return code`<@TextAreaField ${common} />`;
    case "choice":
      return code`<@SelectField ${common} options={[${raw(options.map((option) => JSON.stringify({ value: option, label: option })).join(", "))}]} />`;
    case "flag":
      return code`<@CheckboxField ${attribute("label", label)} name=${name} />`;
    case "file":
      return code`<@FileNameField ${attribute("label", label)} name=${name} />`;
    case "number":
    case "amount":
      return code`<@TextField ${common} inputMode="decimal" />`;
    case "email":
    case "date":
    case "time":
      return code`<@TextField ${common} type=${type} />`;
    case "phone":
      return code`<@TextField ${common} type="tel" />`;
    case "text":
      return code`<@TextField ${common} />`;
  }
}

/** What a field's answer is, as a text. */
export function answerCode(field: FormField): Code {
  const { type, required } = field;
  const name = camel(field.id);
  const message = missingMessage(field);
  const plain = required ? code`@requiredText(form, ${name}, ${message})` : code`@formText(form, ${name})`;
  switch (type) {
    case "email":
      return required ? code`@formEmail(form, ${name}) || ${plain}` : code`@formEmail(form, ${name})`;
    case "number":
    case "amount":
      return required
        ? code`@formatNumber(@requiredNumber(form, ${name}, { message: ${message}, min: 0 }))`
        : code`@formText(form, ${name})`;
    case "date":
      return code`@formatDate(${plain})`;
    case "flag":
      return code`@formFlag(form, ${name}) ? "Yes" : ""`;
    case "file":
      return code`@formFileName(form, ${name})`;
    default:
      return plain;
  }
}
