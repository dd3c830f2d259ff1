// The panel of the generated app that recommends records by what a person prefers.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** `AdvicePanel.tsx`. */
export function advicePanel(): ModuleSource {
  return {
    path: "src/components/advice/AdvicePanel.tsx",
    library: true,
    parts: [
      {
        name: "DIRECTIONS",
        code: code`
        const DIRECTIONS = [
          { value: "", label: "Does not matter" },
          { value: "less", label: "As low as possible" },
          { value: "more", label: "As high as possible" },
        ];`,
      },
      {
        name: "Wishes",
        isType: true,
        comment: "What is wished, by the field: a group, or a direction for a number.",
        code: code`type Wishes = Readonly<Record<string, string>>;`,
      },
      {
        name: "AdvicePanel",
        comment: "Wishes, and the records that fulfil them best, with reasons. Wishes are kept in this browser.",
        code: panel,
      },
      {
        name: "readWishes",
        code: code`
        function readWishes(key: string): @Wishes {
          const saved = @parseJson(@readItem(key));
          return @isSavedObject(saved) ? Object.fromEntries(Object.entries(saved).map(([field, wish]) => [field, @readText(wish)])) : {};
        }`,
      },
      {
        name: "fitOf",
        comment: "How well a record fulfils the wishes, from 0 to 1, and why. Without wishes, its numbers decide.",
        code: fitOf,
      },
      { name: "WishForm", code: wishForm },
    ],
  };
}

const panel = code`
  function AdvicePanel({ source, storageKey }: { source: @DataSource; storageKey: string }) {
    const [wishes, setWishes] = @useState(() => @readWishes(storageKey));
    const ranked = source.records
      .map((record) => ({ record, ...@fitOf(record, source, wishes) }))
      .toSorted((left, right) => right.fit - left.fit)
      .slice(0, 5);

    function change(next: @Wishes) {
      setWishes(next);
      @writeItem(storageKey, JSON.stringify(next));
    }

    return (
      <section className="flex flex-col gap-5">
        <h2 className="section-title text-on-page">Which {source.one} fits you?</h2>
        <@WishForm source={source} wishes={wishes} onChange={change} />
        <ol role="list" aria-label={\`Recommended \${source.many}\`} className="card divide-y divide-line">
          {ranked.map(({ record, fit, reasons }, index) => (
            <li key={record.id} className="row">
              <span className="font-display text-xl font-bold text-accent-ink tabular-nums">{index + 1}</span>
              <div className="flex min-w-0 flex-1 flex-col gap-1.5">
                {record.path === null ? <span className="row-title">{record.title}</span> : <@Link to={record.path} className="row-title">{record.title}</@Link>}
                <span className="flex flex-wrap gap-1.5">
                  {reasons.map((reason) => (
                    <span key={reason} className="chip">
                      {reason}
                    </span>
                  ))}
                </span>
              </div>
              <span className="figure">{Math.round(fit * 100)}%</span>
            </li>
          ))}
        </ol>
        {ranked.length === 0 && <p className="text-on-page-muted">There are no {source.many} to recommend yet.</p>}
      </section>
    );
  }`;

const fitOf = code`
  function fitOf(record: @DataRecord, source: @DataSource, wishes: @Wishes): { fit: number; reasons: string[] } {
    const wished = source.fields.filter(({ key }) => (wishes[key] ?? "") !== "");
    const numbers = @scoredFields(source);
    const counted = wished.length > 0 ? wished : numbers;
    const parts = counted.map((field) => {
      const wish = wishes[field.key] ?? "";
      if (field.kind !== "number") {
        const fulfils = @recordGroups(record, field.key).includes(wish);
        return { part: fulfils ? 1.5 : 0, weight: 1.5, reason: fulfils ? \`\${field.label}: \${wish}\` : "" };
      }
      const place = @standing(record, wish === "" ? field : { ...field, isLessBetter: wish === "less" }, source.records);
      const isLow = wish === "less" || (wish === "" && field.isLessBetter === true);
      const amount = @writeNumber(field, @scoredNumber(record, field));
      return { part: place, weight: 1, reason: place >= 0.6 ? \`\${isLow ? "Low" : "High"} \${field.label}: \${amount}\` : "" };
    });
    const weight = @sum(parts.map((part) => part.weight)) || 1;
    return { fit: @sum(parts.map(({ part }) => part)) / weight, reasons: parts.map(({ reason }) => reason).filter((reason) => reason !== "") };
  }`;

const wishForm = code`
  function WishForm({ source, wishes, onChange }: { source: @DataSource; wishes: @Wishes; onChange: (wishes: @Wishes) => void }) {
    const fields = source.fields.flatMap((field) => {
      if (field.kind === "number") return [{ field, label: field.label, options: @DIRECTIONS }];
      const groups = @distinct(source.records.flatMap((record) => @recordGroups(record, field.key)));
      if (groups.length < 2 || groups.length > 30 || (field.kind === "text" && groups.length > source.records.length * 0.75)) return [];
      if (field.kind === "date" || groups.some((group) => group.length > 40)) return [];
      const options = [{ value: "", label: "Does not matter" }, ...groups.map((group) => ({ value: group, label: group }))];
      return [{ field, label: \`Preferred \${field.label.toLowerCase()}\`, options }];
    });
    return (
      <div className="card grid grid-cols-1 gap-4 p-5 sm:grid-cols-2 lg:grid-cols-3">
        {fields.slice(0, 8).map(({ field, label, options }) => (
          <label key={field.key} className="flex min-w-0 flex-col gap-1 text-sm font-semibold">
            {label}
            <select className="control" value={wishes[field.key] ?? ""} onChange={(event) => onChange({ ...wishes, [field.key]: event.target.value })}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {Object.values(wishes).some((wish) => wish !== "") && (
          <button type="button" className="button button-quiet self-end" onClick={() => onChange({})}>
            Forget my wishes
          </button>
        )}
      </div>
    );
  }`;
