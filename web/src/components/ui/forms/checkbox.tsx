import { Check } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";

/** A checkbox with its label and an optional hint. */
export function Checkbox({ label, hint, ...rest }: { label: string; hint?: ReactNode } & ComponentProps<typeof Radix.Root>) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Radix.Root
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded border border-line-strong bg-surface text-on-accent transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...rest}
      >
        <Radix.Indicator>
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <div className="flex flex-col gap-0.5">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-ink-faint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
