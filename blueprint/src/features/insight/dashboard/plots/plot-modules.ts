// The charts of a dashboard in the generated app, and what they share: a frame, a line that says what is pointed at,
// and a legend whose entries switch what is drawn.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { plotBars } from "./plot-bars.ts";
import { plotLine } from "./plot-line.ts";
import { plotRing } from "./plot-ring.ts";

/** `src/components/plots/`. */
export function plotModules(): ModuleSource[] {
  return [
    {
      path: "src/components/plots/plot.tsx",
      opening: "What all charts share. Every number is also written in words: nothing is told by colour or length alone.",
      library: true,
      parts: [
        {
          name: "PlotProps",
          isType: true,
          code: code`
            interface PlotProps {
              label: string;
              points: readonly @ChartPoint[];
              format: (value: number) => string;
            }`,
        },
        { name: "useHiddenLabels", comment: "Which entries of a legend are switched off.", code: hiddenLabels },
        { name: "LegendEntry", comment: "An entry of a legend: it switches its part of the chart off and on.", code: legendEntry },
        { name: "shareOf", code: share },
      ],
    },
    plotBars,
    plotRing,
    plotLine,
  ];
}

const hiddenLabels = code`
  function useHiddenLabels() {
    const [hidden, setHidden] = @useState<readonly string[]>([]);
    return {
      isHidden: (label: string) => hidden.includes(label),
      toggle: (label: string) => setHidden((before) => (before.includes(label) ? before.filter((other) => other !== label) : [...before, label])),
    };
  }`;

const legendEntry = code`
  function LegendEntry({ label, colour, isShown, onToggle }: { label: string; colour: string; isShown: boolean; onToggle: () => void }) {
    return (
      <button
        type="button"
        aria-pressed={isShown}
        title={isShown ? \`Leave out \${label}\` : \`Show \${label}\`}
        className="flex min-h-7 min-w-0 max-w-full items-center gap-2 rounded-control text-left hover:underline"
        onClick={onToggle}
      >
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 rounded-full border-2"
          style={{ borderColor: colour, background: isShown ? colour : "transparent" }}
        />
        <span className={isShown ? "truncate" : "truncate text-muted line-through"}>{label}</span>
      </button>
    );
  }`;

const share = code`
  function shareOf(value: number, total: number): string {
    return total <= 0 ? "0%" : \`\${Math.round((value / total) * 100)}%\`;
  }`;
