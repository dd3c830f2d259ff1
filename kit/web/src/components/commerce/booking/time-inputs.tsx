import { useId } from "react";
import { TimePicker } from "@/components/commerce/booking/time-picker";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type BookingTerms, type BookingTime, overlaps } from "@/lib/commerce/booking/times";
import { localDate } from "@/lib/format";
import { cn } from "@/lib/utils";

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
    <Field id={useId()} label={label} required error={error}>
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
