// A form with which a person asks for something, in the generated app: about the row of its page, or on a page of its
// own. What was sent stays in sight and can be taken back.
import { type Code, code, raw, type Reference, when } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import { jsxText } from "../../../writer/code/text.ts";
import { type AskField, askFieldJsx, askFieldReading } from "./ask-field.ts";

/** A form as it is written. */
export interface AskForm {
  component: Reference;
  store: Reference;
  /** The anchor of the form, and the prefix of the numbers that it gives. */
  anchor: string;
  prefix: string;
  /** The row that it is about: the property that holds it, and its id. Null on a page of its own. */
  row: { props: Code; id: Code } | null;
  heading: Code;
  /** The expression of what is asked for, where the form is read. */
  title: Code;
  fields: readonly AskField[];
  /** The states of what was sent, and of what was taken back. */
  status: string;
  over: string;
  /** The buttons, what is said when it is sent, and where all are listed. */
  words: { submit: string; undo: string; done: Code; note: string; list: { path: string; label: string } };
  /** What stands above the fields, and the condition under which nothing more can be sent. */
  above?: { statements: Code; jsx: Code; isFull: Code };
}

/** The form's component. */
export function askForm(form: AskForm): Part {
  const { row, above, anchor, store, component } = form;
  const own = row === null ? code`({ id }) => id === sentId` : code`({ about, status }) => about === ${row.id} && status !== ${form.over}`;
  return {
    name: component.name,
    code: code`
      function ${component}(${row?.props}) {
        const section = @useScrolledTo<HTMLElement>(${anchor});
        const [errors, setErrors] = @useState<@FieldErrors>({});
        ${when(row === null, code`const [sentId, setSentId] = @useState("");`)}
        const sent = @useRows(${store}).find(${own});
        ${above?.statements}

        ${sendFunction(form)}

        return (
          <section ref={section} id="${raw(anchor)}" aria-labelledby="${raw(anchor)}-title" className="card flex scroll-mt-20 flex-col gap-6 p-6 sm:p-8">
            <h2 id="${raw(anchor)}-title" className="section-title">
              ${form.heading}
            </h2>
            ${above?.jsx}
            {sent ? (
              ${confirmation(form)}
            ) : ${when(above !== undefined, () => code`${above?.isFull} ? (<p className="font-semibold">Every place is taken.</p>) : `)}(
              <form noValidate onSubmit={send} className="flex max-w-3xl flex-col gap-5">
                <@WhoAsksFields errors={errors} />
                ${form.fields.map(askFieldJsx)}
                <button type="submit" className="button button-primary self-start">
                  ${jsxText(form.words.submit)}
                </button>
              </form>
            )}
          </section>
        );
      }`,
  };
}

function sendFunction({ row, store, prefix, status, fields, title }: AskForm): Code {
  const add = code`
    ${store}.add({
      ...contact,
      about: ${row === null ? code`""` : row.id},
      title: ${title},
      number: @newEntryNumber(${prefix}),
      at: new Date().toISOString(),
      status: ${status},
      details${fields.length === 0 ? code`: []` : code`: details.filter(({ value }) => value !== "")`},
      amount: null,
    })`;
  const details = code`
    const details = [
      ${fields.map((field) => code`{ label: ${field.label}, value: ${askFieldReading(field)} },`)}
    ];`;
  return code`
    function send(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = { data: new FormData(event.currentTarget), errors: {} };
      const contact = @readWhoAsks(form);
      ${when(fields.length > 0, details)}
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      ${row === null ? code`setSentId(${add}.id);` : code`${add};`}
    }`;
}

