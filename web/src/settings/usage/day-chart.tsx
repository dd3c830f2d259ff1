// Bars by day, with the same values as a table for screen readers and exact values.
import { Cell, HeadCell, Row, Table } from "../../components/ui/display/table.tsx";
import type { Usage } from "./usage.ts";

type Day = Usage["days"][number];

/** The measure shown by the bars. */
export type Measure = "creditsSpent" | "builds" | "requests";

const units: Readonly<Record<Measure, string>> = { creditsSpent: "credits", builds: "builds", requests: "requests" };
const HEIGHT = 160;
const STEP = 10;
const GAP = 3;

const dayWords = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const wordsOf = (date: string): string => dayWords.format(new Date(`${date}T00:00:00Z`));

/** A bar for each day, scaled to the highest one. */
export function DayChart({ days, measure }: { days: readonly Day[]; measure: Measure }) {
  const most = Math.max(...days.map((day) => day[measure]));
  const top = roundUp(most);
  const total = days.reduce((sum, day) => sum + day[measure], 0);
  const unit = units[measure];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex gap-3">
        <div aria-hidden className="flex h-40 flex-col justify-between text-right text-xs leading-none text-ink-faint tabular-nums">
          <span>{top.toLocaleString("en")}</span>
          <span>0</span>
        </div>
        <div className="min-w-0 flex-1">
          <svg
            role="img"
            aria-label={`${total.toLocaleString("en")} ${unit} in ${days.length} days, at most ${most.toLocaleString("en")} per day`}
            viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="block h-40 w-full border-b border-line-strong"
          >
            {days.map((day, index) => (
              <Bar
                key={day.date}
                index={index}
                value={day[measure]}
                top={top}
                words={`${wordsOf(day.date)}: ${day[measure].toLocaleString("en")} ${unit}`}
              />
            ))}
          </svg>
          <div aria-hidden className="mt-2 flex justify-between text-xs text-ink-faint">
            <span>{wordsOf(days[0]?.date ?? "")}</span>
            <span>Today</span>
          </div>
        </div>
      </div>
      {total === 0 && <p className="text-sm text-ink-soft">No usage in this period. Your next build will appear here.</p>}
      <ValueTable days={days} />
    </div>
  );
}

function Bar({ index, value, top, words }: { index: number; value: number; top: number; words: string }) {
  const height = value === 0 ? 0 : Math.max(2, (value / top) * HEIGHT);
  const x = index * STEP;
  return (
    <g data-tip={words} className="group">
      <rect x={x} y={0} width={STEP} height={HEIGHT} className="fill-transparent group-hover:fill-subtle" />
      <rect x={x + GAP / 2} y={HEIGHT - height} width={STEP - GAP} height={height} className="fill-accent" />
    </g>
  );
}

function ValueTable({ days }: { days: readonly Day[] }) {
  return (
    <details className="group">
      <summary className="w-fit rounded-sm text-sm text-accent-text underline-offset-4 hover:underline">Show as a table</summary>
      <div className="mt-3 max-h-80 overflow-y-auto">
        <Table label="Usage by day">
          <thead>
            <tr>
              <HeadCell>Day (UTC)</HeadCell>
              <HeadCell className="text-right">Credits</HeadCell>
              <HeadCell className="text-right">Builds</HeadCell>
              <HeadCell className="text-right">Requests</HeadCell>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <Row key={day.date}>
                <Cell>{wordsOf(day.date)}</Cell>
                <Cell className="text-right tabular-nums">{day.creditsSpent}</Cell>
                <Cell className="text-right tabular-nums">{day.builds}</Cell>
                <Cell className="text-right tabular-nums">{day.requests}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}

// The next of 1, 2, 5, 10, 20, 50 and so on, for a round scale.
function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}
