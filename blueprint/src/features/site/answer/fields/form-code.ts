// How a form of a site is written: its fields in two columns, what happens when it is sent, and the confirmation that
// stays.
import { type Code, code, raw, type Reference } from "../../../../writer/code/code.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import type { FormField } from "../answer-schema.ts";
import { answerCode, controlCode } from "./field-code.ts";

/** What a form is made of. `rows` is the collection that keeps what is sent. */
export interface FormParts {
  rows: Reference;
  fields: readonly FormField[];
  button: string;
  confirmation: string;
  note: string;
}

/** The statements of a component with a form: its rows, its errors, and what sending does. */
export function formStatements({ rows, fields }: FormParts): Code {
  return code`
    const sent = @useRows(${rows});
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [receipt, setReceipt] = @useState("");

    function send(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form = { data: new FormData(element), errors: {} };
      const answers = [
        ${fields.map((field) => code`{ label: ${field.label}, value: ${answerCode(field)} },`)}
      ];
      setErrors(form.errors);
      setReceipt("");
      if (Object.keys(form.errors).length > 0) return;
      const filled = answers.filter(({ value }) => value !== "");
      setReceipt(@receiptOf(${rows}.add({ answers: filled, at: new Date().toISOString() })));
      element.reset();
    }`;
}

/** The form itself. */
export function formBody({ fields, button, confirmation, note }: FormParts): Code {
  return code`
    <form noValidate onSubmit={send} className="card flex min-w-0 flex-col gap-5 p-6 sm:p-8">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        ${fields.map((field) => {
          const control = controlCode(field);
          return field.type === "paragraph" ? code`<div className="sm:col-span-2">${control}</div>` : control;
        })}
      </div>
      <button type="submit" className="button button-primary self-start">
        ${jsxText(button)}
      </button>
      <p role="status" className="font-semibold">
        {receipt !== "" && ${raw(`\`${confirmation.replace(/[\\`$]/g, "")} Your number is \${receipt}.\``)}}
      </p>
      <p className="text-sm text-muted">${jsxText(note)}</p>
    </form>`;
}

/** The list of what was sent. */
export function sentList(title: string, rows: Reference): Code {
  return code`<@SentForms ${attribute("title", title)} forms={sent} onWithdraw={${rows}.remove} />`;
}
