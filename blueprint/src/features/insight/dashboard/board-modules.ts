// The generated dashboard itself: the range of time, the grid of widgets, and how it is arranged.
import { code, type Code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { jsxText } from "../../../writer/code/text.ts";
import { DASHBOARD } from "./measure-library.ts";

/** `DashboardBoard.tsx`, `DashboardTools.tsx` and `RangePicker.tsx`. `note` says what is simulated; empty where nothing is. */
export function boardModules(note: string): ModuleSource[] {
  return [
    {
      path: `${DASHBOARD}/DashboardBoard.tsx`,
      library: true,
      parts: [
        { name: "SPANS", comment: "How wide the figures and the charts are, by the layout that was chosen.", code: spans },
        { name: "DashboardBoard", code: board(note) },
        { name: "WidgetGrid", comment: "The widgets in their order. While they are arranged, they can be dragged.", code: grid },
      ],
    },
    {
      path: `${DASHBOARD}/DashboardTools.tsx`,
      library: true,
      parts: [
        { name: "DashboardTools", code: tools },
        { name: "ArrangePanel", code: arrangePanel },
      ],
    },
    {
      path: `${DASHBOARD}/RangePicker.tsx`,
      library: true,
      parts: [{ name: "RangePicker", comment: "The time that all widgets look at.", code: rangePicker }],
    },
  ];
}

const spans = code`
  const SPANS: Readonly<Record<string, { grid: string; figure: string; chart: string }>> = {
    one: { grid: "grid-cols-1 sm:grid-cols-2", figure: "", chart: "sm:col-span-2" },
    two: { grid: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-4", figure: "", chart: "sm:col-span-2" },
    three: { grid: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-6", figure: "lg:col-span-2", chart: "sm:col-span-2" },
  };`;

function board(note: string): Code {
  const hint = note === "" ? undefined : code`<p className="text-sm text-on-page-muted">${jsxText(note)}</p>`;
  return code`
    function DashboardBoard() {
      const [layout, change] = @useDashboardLayout();
      const [isArranged, setArranged] = @useState(false);

      return (
        <section aria-label="Dashboard" className="flex flex-col gap-5">
          <@DashboardTools layout={layout} change={change} isArranged={isArranged} onArrange={() => setArranged(!isArranged)} />
          ${hint}
          {isArranged && <@ArrangePanel layout={layout} change={change} />}
          <@WidgetGrid layout={layout} change={change} isArranged={isArranged} />
        </section>
      );
    }`;
}

const grid = code`
  function WidgetGrid({ layout, change, isArranged }: { layout: @DashboardLayout; change: (changes: Partial<@DashboardLayout>) => void; isArranged: boolean }) {
    const sources = @useDashboardSources();
    const [dragged, setDragged] = @useState("");
    const shown = layout.order.filter((id) => !layout.hidden.includes(id));
    const span = @SPANS[layout.columns] ?? @SPANS.two;
    const figures = @WIDGETS.filter(({ id, shape }) => shape === "figure" && shown.includes(id)).length;
    const isUneven = layout.columns === "two" && (figures % 4 === 0 ? shown.length - figures : shown.length) % 2 === 1;
    const figureSpan = figures % 4 === 0 ? span?.figure : span?.chart;

    return (
      <ul role="list" aria-label="Widgets" className={\`grid gap-5 \${span?.grid ?? ""}\`}>
        {shown.map((id, index) => {
          const widget = @WIDGETS.find((candidate) => candidate.id === id);
          const source = sources[widget?.source ?? ""];
          if (!widget || !source) return null;
          const period = @periodOf(layout.range, source.isDated ? source.records.map(({ date }) => date) : []);
          const arrangement = {
            isFirst: index === 0,
            isLast: index === shown.length - 1,
            onMove: (by: -1 | 1) => change({ order: @moved(layout.order, id, shown[index + by] ?? id) }),
            onHide: () => change({ hidden: [...layout.hidden, id] }),
            onShape: (shape: string) => change({ shapes: { ...layout.shapes, [id]: shape } }),
          };
          return (
            <li
              key={id}
              className={\`min-w-0 \${widget.shape === "figure" ? figureSpan : span?.chart} \${isUneven && index === shown.length - 1 ? "lg:col-span-full" : ""} \${dragged === id ? "opacity-60" : ""}\`}
              draggable={isArranged}
              onDragStart={(event) => {
                event.dataTransfer.setData("text/plain", id);
                setDragged(id);
              }}
              onDragEnd={() => setDragged("")}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                const from = event.dataTransfer.getData("text/plain");
                if (shown.includes(from)) change({ order: @moved(layout.order, from, id) });
              }}
            >
              <@WidgetCard
                widget={{ ...widget, shape: layout.shapes[id] ?? widget.shape }}
                look={{ source, period }}
                isSimulated={@SIMULATED.includes(source.id)}
                arrangement={isArranged ? arrangement : null}
              />
            </li>
          );
        })}
      </ul>
    );
  }`;

const tools = code`
  function DashboardTools({ layout, change, isArranged, onArrange }: {
    layout: @DashboardLayout;
    change: (changes: Partial<@DashboardLayout>) => void;
    isArranged: boolean;
    onArrange: () => void;
  }) {
    return (
      <div className="flex flex-wrap items-end justify-between gap-4">
        <@RangePicker range={layout.range} onChange={(range) => change({ range })} />
        <button type="button" className="button button-quiet" aria-expanded={isArranged} onClick={onArrange}>
          {isArranged ? <@CheckIcon className="size-4" /> : <@LayoutGridIcon className="size-4" />}
          {isArranged ? "Done" : "Customise layout"}
        </button>
      </div>
    );
  }`;

const arrangePanel = code`
  function ArrangePanel({ layout, change }: { layout: @DashboardLayout; change: (changes: Partial<@DashboardLayout>) => void }) {
    const [said, setSaid] = @useState("");
    const hidden = @WIDGETS.filter(({ id }) => layout.hidden.includes(id));
    return (
      <div role="group" aria-label="Layout" className="card flex flex-col gap-4 p-5">
        <p className="text-sm text-muted">Drag a widget to another place, or use its arrows. Your layout is kept in this browser.</p>
        <div className="flex flex-wrap items-center gap-3">
          <@PickList
            label="Columns"
            value={layout.columns}
            options={[
              { value: "one", label: "One column" },
              { value: "two", label: "Two columns" },
              { value: "three", label: "Three columns" },
            ]}
            onChange={(columns) => change({ columns })}
          />
          {hidden.map(({ id, title }) => (
            <button key={id} type="button" className="button button-quiet" onClick={() => change({ hidden: layout.hidden.filter((other) => other !== id) })}>
              <@EyeIcon className="size-4" />
              Show {title}
            </button>
          ))}
          <button
            type="button"
            className="text-button text-accent-ink"
            onClick={() => {
              change({ ...@FIRST_LAYOUT, range: layout.range });
              setSaid("The layout is as it was at first.");
            }}
          >
            Reset layout
          </button>
        </div>
        <p role="status" className="text-sm font-semibold empty:hidden">
          {said}
        </p>
      </div>
    );
  }`;

const rangePicker = code`
  function RangePicker({ range, onChange }: { range: @TimeRange; onChange: (range: @TimeRange) => void }) {
    const isWrong = range.choice === "own" && range.from !== "" && range.to !== "" && range.from > range.to;
    const ends = [
      { label: "First day", value: range.from, change: (from: string) => onChange({ ...range, from }) },
      { label: "Last day", value: range.to, change: (to: string) => onChange({ ...range, to }) },
    ];
    return (
      <div className="flex flex-wrap items-end gap-3 text-sm">
        <label className="flex flex-col gap-1 font-semibold text-on-page">
          Time range
          <select className="control" value={range.choice} onChange={(event) => onChange({ ...range, choice: event.target.value })}>
            {@TIME_RANGES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {range.choice === "own" &&
          ends.map((end) => (
            <label key={end.label} className="flex flex-col gap-1 font-semibold text-on-page">
              {end.label}
              <input type="date" className="control" value={end.value} aria-invalid={isWrong} onChange={(event) => end.change(event.target.value)} />
            </label>
          ))}
        {isWrong && (
          <p role="alert" className="font-medium text-on-page">
            The first day comes after the last.
          </p>
        )}
      </div>
    );
  }`;
