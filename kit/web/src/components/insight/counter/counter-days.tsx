import { Card, CardTitle } from "@/components/ui/card";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { formatLongDate } from "@/lib/format";
import { type Counter, countOn, daysOf, totalOf } from "@/lib/insight/counter";
import { formatNumber } from "@/lib/number";
import type { Stored } from "@/lib/store";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

/** More days than these are not looked at. */
const DAYS_MAX = 60;

/** How much was counted on each day, and in all. */
export function CounterDays({
  counters,
  unit,
}: {
  counters: readonly Stored<Counter>[];
  unit: string | undefined;
}) {
  const days = daysOf(counters).slice(0, DAYS_MAX);
  const sum = (numbers: readonly number[]) =>
    formatNumber(numbers.reduce((all, one) => all + one, 0));
  const isSeveral = counters.length > 1;
  return (
    <Card className="gap-4">
      <CardTitle level="h2">
        {unit === undefined ? insightWords.earlierDays : `${insightWords.earlierDays} (${unit})`}
      </CardTitle>
      {days.length === 0 && (
        <p className="text-muted-foreground">{insightWords.nothingCountedYet}</p>
      )}
      {days.length > 0 && (
        <Table aria-label={insightWords.earlierDays}>
          <TableHeader>
            <TableRow>
              <TableHead>{words.date}</TableHead>
              {counters.map(({ id, label }) => (
                <TableHead key={id}>{label}</TableHead>
              ))}
              {isSeveral && <TableHead>{words.total}</TableHead>}
            </TableRow>
          </TableHeader>
          <TableBody>
            {days.map((day) => (
              <TableRow key={day}>
                <TableCell>{formatLongDate(day)}</TableCell>
                {counters.map((counter) => (
                  <TableCell key={counter.id} className="tabular-nums">
                    {formatNumber(countOn(counter, day))}
                  </TableCell>
                ))}
                {isSeveral && (
                  <TableCell className="font-semibold tabular-nums">
                    {sum(counters.map((counter) => countOn(counter, day)))}
                  </TableCell>
                )}
              </TableRow>
            ))}
            <TableRow className="font-semibold">
              <TableCell>{words.total}</TableCell>
              {counters.map((counter) => (
                <TableCell key={counter.id} className="tabular-nums">
                  {formatNumber(totalOf(counter))}
                </TableCell>
              ))}
              {isSeveral && (
                <TableCell className="tabular-nums">{sum(counters.map(totalOf))}</TableCell>
              )}
            </TableRow>
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
