// Figures and charts of the generated app. Every chart says its numbers in words as well, so that nothing is told by
// colour or length alone.
import { code } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";

const chartProps: Part = {
  name: "ChartProps",
  isType: true,
  code: code`
    interface ChartProps {
      label: string;
      points: readonly @ChartPoint[];
      format: (value: number) => string;
    }`,
};

const chartFrame: Part = {
  name: "ChartFrame",
  code: code`
    function ChartFrame({ label, points, children }: { label: string; points: readonly @ChartPoint[]; children: @ReactNode }) {
      return (
        <figure className="card chart">
          <figcaption className="text-sm font-semibold text-muted">{label}</figcaption>
          {points.length === 0 ? <p className="text-muted">Nothing to draw yet.</p> : children}
        </figure>
      );
    }`,
};

const barChart: Part = {
  name: "BarChart",
  comment: "A bar for each group, with its name and its value.",
  code: code`
    function BarChart({ label, points, format }: @ChartProps) {
      const most = Math.max(...points.map((point) => point.value), 1e-9);
      return (
        <@ChartFrame label={label} points={points}>
          <dl className="flex flex-col gap-3">
            {points.slice(0, @BARS_MAX).map((point) => (
              <div key={point.label} className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-x-4 text-sm">
                <dt className="truncate">{point.label}</dt>
                <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rounded-full bg-sunken">
                  <rect width={Math.max(0, (point.value / most) * 100)} height="8" className="fill-chart-1" />
                </svg>
                <dd className="text-right font-semibold tabular-nums">{format(point.value)}</dd>
              </div>
            ))}
          </dl>
          {points.length > @BARS_MAX && <p className="text-sm text-muted">and {points.length - @BARS_MAX} more</p>}
        </@ChartFrame>
      );
    }`,
};

const ringChart: Part = {
  name: "RingChart",
  comment: "Each group's share of the whole; a colour never stands without its name and value.",
  code: code`
    function RingChart({ label, points, format }: @ChartProps) {
      const total = @sum(points.map((point) => Math.max(0, point.value)));
      const shares = points.map((point) => (total === 0 ? 0 : (Math.max(0, point.value) / total) * 100));
      return (
        <@ChartFrame label={label} points={points}>
          <div className="flex grow flex-wrap items-center gap-x-6 gap-y-4">
            <svg aria-hidden="true" viewBox="0 0 42 42" className="size-28 shrink-0 -rotate-90">
              {shares.map((share, index) => (
                <circle
                  key={points[index]?.label}
                  cx="21"
                  cy="21"
                  r="15.915"
                  fill="none"
                  strokeWidth="6"
                  stroke={@chartColour(index)}
                  strokeDasharray={\`\${Math.max(0, share - 0.8)} \${100 - Math.max(0, share - 0.8)}\`}
                  strokeDashoffset={-@sum(shares.slice(0, index))}
                />
              ))}
            </svg>
            <dl className="flex max-w-md min-w-40 flex-1 flex-col gap-2 text-sm">
              {points.map((point, index) => (
                <div key={point.label} className="flex items-center gap-3">
                  <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={{ background: @chartColour(index) }} />
                  <dt className="min-w-0 flex-1 truncate">{point.label}</dt>
                  <dd className="font-semibold tabular-nums">{format(point.value)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </@ChartFrame>
      );
    }`,
};

const lineChart: Part = {
  name: "LineChart",
  comment: "A line over time, with every value in a table for those who cannot see it.",
  code: code`
    function LineChart({ label, points, format }: @ChartProps) {
      const most = Math.max(...points.map((point) => point.value), 1e-9);
      const x = (index: number) => (points.length === 1 ? 300 : 12 + (index / (points.length - 1)) * 576);
      const y = (value: number) => 152 - (Math.max(0, value) / most) * 132;
      const last = points.at(-1);
      return (
        <@ChartFrame label={label} points={points}>
          {last && (
            <p className="font-display text-2xl font-bold tabular-nums">
              {format(last.value)} <span className="font-body text-sm font-normal text-muted">{last.label}</span>
            </p>
          )}
          <svg aria-hidden="true" viewBox="0 0 600 160" preserveAspectRatio="none" className="h-32 w-full overflow-visible text-accent-ink">
            <path d="M0 152H600" className="stroke-line" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
            <polyline
              points={points.map((point, index) => \`\${x(index)},\${y(point.value)}\`).join(" ")}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
            {points.map((point, index) => (
              <path
                key={point.label}
                d={\`M\${x(index)} \${y(point.value)}h0\`}
                stroke="currentColor"
                strokeWidth="9"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              >
                <title>{\`\${point.label}: \${format(point.value)}\`}</title>
              </path>
            ))}
          </svg>
          <div className="flex justify-between text-xs text-muted">
            <span>{points[0]?.label}</span>
            {points.length > 1 && <span>{last?.label}</span>}
          </div>
          <div className="sr-only">
            <table>
            <caption>{label}</caption>
            <tbody>
              {points.map((point) => (
                <tr key={point.label}>
                  <th scope="row">{point.label}</th>
                  <td>{format(point.value)}</td>
                </tr>
              ))}
            </tbody>
            </table>
          </div>
        </@ChartFrame>
      );
    }`,
};

const figure: Part = {
  name: "Figure",
  comment: "One number with its name.",
  code: code`
    function Figure({ label, value }: { label: string; value: string }) {
      return (
        <div role="group" aria-label={label} className="total">
          <span className="total-label">{label}</span>
          <span className="total-value">{value}</span>
        </div>
      );
    }`,
};

/** Figures, and the charts. */
export function chartModules(): ModuleSource[] {
  return [
    { path: "src/components/figures.tsx", library: true, parts: [figure] },
    {
      path: "src/components/figures.tsx",
      library: true,
      parts: [chartProps, chartFrame, { name: "BARS_MAX", code: code`const BARS_MAX = 6;` }, barChart, ringChart, lineChart],
    },
  ];
}
