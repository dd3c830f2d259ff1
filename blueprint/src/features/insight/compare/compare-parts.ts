// What all comparisons of a generated app share: the choice of rows, its controls, and the panel with the table.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** `src/lib/choice.ts` and `src/components/compare/`. */
export function compareParts(): ModuleSource[] {
  return [
    {
      path: "src/lib/choice.ts",
      opening: "A few rows that the person chose, kept in this browser.",
      library: true,
      parts: [
        { name: "CHOICE_MAX", code: code`const CHOICE_MAX = 4;` },
        { name: "RowChoice", isType: true, code: rowChoice },
        { name: "createChoice", code: createChoice },
        {
          name: "useChoice",
          code: code`
            function useChoice(choice: @RowChoice): readonly string[] {
              return @useSyncExternalStore(choice.subscribe, choice.all);
            }`,
        },
      ],
    },
    {
      path: "src/components/compare/controls.tsx",
      library: true,
      parts: [
        { name: "CompareButton", comment: "Chooses a row on its page.", code: button },
        { name: "CompareMark", comment: "Chooses a row where it is listed.", code: mark },
        { name: "CompareTray", comment: "How many rows are chosen, and the way to their comparison.", code: tray },
      ],
    },
    {
      path: "src/components/compare/ComparePanel.tsx",
      library: true,
      parts: [
        { name: "PLACES", code: code`const PLACES = ["First", "Second", "Third", "Fourth"];` },
        { name: "ComparePanel", comment: "Chooses the rows, and shows them side by side. Without a choice, the first two.", code: panel },
      ],
    },
    {
      path: "src/components/compare/CompareTable.tsx",
      library: true,
      parts: [
        { name: "CompareTable", code: table },
        { name: "CompareCell", comment: "A value; a number also as a bar beside the largest, and the best one says so.", code: cell },
      ],
    },
  ];
}

const rowChoice = code`
  interface RowChoice {
    all: () => readonly string[];
    subscribe: (listener: () => void) => () => void;
    set: (ids: readonly string[]) => void;
    /** Chooses a row, or lets go of it. */
    toggle: (id: string) => void;
  }`;

const createChoice = code`
  function createChoice(key: string): @RowChoice {
    const listeners = new Set<() => void>();
    let chosen: readonly string[] = @readTexts(@parseJson(@readItem(key))).slice(0, @CHOICE_MAX);

    function set(ids: readonly string[]) {
      chosen = ids.slice(-@CHOICE_MAX);
      @writeItem(key, JSON.stringify(chosen));
      for (const listener of listeners) listener();
    }

    return {
      all: () => chosen,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      set,
      toggle: (id) => set(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    };
  }`;

const button = code`
  function CompareButton({ id, title, choice }: { id: string; title: string; choice: @RowChoice }) {
    const isChosen = @useChoice(choice).includes(id);
    return (
      <button type="button" className="button button-quiet" aria-pressed={isChosen} aria-label={\`Compare \${title}\`} onClick={() => choice.toggle(id)}>
        {isChosen ? <@CheckIcon className="size-4" /> : <@ScaleIcon className="size-4" />}
        {isChosen ? "Chosen to compare" : "Compare"}
      </button>
    );
  }`;

const mark = code`
  function CompareMark({ id, title, choice }: { id: string; title: string; choice: @RowChoice }) {
    const isChosen = @useChoice(choice).includes(id);
    return (
      <button type="button" className="text-button relative z-10 text-sm text-accent-ink" aria-pressed={isChosen} aria-label={\`Compare \${title}\`} onClick={() => choice.toggle(id)}>
        {isChosen ? <@CheckIcon className="size-4" /> : <@ScaleIcon className="size-4" />}
        {isChosen ? "Chosen" : "Compare"}
      </button>
    );
  }`;

const tray = code`
  function CompareTray({ label, choice, to }: { label: string; choice: @RowChoice; to: string }) {
    const count = @useChoice(choice).length;
    if (count === 0) return null;
    return (
      <section aria-label={label} className="card sticky top-18 z-10 flex flex-wrap items-center justify-between gap-3 p-3 shadow-lg">
        <p role="status" className="px-2 font-semibold">
          {count} of {@CHOICE_MAX} chosen to compare
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <button type="button" className="text-button text-accent-ink" onClick={() => choice.set([])}>
            Choose none
          </button>
          <@Link to={to} className="button button-primary">
            <@ScaleIcon className="size-4" />
            {count === 1 ? "Compare it with another" : "Compare now"}
          </@Link>
        </div>
      </section>
    );
  }`;

