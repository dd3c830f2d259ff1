// What all forms of a site share in the app: what is kept of a form that was sent, how it is read back, and how it is
// listed.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

/** `src/lib/sent-forms.ts` and `src/components/sent-forms.tsx`. */
export function entryModules(): ModuleSource[] {
  return [
    {
      path: "src/lib/sent-forms.ts",
      opening: "What visitors sent: their answers with the labels that they saw.",
      library: true,
      parts: dataParts,
    },
    { path: "src/components/sent-forms.tsx", library: true, parts: viewParts },
  ];
}

const dataParts: Part[] = [
  {
    name: "SentForm",
    isType: true,
    code: code`
      interface SentForm {
        answers: readonly { label: string; value: string }[];
        /** When it was sent, as an ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readSentForm",
    code: code`
      function readSentForm(saved: @SavedObject): @SentForm | null {
        const answers = (Array.isArray(saved.answers) ? saved.answers : [])
          .filter(@isSavedObject)
          .map(({ label, value }) => ({ label: @readText(label), value: @readText(value) }));
        return answers.length === 0 ? null : { answers, at: @readText(saved.at) };
      }`,
  },
  {
    name: "receiptOf",
    comment: "The number under which a form that was sent is found again.",
    code: code`
      function receiptOf({ id }: { id: string }): string {
        return id.slice(-6).toUpperCase();
      }`,
  },
  {
    name: "formFileName",
    comment: "The name of the chosen file. Its content stays where it is.",
    code: code`
      function formFileName({ data }: @FormReading, name: string): string {
        const value = data.get(name);
        return value instanceof File ? value.name : "";
      }`,
  },
];

const viewParts: Part[] = [
  {
    name: "FileNameField",
    code: code`
      function FileNameField({ label, name }: { label: string; name: string }) {
        const id = @useId();
        const field = { label, name, hint: "Only the file's name is kept." };
        return (
          <@Field id={id} field={field}>
            <input {...@controlProps(id, field)} type="file" />
          </@Field>
        );
      }`,
  },
  {
    name: "SentForms",
    comment: "What this visitor has sent, newest first, each with its number and a way to take it back.",
    code: code`
      function SentForms({ title, forms, onWithdraw }: { title: string; forms: readonly @Stored<@SentForm>[]; onWithdraw: (id: string) => void }) {
        if (forms.length === 0) return null;
        return (
          <div className="card flex flex-col gap-4 p-6 sm:p-8">
            <h3 className="card-title">{title}</h3>
            <ul role="list" aria-label={title} className="flex flex-col gap-5">
              {forms.map((form) => (
                <li key={form.id} className="border-t border-line pt-4">
                  <p className="facts">
                    <strong className="font-semibold text-ink">No. {@receiptOf(form)}</strong>
                    <time dateTime={form.at}>{@formatDate(form.at.slice(0, 10))}</time>
                    <span className="chip">Received</span>
                    <button
                      type="button"
                      className="text-button ml-auto"
                      aria-label={\`Withdraw no. \${@receiptOf(form)}\`}
                      onClick={() => onWithdraw(form.id)}
                    >
                      Withdraw
                    </button>
                  </p>
                  <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
                    {form.answers.map(({ label, value }) => (
                      <div key={label} className="min-w-0">
                        <dt className="text-sm text-muted">{label}</dt>
                        <dd className="break-words whitespace-pre-line">{value}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          </div>
        );
      }`,
  },
];
