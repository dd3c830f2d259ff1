// A section of a page that holds a form, what stands beside it, and what this visitor has sent.
import { type Code, code, type Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute } from "../../../../writer/code/text.ts";
import { formBody, type FormParts, formStatements, sentList } from "./form-code.ts";

/** A form in its section. `id` is the section's anchor; `beside` stands beside the form on wide screens. */
export interface FormSectionParts extends FormParts {
  component: Reference;
  id: string;
  title: string;
  line: string;
  listTitle: string;
  beside: Code | undefined;
}

/** The component of the section. */
export function formSection(parts: FormSectionParts): Code {
  const { component, id, title, line, listTitle, rows, beside } = parts;
  return code`
    function ${component}() {
      ${formStatements(parts)}

      return (
        <@TitledSection id=${id} ${attribute("title", title)} ${attribute("line", line)}>
          ${beside === undefined ? formBody(parts) : columns(formBody(parts), beside)}
          ${when(listTitle !== "", () => sentList(listTitle, rows))}
        </@TitledSection>
      );
    }`;
}

function columns(form: Code, beside: Code): Code {
  return code`
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      ${form}
      ${beside}
    </div>`;
}

/** The collection that keeps what is sent. */
export function rowsModule(rows: Reference, key: string): ModuleSource {
  return {
    path: rows.from,
    library: true,
    parts: [
      {
        name: rows.name,
        code: code`const ${rows} = @createCollection<@SentForm>({ key: ${key}, read: @readSentForm, samples: () => [] });`,
      },
    ],
  };
}
