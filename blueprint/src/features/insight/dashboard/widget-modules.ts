// The widgets of the generated dashboard: what each draws, and the card around it with its controls.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { DASHBOARD } from "./measure-library.ts";

/** `WidgetBody.tsx` and `WidgetCard.tsx`. */
export function widgetModules(): ModuleSource[] {
  return [
    {
      path: `${DASHBOARD}/WidgetBody.tsx`,
      library: true,
      parts: [
        {
          name: "WidgetCall",
          isType: true,
          code: code`
            interface WidgetCall {
              widget: @Widget;
              look: @Look;
            }`,
        },
        { name: "WidgetBody", comment: "What a widget shows, drawn as its shape says.", code: body },
        { name: "withRest", comment: "The five largest parts, and all others as one.", code: withRest },
        { name: "WidgetFigure", code: figure },
        { name: "WidgetLine", code: line },
      ],
    },
    {
      path: `${DASHBOARD}/WidgetTables.tsx`,
      library: true,
      parts: [
        { name: "PartTable", code: partTable },
        { name: "RecordTable", code: recordTable },
      ],
    },
    {
      path: `${DASHBOARD}/WidgetProfile.tsx`,
      library: true,
      parts: [{ name: "WidgetProfile", comment: "The numbers of one record, each beside the average of all.", code: profile }],
    },
    {
      path: `${DASHBOARD}/WidgetCard.tsx`,
      library: true,
      parts: [
        { name: "Arrangement", isType: true, code: arrangement },
        { name: "WidgetCard", code: card },
        { name: "WidgetControls", code: controls },
      ],
    },
  ];
}

const body = code`
  function WidgetBody({ widget, look }: @WidgetCall) {
    const format = @writeMeasure(widget, look.source);
    const chart = { label: widget.title, format };
    if (widget.shape === "figure") return <@WidgetFigure widget={widget} look={look} />;
    if (widget.shape === "line") return <@WidgetLine widget={widget} look={look} />;
    if (widget.shape === "table") return <@RecordTable widget={widget} look={look} />;
    if (widget.shape === "profile") return <@WidgetProfile widget={widget} look={look} />;
    const points = @partsOf(widget, look);
    if (points.length === 0) return <p className="text-muted">Nothing in this time. Choose a longer range.</p>;
    if (widget.shape === "parts") return <@PartTable {...chart} points={points} />;
    return widget.shape === "bars" ? <@PlotBars {...chart} points={points} /> : <@PlotRing {...chart} points={@withRest(points)} />;
  }`;

const withRest = code`
  function withRest(points: readonly @ChartPoint[]): readonly @ChartPoint[] {
    if (points.length <= 6) return points;
    return [...points.slice(0, 5), { label: "All others", value: @sum(points.slice(5).map(({ value }) => value)) }];
  }`;

const figure = code`
  function WidgetFigure({ widget, look }: @WidgetCall) {
    const value = @measureOf(widget, @recordsIn(look), look);
    const values = @seriesOf({ ...widget, by: widget.measure === "groups" ? widget.by : null }, look).series[0]?.values ?? [];
    const most = Math.max(...values.map((each) => each ?? 0), 1e-9);
    const points = values.map((each, index) => \`\${(index / Math.max(1, values.length - 1)) * 100},\${28 - ((each ?? 0) / most) * 26}\`);
    return (
      <div className="flex flex-col gap-2">
        <p className="font-display text-3xl font-bold tracking-tight tabular-nums">
          {value === null ? "–" : @writeMeasure(widget, look.source)(value)}
        </p>
        {new Set(values).size > 1 && (
          <svg aria-hidden="true" viewBox="0 0 100 30" preserveAspectRatio="none" className="h-8 w-full text-accent-ink">
            <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
          </svg>
        )}
      </div>
    );
  }`;

const line = code`
  function WidgetLine({ widget, look }: @WidgetCall) {
    const { moments, series } = @seriesOf(widget, look);
    return <@PlotLine label={widget.title} moments={moments} series={series} format={@writeMeasure(widget, look.source)} />;
  }`;

const partTable = code`
  function PartTable({ label, points, format }: @PlotProps) {
    return (
      <div className="max-h-72 overflow-auto" tabIndex={0} role="region" aria-label={\`\${label}: table\`}>
        <table className="w-full text-sm">
          <caption className="sr-only">{label}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.label} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {point.label}
                </th>
                <td className="py-2 text-right font-semibold tabular-nums">{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }`;

