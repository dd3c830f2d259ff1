// The page of estimates in the generated app: the sheet, its lines and totals, and what was saved.
import { type Code, code, raw, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import type { FeatureOf } from "../../../feature.ts";

type Estimate = FeatureOf<"estimate">;

const FOLDER = "src/features/estimates";

/** The components. */
export function estimateViewModules({ called }: Estimate, model: EntityModel | null): ModuleSource[] {
  return [
    {
      path: `${FOLDER}/EstimateSheet.tsx`,
      library: true,
      parts: [
        { name: "EstimateSheet", comment: "Begins with the saved one that the address names, or anew.", code: pageCode },
        { name: "EstimateEditor", code: editorCode(called, model) },
      ],
    },
    {
      path: `${FOLDER}/EstimateLines.tsx`,
      library: true,
      parts: [
        { name: "EstimateLines", code: linesCode },
        { name: "LineControl", code: lineControl },
        { name: "EstimateTotals", code: totalsCode },
      ],
    },
    { path: `${FOLDER}/SavedEstimates.tsx`, library: true, parts: [{ name: "SavedEstimates", code: savedCode(called) }] },
  ];
}

const pageCode = code`
  function EstimateSheet() {
    const [params] = @useSearchParams();
    const open = @useRows(@estimates).find(({ id }) => id === params.get("open"));
    return (
      <div className="flex flex-col gap-6">
        <@EstimateEditor key={open?.id ?? params.get("for") ?? ""} initial={open ?? { name: "", about: params.get("for") ?? "", lines: @FIRST_LINES, contingency: "", tax: "", savedOn: "" }} />
        <@SavedEstimates />
      </div>
    );
  }`;

function editorCode(called: string, model: EntityModel | null): Code {
  const options =
    model &&
    code`const options = @useRows(${model.collection}).map((${raw(model.one)}) => ({ value: ${raw(model.one)}.id, label: ${titleOf(model, model.one)} }));`;
  return code`
    function EstimateEditor({ initial }: { initial: @EstimateDraft }) {
      ${options ?? undefined}
      const [lines, setLines] = @useState(initial.lines);
      const [contingency, setContingency] = @useState(initial.contingency);
      const [tax, setTax] = @useState(initial.tax);
      const [errors, setErrors] = @useState<@FieldErrors>({});

      function save(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form: @FormReading = { data: new FormData(event.currentTarget), errors: {} };
        const name = @requiredText(form, "name", "Enter a name.");
        if (@totalsOf({ lines, contingency, tax }).total === 0) form.errors.lines = "Enter at least one price.";
        setErrors(form.errors);
        if (Object.keys(form.errors).length > 0) return;
        @estimates.add({ name, about: @formText(form, "about"), lines, contingency, tax, savedOn: @localDate() });
        @showNotice({ message: \`Saved “\${name}”.\` });
      }

      return (
        <form noValidate onSubmit={save} ${attribute("aria-label", capitalise(called))} className="card flex flex-col gap-6 p-5 sm:p-8">
          <div className="grid gap-4 sm:grid-cols-2">
            <@TextField label="Name" name="name" required defaultValue={initial.name} error={errors.name} />
            ${when(model !== null, () => code`<@SelectField ${attribute("label", capitalise(model?.entity.name.one ?? ""))} name="about" options={options} defaultValue={initial.about} />`)}
          </div>
          <@EstimateLines lines={lines} onChange={setLines} />
          {errors.lines !== undefined && (
            <p role="alert" className="text-sm font-medium text-danger">
              {errors.lines}
            </p>
          )}
          <div className="flex flex-wrap gap-4">
            <@LineControl label="Contingency in percent" value={contingency} isNumber onChange={setContingency} isLabelled />
            <@LineControl label="Tax in percent" value={tax} isNumber onChange={setTax} isLabelled />
          </div>
          <@EstimateTotals totals={@totalsOf({ lines, contingency, tax })} />
          <button type="submit" className="button button-primary self-start">
            ${jsxText(`Save ${called}`)}
          </button>
        </form>
      );
    }`;
}

const linesCode = code`
  function EstimateLines({ lines, onChange }: { lines: readonly @EstimateLine[]; onChange: (lines: readonly @EstimateLine[]) => void }) {
    const change = (at: number, changes: Partial<@EstimateLine>) => onChange(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)));

    return (
      <div className="flex flex-col gap-4">
        <ul role="list" aria-label="Lines" className="flex flex-col gap-4">
          {lines.map((line, at) => (
            <li key={at} className="grid grid-cols-[1fr_1fr_auto] items-center gap-3 border-b border-line pb-4 sm:grid-cols-[2fr_1fr_1fr_7rem_auto] sm:border-0 sm:pb-0">
              <div className="col-span-3 sm:col-span-1">
                <@LineControl label={\`Item of line \${at + 1}\`} placeholder="Item" value={line.item} onChange={(item) => change(at, { item })} />
              </div>
              <@LineControl label={\`Quantity of line \${at + 1}\`} placeholder="Quantity" value={line.quantity} isNumber onChange={(quantity) => change(at, { quantity })} />
              <@LineControl label={\`Unit price of line \${at + 1}\`} placeholder="Unit price" value={line.price} isNumber onChange={(price) => change(at, { price })} />
              <span className="figure max-sm:col-span-2 max-sm:row-start-3 max-sm:text-left">{@showAmount(@lineTotal(line))}</span>
              <button type="button" className="icon-button" aria-label={\`Remove line \${at + 1}\`} onClick={() => onChange(lines.filter((_, index) => index !== at))}>
                <@Trash2Icon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="button button-quiet self-start" onClick={() => onChange([...lines, { item: "", quantity: "1", price: "" }])}>
          <@PlusIcon className="size-4" />
          Add line
        </button>
      </div>
    );
  }`;

const lineControl = code`
  function LineControl({
    label,
    value,
    placeholder,
    isNumber = false,
    isLabelled = false,
    onChange,
  }: {
    label: string;
    value: string;
    placeholder?: string;
    isNumber?: boolean;
    isLabelled?: boolean;
    onChange: (value: string) => void;
  }) {
    return (
      <label className="flex min-w-0 flex-col gap-1.5 text-sm font-semibold">
        <span className={isLabelled ? "" : "sr-only"}>{label}</span>
        <input
          className="control text-base font-normal"
          inputMode={isNumber ? "decimal" : "text"}
          placeholder={placeholder}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    );
  }`;

const totalsCode = code`
  function EstimateTotals({ totals }: { totals: ReturnType<typeof @totalsOf> }) {
    const figures = [
      { label: "Subtotal", value: totals.subtotal },
      { label: "Contingency", value: totals.reserve },
      { label: "Tax", value: totals.taxes },
      { label: "Total", value: totals.total },
    ];
    return (
      <div aria-live="polite" className="flex flex-wrap gap-x-10 gap-y-4 border-t border-line pt-5">
        {figures.map(({ label, value }) => (
          <div key={label} role="group" aria-label={label}>
            <p className="text-sm text-muted">{label}</p>
            <p className="font-display text-xl font-bold tabular-nums">{@showAmount(value)}</p>
          </div>
        ))}
      </div>
    );
  }`;

function savedCode(called: string): Code {
  return code`
    function SavedEstimates() {
      const saved = @useRows(@estimates);
      if (saved.length === 0) return <p className="text-on-page-muted">${jsxText(`Saved ${called}s stand here.`)}</p>;
      return (
        <section className="flex flex-col gap-4">
          <h2 className="section-title text-on-page">${jsxText(`Saved ${called}s`)}</h2>
          <ul role="list" aria-label="${raw(`Saved ${called}s`)}" className="card divide-y divide-line">
            {saved.map((estimate) => (
              <li key={estimate.id} className="row flex-wrap">
                <div className="min-w-0 flex-1 basis-40">
                  <p className="row-title">{estimate.name}</p>
                  <p className="text-sm text-muted">Saved on {@formatDate(estimate.savedOn)}</p>
                </div>
                <span className="figure">{@showAmount(@totalsOf(estimate).total)}</span>
                <div className="flex items-center gap-1">
                  <@Link to={\`?open=\${estimate.id}\`} className="button button-quiet" aria-label={\`Open \${estimate.name}\`}>
                    Open
                  </@Link>
                  <button type="button" className="icon-button" aria-label={\`Download \${estimate.name}\`} onClick={() => @downloadEstimate(estimate)}>
                    <@DownloadIcon className="size-4" />
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={\`Delete \${estimate.name}\`}
                    onClick={() => @showNotice({ message: \`Deleted “\${estimate.name}”.\`, undo: @estimates.remove(estimate.id) })}
                  >
                    <@Trash2Icon className="size-4" />
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      );
    }`;
}
