import { Switch as Radix } from "radix-ui";
import { type ComponentProps, useId } from "react";

/** A switch that takes effect immediately, with its label and an optional hint below. */
export function Switch({ label, hint, ...rest }: { label: string; hint?: string } & ComponentProps<typeof Radix.Root>) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
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
      <Radix.Root
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="inline-flex h-6 w-10 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-accent"
        {...rest}
      >
        <Radix.Thumb className="size-5 rounded-full bg-white shadow-low transition-transform data-[state=checked]:translate-x-4" />
      </Radix.Root>
    </div>
  );
}
