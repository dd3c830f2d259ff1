import { PlusIcon } from "lucide-react";
import { useState } from "react";
import { DateCard } from "@/components/insight/countdown/date-card";
import { DateForm } from "@/components/insight/countdown/date-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useInterval } from "@/hooks/use-interval";
import { type CountdownDate, createCountdown } from "@/lib/insight/countdown-dates";
import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

/** What a countdown counts in, and what it shows besides. */
export interface CountdownSettings {
  unit: "days" | "sleeps" | "weeks";
  /** Whether hours, minutes and seconds are shown of dates without a time too. */
  hasHours?: boolean;
  hasWorkingDays?: boolean;
}

/** Counts down to dates in big digits, and says how long ago they were. They can be changed, added and deleted. */
export function DateCountdown({
  dates: first,
  ...settings
}: CountdownSettings & {
  /** The dates of a first visit. */
  dates: readonly CountdownDate[];
}) {
  const [kept] = useState(() => createCountdown(first));
  const [now, setNow] = useState(() => new Date());
  const [isAdding, setAdding] = useState(false);
  const dates = useCollection(kept);
  useInterval(1_000, () => setNow(new Date()));
  return (
    <section aria-label={insightWords.countdown} className="flex flex-col gap-6">
      <ul
        role="list"
        className={cn("grid grid-cols-1 gap-6 empty:hidden", dates.length > 1 && "xl:grid-cols-2")}
      >
        {dates.map((date) => (
          <li key={date.id} className="flex flex-col *:grow">
            <DateCard dates={kept} date={date} now={now} settings={settings} />
          </li>
        ))}
      </ul>
      {isAdding || dates.length === 0 ? (
        <Card>
          <DateForm
            title={insightWords.addADate}
            onSave={(date) => {
              kept.add(date, "last");
              setAdding(false);
            }}
            onCancel={dates.length === 0 ? undefined : () => setAdding(false)}
          />
        </Card>
      ) : (
        <Button variant="outline" className="self-center" onClick={() => setAdding(true)}>
          <PlusIcon />
          {insightWords.addADate}
        </Button>
      )}
    </section>
  );
}