function confirmation({ row, store, over, words }: AskForm): Code {
  return code`
    <@EntryConfirmation
      title={${words.done}}
      note={\`Number \${sent.number}. ${raw(words.note)}\`}
      details={[{ label: "Name", value: sent.name }, { label: "E-mail", value: sent.email }, ...sent.details]}
    >
      <@Link to="${raw(words.list.path)}" className="button button-quiet">
        ${jsxText(`See ${words.list.label.charAt(0).toLowerCase()}${words.list.label.slice(1)}`)}
      </@Link>
      ${
        row === null
          ? code`
          <button type="button" className="button button-quiet" onClick={() => setSentId("")}>
            Send another
          </button>`
          : code`
          <button type="button" className="button button-danger" onClick={() => ${store}.update(sent.id, { status: ${over} })}>
            ${jsxText(words.undo)}
          </button>`
      }
    </@EntryConfirmation>`;
}

/** The list of what was sent, with the way to take it back. */
export function askList(list: {
  component: Reference;
  store: Reference;
  label: string;
  empty: string;
  undo: string;
  over: string;
}): ModuleSource {
  const { component, store, label, empty, undo, over } = list;
  return {
    path: component.from,
    library: true,
    parts: [
      {
        name: component.name,
        code: code`
          function ${component}() {
            const entries = @useRows(${store});
            return (
              <@OwnEntryList label={${label}} count={entries.length} empty={<p>${jsxText(empty)}</p>}>
                {entries.map((entry) => (
                  <@OwnEntryCard key={entry.id} entry={entry}>
                    {entry.status !== ${over} && (
                      <button type="button" className="button button-danger" onClick={() => ${store}.update(entry.id, { status: ${over} })}>
                        ${jsxText(undo)}
                      </button>
                    )}
                  </@OwnEntryCard>
                ))}
              </@OwnEntryList>
            );
          }`,
      },
    ],
  };
}

/** The link from a row of a list, or from the heading of its page, to the form; it says so where that was sent. */
export function askLink(
  link: Pick<AskForm, "store" | "status" | "over"> & {
    component: Reference;
    row: { props: Code; id: Code };
    address: Code;
    verb: string;
    title: Code;
  },
): Part {
  const { component, row, address, verb, title, store, status, over } = link;
  return {
    name: component.name,
    code: code`
      function ${component}(${row.props}) {
        const isSent = @useRows(${store}).some((entry) => entry.about === ${row.id} && entry.status !== ${over});
        const words = isSent ? ${status} : ${verb};
        return (
          <@Link to={${address}} className="button button-primary whitespace-nowrap" aria-label={\`\${words}: \${${title}}\`}>
            {words}
          </@Link>
        );
      }`,
  };
}

/** What all such forms share: the way to a form, and a file of which only the name is kept. */
export function askModules(): ModuleSource[] {
  return [
    {
      path: "src/lib/scrolled-to.ts",
      library: true,
      parts: [
        {
          name: "useScrolledTo",
          comment: "The element to show when the address ends in this anchor.",
          code: code`
            function useScrolledTo<Shown extends HTMLElement>(anchor: string) {
              const shown = @useRef<Shown>(null);
              const { hash, key } = @useLocation();

              @useEffect(() => {
                if (hash === \`#\${anchor}\`) requestAnimationFrame(() => shown.current?.scrollIntoView());
              }, [anchor, hash, key]);

              return shown;
            }`,
        },
      ],
    },
    { path: "src/components/file-name.tsx", library: true, parts: fileParts },
  ];
}

const fileParts: Part[] = [
  {
    name: "FileNameField",
    code: code`
      function FileNameField({ label, name }: { label: string; name: string }) {
        const id = @useId();
        return (
          <@Field id={id} field={{ label, name, hint: "This demonstration keeps the file's name, not the file." }}>
            <input id={id} name={name} type="file" aria-describedby={\`\${id}-help\`} className="control file:mr-3 file:font-semibold file:text-accent-ink" />
          </@Field>
        );
      }`,
  },
  {
    name: "fileName",
    code: code`
      function fileName({ data }: @FormReading, name: string): string {
        const file = data.get(name);
        return file instanceof File ? file.name : "";
      }`,
  },
];
