// Bars by day, with the same values as a table for screen readers and exact values.
import * as usageWords from "#words/settings/usage.ts";
import { formatNumber } from "../../../words/format-number.ts";
import { formatDate } from "../../../words/format-date.ts";
import { Cell, HeadCell, Row, Table } from "../../components/ui/display/table.tsx";
import type { Usage } from "./usage.ts";

type Day = Usage["days"][number];

/** The measure shown by the bars. */
export type Measure = "creditsSpent" | "builds" | "requests";

const TEXTS = {
  creditsSpent: { total: usageWords.creditsInDays, day: usageWords.creditsOnDay },
  builds: { total: usageWords.buildsInDays, day: usageWords.buildsOnDay },
  requests: { total: usageWords.requestsInDays, day: usageWords.requestsOnDay },
};
const HEIGHT = 160;
const STEP = 10;
const GAP = 3;

const wordsOf = (date: string): string => formatDate(`${date}T00:00:00Z`, { day: "numeric", month: "short", timeZone: "UTC" });

/** A bar for each day, scaled to the highest one. */
export function DayChart({ days, measure }: { days: readonly Day[]; measure: Measure }) {
  const most = Math.max(...days.map((day) => day[measure]));
  const top = roundUp(most);
  const total = days.reduce((sum, day) => sum + day[measure], 0);
  const texts = TEXTS[measure];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex gap-3">
        <div aria-hidden className="flex h-40 flex-col justify-between text-right text-xs leading-none text-ink-faint tabular-nums">
          <span>{formatNumber(top)}</span>
          <span>0</span>
        </div>
        <div className="min-w-0 flex-1">
          <svg
            role="img"
            aria-label={texts.total({ total, days: days.length, most })}
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
                words={texts.day({ day: wordsOf(day.date), count: day[measure] })}
              />
            ))}
          </svg>
          <div aria-hidden className="mt-2 flex justify-between text-xs text-ink-faint">
            <span>{wordsOf(days[0]?.date ?? "")}</span>
            <span>{usageWords.today}</span>
          </div>
        </div>
      </div>
      {total === 0 && <p className="text-sm text-ink-soft">{usageWords.nothingUsed}</p>}
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
      <summary className="w-fit rounded-sm text-sm text-accent-text underline-offset-4 hover:underline">{usageWords.showAsATable}</summary>
      <div className="mt-3 max-h-80 overflow-y-auto">
        <Table label={usageWords.usageByDay}>
          <thead>
            <tr>
              <HeadCell>{usageWords.dayUtc}</HeadCell>
              <HeadCell className="text-right">{usageWords.credits}</HeadCell>
              <HeadCell className="text-right">{usageWords.builds}</HeadCell>
              <HeadCell className="text-right">{usageWords.requests}</HeadCell>
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
