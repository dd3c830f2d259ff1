// How the generated app shows what a person has asked for: the confirmation, the list with states, the fields for who asks.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

const confirmation = code`
  function EntryConfirmation({ title, note, details, children }: { title: string; note: string; details: readonly @EntryLine[]; children?: @ReactNode }) {
    return (
      <div className="flex flex-col gap-6">
        <div role="status" className="flex items-start gap-4 rounded-card bg-accent-soft p-5 text-accent-ink">
          <@CircleCheckIcon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          <div className="min-w-0">
            <p className="font-display text-xl font-bold break-words">{title}</p>
            <p className="mt-1">{note}</p>
          </div>
        </div>
        <@EntryLines details={details} />
        {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
    );
  }`;

const entryCard = code`
  function OwnEntryCard({ entry, children }: { entry: @OwnEntryDraft; children?: @ReactNode }) {
    return (
      <li className="card flex flex-col gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="card-title">{entry.title}</h3>
            <p className="facts mt-1">
              <span className="tabular-nums">{entry.number}</span>
              <time dateTime={entry.at}>{@formatEntryTime(entry.at)}</time>
            </p>
          </div>
          <@EntryStatus>{entry.status}</@EntryStatus>
        </div>
        <@EntryLines details={entry.details} />
        {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
      </li>
    );
  }`;

const parts: Part[] = [
  {
    name: "EntryLines",
    code: code`
      function EntryLines({ details }: { details: readonly @EntryLine[] }) {
        return (
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {details.map(({ label, value }, index) => (
              <div key={\`\${index} \${label}\`} className="min-w-0">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="font-medium break-words whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        );
      }`,
  },
  { name: "EntryConfirmation", comment: "Says that something was done, and what.", code: confirmation },
  {
    name: "EntryStatus",
    code: code`
      function EntryStatus({ children }: { children: string }) {
        const isOver = /^(?:cancelled|withdrawn|left|outbid)$/i.test(children);
        return (
          <span
            className={
              isOver
                ? "inline-flex items-center rounded-chip bg-sunken px-2.5 py-1 text-sm font-medium text-muted"
                : "inline-flex items-center rounded-chip bg-accent-soft px-2.5 py-1 text-sm font-semibold text-accent-ink"
            }
          >
            {children}
          </span>
        );
      }`,
  },
  { name: "OwnEntryCard", comment: "One entry among others, with what can be done with it.", code: entryCard },
  {
    name: "OwnEntryList",
    comment: "The entries, newest first, or what to do where there are none.",
    code: code`
      function OwnEntryList({ label, count, empty, children }: { label: string; count: number; empty: @ReactNode; children: @ReactNode }) {
        if (count === 0) return <@EmptyState title={\`No \${label.toLowerCase()} yet\`}>{empty}</@EmptyState>;
        return (
          <ul role="list" aria-label={label} className="flex flex-col gap-4">
            {children}
          </ul>
        );
      }`,
  },
  {
    name: "WhoAsksFields",
    comment: "Who asks, filled with what the person said before.",
    code: code`
      function WhoAsksFields({ errors }: { errors: @FieldErrors }) {
        const person = @usePerson();
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <@TextField label="Full name" name="name" required defaultValue={person.name} error={errors.name} />
            <@TextField label="E-mail address" name="email" type="email" required defaultValue={person.email} error={errors.email} />
          </div>
        );
      }`,
  },
];

/** `src/components/entries.tsx`. */
export function entryComponents(): ModuleSource[] {
  return [
    {
      path: "src/components/entries.tsx",
      opening: "Confirmations and lists of what a person has asked for, which all look alike.",
      library: true,
      parts,
    },
  ];
}
