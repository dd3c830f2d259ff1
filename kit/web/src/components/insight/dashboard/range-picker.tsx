import { useId } from "react";
import { SelectField } from "@/components/fields/select-field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { TIME_RANGES, type TimeRange } from "@/lib/insight/dashboard/periods";

/** The time that all widgets look at. */
export function RangePicker({
  range,
  onChange,
}: {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
}) {
  const isWrong =
    range.choice === "own" && range.from !== "" && range.to !== "" && range.from > range.to;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Time range"
        value={range.choice}
        options={TIME_RANGES}
        onChange={(choice) => onChange({ ...range, choice })}
      />
      {range.choice === "own" && (
        <>
          <DayInput
            label="First day"
            value={range.from}
            isWrong={isWrong}
            onChange={(from) => onChange({ ...range, from })}
          />
          <DayInput
            label="Last day"
            value={range.to}
            isWrong={isWrong}
            onChange={(to) => onChange({ ...range, to })}
          />
        </>
      )}
      {isWrong && (
        <p role="alert" className="min-h-11 text-sm font-medium text-destructive">
          The first day comes after the last.
        </p>
      )}
    </div>
  );
}

function DayInput({
  label,
  value,
  isWrong,
  onChange,
}: {
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (day: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="date"
        value={value}
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
