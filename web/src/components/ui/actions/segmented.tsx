import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";

/** One of a few choices. `label` is always its name; `icon` replaces it on screen and makes it the tooltip. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

/** A row of a few choices of which one holds (device widths, days shown). Arrow keys move within it. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  segments,
  className,
}: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  className?: string;
}) {
  const choose = (next: string) => {
    const chosen = segments.find((segment) => segment.value === next);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={classNames("inline-flex rounded-lg bg-subtle p-0.5", className)}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          {...(segment.icon === undefined ? {} : { "aria-label": segment.label, "data-tip": segment.label })}
          className="inline-flex h-8 min-w-8 items-center justify-center rounded-md px-2.5 text-sm font-medium text-ink-soft transition-colors hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-low [&_svg]:size-4"
        >
          {segment.icon ?? segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
