import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type BookingTerms, type BookingTime, overlaps } from "@/lib/commerce/booking/times";
import { formatTime, localDate } from "@/lib/format";
import { cn } from "@/lib/utils";
import * as commerceWords from "@/words/commerce";

interface TimeInputsProps {
  terms: BookingTerms;
  chosen: BookingTime;
  /** The bookings of the same thing. */
  taken: readonly BookingTime[];
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (chosen: BookingTime) => void;
}

/** Asks for the days and the time that the terms have. */
export function TimeInputs({
  terms: { start, end, times = [], isShared = false },
  chosen,
  taken,
  errors,
  onChange,
}: TimeInputsProps) {
  const isTaken = (time: string) =>
    !isShared && taken.some((booking) => overlaps(booking, { ...chosen, time }));
  return (
    <>
      <div
        className={cn("grid items-start gap-4 empty:hidden", end !== undefined && "sm:grid-cols-2")}
      >
        {start !== undefined && (
          <DayInput
            label={start}
            name="start"
            value={chosen.start}
            error={errors["start"]}
            onChange={(day) => onChange({ ...chosen, start: day })}
          />
        )}
        {end !== undefined && (
          <DayInput
            label={end}
            name="end"
            value={chosen.end}
            error={errors["end"]}
            onChange={(day) => onChange({ ...chosen, end: day })}
          />
        )}
      </div>
      {times.length > 0 && (
        <TimePicker
          name="time"
          times={times}
          value={chosen.time}
          isTaken={isTaken}
          error={errors["time"]}
          onChange={(time) => onChange({ ...chosen, time })}
        />
      )}
    </>
  );
}

interface DayInputProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

function DayInput({ label, name, value, error, onChange }: DayInputProps) {
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          min={localDate()}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** One of the times of a day; taken ones are struck out. */
function TimePicker({
  name,
  times,
  value,
  isTaken,
  error,
  onChange,
}: {
  /** The name in the form's data. */
  name: string;
  times: readonly string[];
  value: string;
  isTaken: (time: string) => boolean;
  error: string | undefined;
  onChange: (time: string) => void;
}) {
  const help = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : help}>
      <legend className="mb-2 text-sm font-semibold">{commerceWords.time}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {times.map((time) => (
          <label
            key={time}
            className="relative grid min-h-11 place-items-center rounded-md border border-input text-sm font-medium has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:border-border has-disabled:bg-muted has-disabled:text-muted-foreground has-disabled:line-through"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              disabled={isTaken(time)}
              checked={value === time}
              onChange={() => onChange(time)}
            />
            {formatTime(time)}
            {isTaken(time) && <span className="sr-only"> {commerceWords.taken}</span>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={help} className="mt-1.5 text-sm font-medium text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  );
}
