import { type ReactNode, useId } from "react";
import { classNames } from "../../class-names.ts";

/** An option. `label` is always its accessible name; `icon` replaces it on screen and makes it the tooltip. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

/** A row of a few options with one selected (device widths, days shown). Built on radio buttons, so arrow keys move within it. */
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
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames("inline-flex rounded-lg bg-subtle p-0.5", className)}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          {...(segment.icon === undefined ? {} : { "data-tip": segment.label })}
          className="inline-flex h-8 min-w-8 cursor-pointer items-center justify-center rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-accent-text [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="sr-only"
          />
          {segment.icon}
          <span className={segment.icon === undefined ? undefined : "sr-only"}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
