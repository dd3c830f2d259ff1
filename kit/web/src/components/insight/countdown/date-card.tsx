import { PencilIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import type { CountdownSettings } from "@/components/insight/countdown/date-countdown";
import { DateForm } from "@/components/insight/countdown/date-form";
import { LeftParts } from "@/components/insight/countdown/left-parts";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { formatLongDate, formatTime } from "@/lib/format";
import { type CountdownDate, timeLeft } from "@/lib/insight/countdown-dates";
import { removeWithUndo } from "@/lib/remove-with-undo";
import type { Collection, Stored } from "@/lib/store";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

/** A date with what is left until it, or the form that sets it while its day is not known. */
export function DateCard({
  dates,
  date,
  now,
  settings,
}: {
  dates: Collection<CountdownDate>;
  date: Stored<CountdownDate>;
  now: Date;
  settings: CountdownSettings;
}) {
  const [isEditing, setEditing] = useState(false);
  const { id, label, day, time } = date;
  const left = timeLeft(date, now, time !== "" || settings.hasHours === true);

  function save(changed: CountdownDate) {
    dates.update(id, changed);
    setEditing(false);
  }

  return (
    <Card role="group" aria-label={label} className="gap-6">
      <CardHeader className="flex-nowrap">
        <CardTitle level="h2">{label}</CardTitle>
        <CardAction>
          <IconButton
            icon={<PencilIcon />}
            label={words.editRow({ title: label })}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          />
          <IconButton
            icon={<Trash2Icon />}
            label={words.deleteRow({ title: label })}
            onClick={() => removeWithUndo(dates, { id, said: words.deletedRow({ title: label }) })}
          />
        </CardAction>
      </CardHeader>
      {left !== null && <LeftParts left={left} settings={settings} isExact={time !== ""} />}
      {left !== null && (
        <p className="text-center text-muted-foreground">
          {formatLongDate(left.day)}
          {time !== "" && `, ${formatTime(time)}`}
          {/^\d{2}-/.test(day) && ` · ${insightWords.everyYear}`}
          {/^\d$/.test(day) && ` · ${insightWords.everyWeek}`}
        </p>
      )}
      {left === null && <p className="text-muted-foreground">{insightWords.noDayIsSetYet}</p>}
      {(isEditing || left === null) && (
        <DateForm
          title={insightWords.changeOf({ title: label })}
          date={{ ...date, day: left === null ? "" : left.day }}
          onSave={save}
          onCancel={left === null ? undefined : () => setEditing(false)}
        />
      )}
    </Card>
  );
}
