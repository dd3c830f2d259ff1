import { useState } from "react";
import { NameForm } from "@/components/insight/name-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { CountdownDate } from "@/lib/insight/countdown-dates";
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
  const [day, setDay] = useState(date?.day ?? "");
  const [time, setTime] = useState(date?.time ?? "");
  return (
    <NameForm
      title={title}
      nameLabel={insightWords.whatFor}
      saveLabel={insightWords.saveDate}
      initial={date?.label}
      isComplete={day !== ""}
      onSave={(label) => onSave({ label, day, time })}
      onCancel={onCancel}
    >
      {(isTried) => (
        <DayAndTime
          day={day}
          time={time}
          error={isTried && day === "" ? words.enterADate : undefined}
          onDay={setDay}
          onTime={setTime}
        />
      )}
    </NameForm>
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
