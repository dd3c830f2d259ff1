// Bars of the generated app's dashboards.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

const bars = code`
  function PlotBars({ label, points, format }: @PlotProps) {
    const { isHidden, toggle } = @useHiddenLabels();
    const [pointed, setPointed] = @useState("");
    const shown = points.slice(0, @PLOT_BARS_MAX);
    const most = Math.max(...shown.filter((point) => !isHidden(point.label)).map((point) => point.value), 1e-9);
    return (
      <ul role="list" aria-label={label} className="flex flex-col gap-1 text-sm">
        {shown.map((point, index) => (
          <li
            key={point.label}
            className={\`grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-1.5 \${isHidden(point.label) ? "left out" : pointed === point.label ? "bg-sunken" : ""}\`}
            onPointerEnter={() => setPointed(point.label)}
            onPointerLeave={() => setPointed("")}
            onFocus={() => setPointed(point.label)}
            onBlur={() => setPointed("")}
          >
            <@LegendEntry label={point.label} colour={@chartColour(index)} isShown={!isHidden(point.label)} onToggle={() => toggle(point.label)} />
            <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3.5 w-full overflow-hidden rounded-full bg-sunken">
              <rect
                width={isHidden(point.label) ? 0 : Math.max(0, (point.value / most) * 100)}
                height="10"
                fill={@chartColour(index)}
                className="transition-[width]"
              />
            </svg>
            <span className="min-w-14 text-right font-semibold tabular-nums">
              {isHidden(point.label) ? "left out" : pointed === point.label ? \`\${format(point.value)} · \${@shareOf(point.value, @sum(shown.map(({ value }) => value)))}\` : format(point.value)}
            </span>
          </li>
        ))}
      </ul>
    );
  }`;

/** `PlotBars.tsx`. */
export const plotBars: ModuleSource = {
  path: "src/components/plots/PlotBars.tsx",
  library: true,
  parts: [
    { name: "PLOT_BARS_MAX", code: code`const PLOT_BARS_MAX = 10;` },
    {
      name: "PlotBars",
      comment:
        "A bar for each group. Pointing at one also tells its share; its name switches it off, and the others grow to the new scale.",
      code: bars,
    },
  ],
};