const panel = code`
  function ComparePanel({ source, choice }: { source: @DataSource; choice: @RowChoice }) {
    const chosen = @useChoice(choice).filter((id) => source.records.some((record) => record.id === id));
    const [isShort, setShort] = @useState(false);
    const begun = [...chosen, ...source.records.map(({ id }) => id).filter((id) => !chosen.includes(id))].slice(0, Math.max(2, chosen.length));
    const records = begun.flatMap((id) => source.records.filter((record) => record.id === id));
    const heading = \`\${source.many.charAt(0).toUpperCase()}\${source.many.slice(1)}\`;

    function choose(place: number, id: string) {
      const next = begun.toSpliced(place, 1, ...(id === "" ? [] : [id]));
      choice.set([...new Set(next)]);
    }

    if (source.records.length < 2) {
      return (
        <@EmptyState title={\`Too few \${source.many}\`}>
          <p>There have to be two to compare them.</p>
        </@EmptyState>
      );
    }
    return (
      <section className="flex flex-col gap-5">
        <h2 className="section-title text-on-page">{heading}</h2>
        <div className="flex flex-wrap gap-4">
          {@PLACES.slice(0, Math.min(begun.length + 1, @CHOICE_MAX)).map((place, index) => (
            <label key={place} className="flex min-w-0 flex-1 basis-48 flex-col gap-1 text-sm font-semibold text-on-page">
              {place} {source.one}
              <select className="control" value={begun[index] ?? ""} onChange={(event) => choose(index, event.target.value)}>
                {index > 1 && <option value="">None</option>}
                {source.records
                  .filter(({ id }) => id === begun[index] || !begun.includes(id) || index < 2)
                  .map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
              </select>
            </label>
          ))}
        </div>
        <label className="flex min-h-11 items-center gap-3 self-start text-sm font-semibold text-on-page">
          <input type="checkbox" className="mark" checked={isShort} onChange={(event) => setShort(event.target.checked)} />
          Show only what differs between {source.many}
        </label>
        <@CompareTable label={\`\${heading} compared\`} fields={source.fields} records={records} onlyDifferent={isShort} />
      </section>
    );
  }`;

const table = code`
  function CompareTable({ label, fields, records, onlyDifferent }: {
    label: string;
    fields: readonly @DataField[];
    records: readonly @DataRecord[];
    onlyDifferent: boolean;
  }) {
    const lines = fields.map((field) => ({ field, differs: new Set(records.map((record) => @recordText(record, field))).size > 1 }));
    const shown = lines.filter(({ differs }) => differs || !onlyDifferent);
    return (
      <div className="card overflow-x-auto" tabIndex={0} role="region" aria-label={\`\${label}: table\`}>
        <table aria-label={label} className="w-full min-w-120 table-fixed text-left text-sm">
          <thead>
            <tr className="border-b border-line align-bottom">
              <td className="w-36 p-4 text-muted">{lines.filter(({ differs }) => differs).length} differences</td>
              {records.map((record) => (
                <th key={record.id} scope="col" className="p-4 font-display text-base font-bold">
                  {record.path === null ? record.title : <@Link to={record.path} className="link">{record.title}</@Link>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ field, differs }) => (
              <tr key={field.key} className={\`border-b border-line align-top last:border-0 \${differs ? "bg-accent-soft/40" : ""}\`}>
                <th scope="row" className="p-4 font-semibold">
                  {field.label}
                  {differs && <span className="sr-only"> (differs)</span>}
                </th>
                {records.map((record) => (
                  <td key={record.id} className="p-4">
                    <@CompareCell record={record} records={records} field={field} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }`;

const cell = code`
  function CompareCell({ record, records, field }: { record: @DataRecord; records: readonly @DataRecord[]; field: @DataField }) {
    const value = @recordNumber(record, field.key);
    const text = @recordText(record, field);
    if (value === null) return text === "" ? <span className="text-muted">–</span> : <span className="line-clamp-6">{text}</span>;
    const values = records.map((other) => @recordNumber(other, field.key)).filter((other) => other !== null);
    const best = field.isLessBetter === true ? Math.min(...values) : Math.max(...values);
    return (
      <div className="flex flex-col gap-1.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold tabular-nums">
          {text}
          {value === best && new Set(values).size > 1 && <span className="chip">{field.isLessBetter === true ? "Lowest" : "Highest"}</span>}
        </span>
        <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rounded-full bg-sunken">
          <rect width={Math.max(0, (value / Math.max(...values, 1e-9)) * 100)} height="8" className="fill-chart-1" />
        </svg>
      </div>
    );
  }`;
