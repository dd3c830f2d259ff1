// Lines over time of the generated app's dashboards.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

const line = code`
  function PlotLine({ label, moments, series, format }: { label: string; moments: readonly string[]; series: readonly @PlotSeries[]; format: (value: number) => string }) {
    const { isHidden, toggle } = @useHiddenLabels();
    const [chosen, setChosen] = @useState<number | null>(null);
    const shown = series.map((one, index) => ({ ...one, colour: @chartColour(index) })).filter((one) => !isHidden(one.label));
    const last = moments.length - 1;
    const at = Math.min(chosen ?? last, last);

    function move(event: @KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setChosen(Math.min(last, Math.max(0, at + step)));
    }

    return (
      <div className="flex flex-col gap-3">
        <@PlotReadout moment={moments[at] ?? ""} values={shown.map((one) => ({ ...one, value: one.values[at] ?? null }))} format={format} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={\`\${label}: choose a time with the arrow keys\`}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, last)}
          aria-valuenow={Math.max(0, at)}
          aria-valuetext={moments[at] ?? "nothing"}
          className="rounded-control"
          onKeyDown={move}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            setChosen(Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * last));
          }}
          onPointerLeave={() => setChosen(null)}
        >
          <@PlotCanvas series={shown} count={moments.length} at={at} />
        </div>
        <div aria-hidden="true" className="flex justify-between text-xs text-muted">
          <span>{moments[0]}</span>
          {last > 0 && <span>{moments[last]}</span>}
        </div>
        {series.length > 1 && (
          <div role="group" aria-label={\`\${label}: legend\`} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {series.map((one, index) => (
              <@LegendEntry key={one.label} label={one.label} colour={@chartColour(index)} isShown={!isHidden(one.label)} onToggle={() => toggle(one.label)} />
            ))}
          </div>
        )}
      </div>
    );
  }`;

const readout = code`
  function PlotReadout({ moment, values, format }: { moment: string; values: readonly { label: string; colour: string; value: number | null }[]; format: (value: number) => string }) {
    return (
      <p className="flex min-h-8 flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-sm text-muted">{moment}</span>
        {values.map(({ label, colour, value }) => (
          <span key={label} className="inline-flex items-baseline gap-1.5 tabular-nums">
            {values.length > 1 && <span aria-hidden="true" className="size-2 rounded-full" style={{ background: colour }} />}
            <span className="sr-only">{label}</span>
            <strong className={values.length > 1 ? "text-sm font-semibold" : "font-display text-xl font-bold"}>{value === null ? "–" : format(value)}</strong>
          </span>
        ))}
      </p>
    );
  }`;

const canvas = code`
  function PlotCanvas({ series, count, at }: { series: readonly (@PlotSeries & { colour: string })[]; count: number; at: number }) {
    const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
    const most = Math.max(...all, 1e-9);
    const least = Math.min(0, ...all);
    const x = (index: number) => (count < 2 ? 300 : 6 + (index / (count - 1)) * 588);
    const y = (value: number) => 166 - ((value - least) / (most - least)) * 152;
    return (
      <svg aria-hidden="true" viewBox="0 0 600 174" preserveAspectRatio="none" className="h-44 w-full touch-pan-y overflow-visible">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <path key={part} d={\`M0 \${166 - part * 152}H600\`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        ))}
        <path d={\`M\${x(at)} 6V166\`} className="stroke-muted" strokeDasharray="3 3" vectorEffect="non-scaling-stroke" />
        {series.map(({ label, values, colour }) => (
          <g key={label} stroke={colour} fill="none" strokeLinejoin="round" strokeLinecap="round">
            <path d={@linePath(values, { x, y })} strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
            {typeof values[at] === "number" && <path d={\`M\${x(at)} \${y(values[at])}h0\`} strokeWidth="10" vectorEffect="non-scaling-stroke" />}
          </g>
        ))}
      </svg>
    );
  }`;

const linePath = code`
  function linePath(values: readonly (number | null)[], { x, y }: { x: (index: number) => number; y: (value: number) => number }): string {
    return values
      .map((value, index) => {
        if (value === null) return "";
        const before = values[index - 1];
        return \`\${typeof before === "number" ? "L" : "M"}\${x(index).toFixed(1)} \${y(value).toFixed(1)}\${typeof before === "number" ? "" : "h0"}\`;
      })
      .join("");
  }`;

/** `PlotLine.tsx`. */
export const plotLine: ModuleSource = {
  path: "src/components/plots/PlotLine.tsx",
  library: true,
  parts: [
    {
      name: "PlotSeries",
      isType: true,
      code: code`
        interface PlotSeries {
          label: string;
          /** A value for each moment; null where there is none. */
          values: readonly (number | null)[];
        }`,
    },
    {
      name: "PlotLine",
      comment: "Lines over time. Pointing, or the arrow keys, choose a moment whose values are written out; the legend switches lines off.",
      code: line,
    },
    { name: "PlotReadout", code: readout },
    { name: "PlotCanvas", code: canvas },
    { name: "linePath", comment: "The path through all values, broken where there is none.", code: linePath },
  ],
};
