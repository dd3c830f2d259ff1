import { RadioGroup as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { classNames } from "../../class-names.ts";

/** One option of a radio group. */
export interface RadioChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

/** A few options with one selected, each with room for an explanation. `label` names the group. */
export function RadioGroup<Value extends string>({
  label,
  value,
  onChange,
  choices,
  className,
}: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly RadioChoice<Value>[];
  className?: string;
}) {
  const id = useId();
  const choose = (next: string) => {
    const chosen = choices.find((choice) => choice.value === next);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <Radix.Root aria-label={label} value={value} onValueChange={choose} className={classNames("flex flex-col gap-2", className)}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          htmlFor={`${id}-${choice.value}`}
          className="flex cursor-pointer items-start gap-3 rounded-lg border border-line bg-surface p-3 transition-colors hover:bg-subtle has-data-[state=checked]:border-accent-text has-data-[state=checked]:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:opacity-60"
        >
          <Radix.Item
            id={`${id}-${choice.value}`}
            value={choice.value}
            disabled={choice.isDisabled === true}
            className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface data-[state=checked]:border-accent data-[state=checked]:bg-accent"
          >
            <Radix.Indicator className="size-1.5 rounded-full bg-white" />
          </Radix.Item>
          <span className="flex flex-col gap-0.5">
            <span className="text-sm font-medium">{choice.label}</span>
            {choice.hint !== undefined && <span className="text-sm text-ink-soft">{choice.hint}</span>}
          </span>
        </label>
      ))}
    </Radix.Root>
  );
}
