import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { CountdownDate } from "@/lib/insight/countdown";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

/** Asks for the name, the day and the time of a date. */
export function DateForm({
  title,
  date,
  onSave,
  onCancel,
}: {
  title: string;
  date?: CountdownDate;
  onSave: (date: CountdownDate) => void;
  onCancel?: (() => void) | undefined;
}) {
  const [label, setLabel] = useState(date?.label ?? "");
  const [day, setDay] = useState(date?.day ?? "");
  const [time, setTime] = useState(date?.time ?? "");
  const [isTried, setTried] = useState(false);
  const name = label.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name !== "" && day !== "") onSave({ label: name, day, time });
  }

  return (
    <form aria-label={title} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field
        label={insightWords.whatFor}
        required
        error={isTried && name === "" ? words.missing({ label: insightWords.whatFor }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        )}
      </Field>
      <DayAndTime
        day={day}
        time={time}
        error={isTried && day === "" ? words.enterADate : undefined}
        onDay={setDay}
        onTime={setTime}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{insightWords.saveDate}</Button>
        {onCancel && (
          <Button type="button" variant="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Asks for a day, and for a time that may be left out. */
function DayAndTime({
  day,
  time,
  error,
  onDay,
  onTime,
}: {
  day: string;
  time: string;
  error: string | undefined;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
}) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label={words.date} required error={error}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={day}
            onChange={(event) => onDay(event.target.value)}
          />
        )}
      </Field>
      <Field label={insightWords.timeOfDay}>
        {(control) => (
          <Input
            {...control}
            type="time"
            value={time}
            onChange={(event) => onTime(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