const recordTable = code`
  function RecordTable({ widget, look }: @WidgetCall) {
    const { source } = look;
    const chosen = source.fields.find(({ key }) => key === widget.field);
    const shown = [...(chosen ? [chosen] : []), ...source.fields.filter((field) => field !== chosen && field.kind !== "text")].slice(0, 3);
    const direction = chosen?.isLessBetter === true ? -1 : 1;
    const records = @recordsIn(look)
      .toSorted((left, right) =>
        chosen
          ? direction * ((@recordNumber(right, chosen.key) ?? 0) - (@recordNumber(left, chosen.key) ?? 0))
          : right.date.localeCompare(left.date),
      )
      .slice(0, 6);
    if (records.length === 0) return <p className="text-muted">Nothing in this time. Choose a longer range.</p>;
    return (
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={\`\${widget.title}: table\`}>
        <table className="w-full text-sm">
          <caption className="sr-only">{widget.title}</caption>
          <thead>
            <tr className="border-b border-line text-left text-muted">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Name
              </th>
              {shown.map((field) => (
                <th key={field.key} scope="col" className="py-2 pr-4 font-semibold last:pr-0">
                  {field.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.id} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-4 text-left font-semibold">
                  {record.path === null ? record.title : <@Link to={record.path} className="link">{record.title}</@Link>}
                </th>
                {shown.map((field) => (
                  <td key={field.key} className="py-2 pr-4 tabular-nums last:pr-0">
                    {@recordText(record, field)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }`;

const profile = code`
  function WidgetProfile({ widget, look }: @WidgetCall) {
    const { source } = look;
    const [chosen, setChosen] = @useState("");
    const record = source.records.find(({ id }) => id === chosen) ?? source.records[0];
    const fields = source.fields.filter(({ kind }) => kind === "number");
    if (!record) return <p className="text-muted">There is nothing yet.</p>;
    return (
      <div className="flex flex-col gap-4">
        <select className="control" aria-label={\`\${widget.title}: choose\`} value={record.id} onChange={(event) => setChosen(event.target.value)}>
          {source.records.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <dl className="flex flex-col gap-3 text-sm">
          {fields.map((field) => {
            const values = source.records.map((other) => @recordNumber(other, field.key)).filter((value) => value !== null);
            const most = Math.max(...values, 1e-9);
            const value = @recordNumber(record, field.key);
            return (
              <div key={field.key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
                <dt>{field.label}</dt>
                <dd className="tabular-nums">
                  <strong>{value === null ? "–" : @writeNumber(field, value)}</strong>{" "}
                  <span className="text-muted">average {@writeNumber(field, Math.round(@average(values) * 100) / 100)}</span>
                </dd>
                <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="col-span-2 h-2.5 w-full rounded-full bg-sunken">
                  <rect width={Math.max(0, ((value ?? 0) / most) * 100)} height="10" className="fill-chart-1" />
                  <rect x={Math.max(0, (@average(values) / most) * 100 - 0.4)} width="0.8" height="10" className="fill-ink" />
                </svg>
              </div>
            );
          })}
        </dl>
      </div>
    );
  }`;

const arrangement = code`
  interface Arrangement {
    isFirst: boolean;
    isLast: boolean;
    onMove: (by: -1 | 1) => void;
    onHide: () => void;
    onShape: (shape: string) => void;
  }`;

const card = code`
  function WidgetCard({ widget, look, isSimulated, arrangement }: @WidgetCall & { isSimulated: boolean; arrangement: @Arrangement | null }) {
    const isTimed = widget.shape !== "profile" && (widget.shape !== "table" || look.source.isDated);
    return (
      <article aria-label={widget.title} className={\`card flex h-full flex-col gap-3 p-5 \${arrangement ? "cursor-grab border-dashed border-accent-ink" : ""}\`}>
        <header className="flex flex-col gap-0.5">
          <h3 className="text-sm font-semibold text-muted">{widget.title}</h3>
          {isTimed && (
            <p className="text-xs text-muted">
              {@formatDate(look.period.from)} – {@formatDate(look.period.to)}
              {isSimulated && (widget.field !== null || look.source.isDated) ? " · simulated" : ""}
            </p>
          )}
        </header>
        {arrangement && <@WidgetControls widget={widget} {...arrangement} />}
        <@WidgetBody widget={widget} look={look} />
      </article>
    );
  }`;

const controls = code`
  function WidgetControls({ widget, isFirst, isLast, onMove, onHide, onShape }: { widget: @Widget } & @Arrangement) {
    const canChange = ["bars", "ring", "parts"].includes(widget.shape);
    return (
      <div className="flex flex-wrap items-center gap-1 rounded-control bg-sunken p-1">
        <@GripVerticalIcon aria-hidden="true" className="size-5 text-muted" />
        <button type="button" className="icon-button disabled:opacity-40" aria-label={\`Move \${widget.title} earlier\`} title="Move earlier" disabled={isFirst} onClick={() => onMove(-1)}>
          <@ArrowLeftIcon className="size-4" />
        </button>
        <button type="button" className="icon-button disabled:opacity-40" aria-label={\`Move \${widget.title} later\`} title="Move later" disabled={isLast} onClick={() => onMove(1)}>
          <@ArrowRightIcon className="size-4" />
        </button>
        <button type="button" className="icon-button" aria-label={\`Hide \${widget.title}\`} title="Hide" onClick={onHide}>
          <@EyeOffIcon className="size-4" />
        </button>
        {canChange && (
          <select className="control ml-auto w-auto! text-sm" aria-label={\`Draw \${widget.title} as\`} value={widget.shape} onChange={(event) => onShape(event.target.value)}>
            <option value="bars">Bars</option>
            <option value="ring">Ring</option>
            <option value="parts">Table</option>
          </select>
        )}
      </div>
    );
  }`;
