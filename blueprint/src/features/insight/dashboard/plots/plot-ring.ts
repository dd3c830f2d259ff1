// Rings of the generated app's dashboards.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

const ring = code`
  function PlotRing({ label, points, format }: @PlotProps) {
    const { isHidden, toggle } = @useHiddenLabels();
    const [pointed, setPointed] = @useState("");
    const values = points.map((point) => (isHidden(point.label) ? 0 : Math.max(0, point.value)));
    const total = @sum(values);
    const shares = values.map((value) => (total === 0 ? 0 : (value / total) * 100));
    const told = points.find((point) => point.label === pointed && !isHidden(point.label));
    return (
      <div className="flex grow flex-wrap items-center gap-x-6 gap-y-4">
        <div className="relative grid size-40 shrink-0 place-items-center">
          <svg aria-hidden="true" viewBox="0 0 42 42" className="size-full -rotate-90">
            <circle cx="21" cy="21" r="15.915" fill="none" strokeWidth="5" className="stroke-sunken" />
            {points.map((point, index) => (
              <circle
                key={point.label}
                cx="21"
                cy="21"
                r="15.915"
                fill="none"
                strokeWidth={pointed === point.label ? 6.5 : 5}
                stroke={@chartColour(index)}
                strokeDasharray={\`\${Math.max(0, (shares[index] ?? 0) - 0.6)} 100\`}
                strokeDashoffset={-@sum(shares.slice(0, index))}
                onPointerEnter={() => setPointed(point.label)}
                onPointerLeave={() => setPointed("")}
              />
            ))}
          </svg>
          <p className="absolute max-w-24 text-center text-xs text-muted">
            <span className="block font-display text-lg/tight font-bold text-ink tabular-nums">{format(told?.value ?? total)}</span>
            {told ? \`\${told.label}, \${@shareOf(told.value, total)}\` : "together"}
          </p>
        </div>
        <ul role="list" aria-label={label} className="flex min-w-40 flex-1 flex-col gap-1 text-sm">
          {points.map((point, index) => (
            <li
              key={point.label}
              className="flex items-center justify-between gap-3"
              onPointerEnter={() => setPointed(point.label)}
              onPointerLeave={() => setPointed("")}
              onFocus={() => setPointed(point.label)}
              onBlur={() => setPointed("")}
            >
              <@LegendEntry label={point.label} colour={@chartColour(index)} isShown={!isHidden(point.label)} onToggle={() => toggle(point.label)} />
              <span className="font-semibold tabular-nums">{isHidden(point.label) ? "left out" : format(point.value)}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  }`;

/** `PlotRing.tsx`. */
export const plotRing: ModuleSource = {
  path: "src/components/plots/PlotRing.tsx",
  library: true,
  parts: [
    {
      name: "PlotRing",
      comment: "Each group's share of the whole. Pointing at a part tells its share; a name in the legend switches its part off.",
      code: ring,
    },
  ],
};
