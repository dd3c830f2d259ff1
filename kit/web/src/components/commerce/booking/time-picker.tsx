import { useId } from "react";
import { formatTime } from "@/lib/format";

/** One of the times of a day; taken ones are struck out. */
export function TimePicker({
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
      <legend className="mb-2 text-sm font-semibold">Time</legend>
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
            {isTaken(time) && <span className="sr-only"> taken</span>}
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
