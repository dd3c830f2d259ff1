import * as sharedWords from "#words/editor/panels/shared.ts";
import { ChevronDown } from "lucide-react";
import { classNames } from "../../components/class-names.ts";

/** Selects one of the versions 1 to `newest`. `live` is marked. */
export function VersionPicker({
  label,
  value,
  newest,
  live,
  onChange,
  className,
}: {
  label: string;
  value: number;
  newest: number;
  live: number | null;
  onChange: (version: number) => void;
  className?: string;
}) {
  const versions = Array.from({ length: newest }, (_, index) => newest - index);
  return (
    <span className={classNames("relative inline-flex shrink-0", className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-8 w-full min-w-0 appearance-none truncate rounded-lg border border-line bg-surface pr-8 pl-3 text-sm font-medium shadow-low hover:bg-subtle"
      >
        {versions.map((version) => (
          <option key={version} value={version}>
            {version === live ? sharedWords.liveVersion({ version }) : sharedWords.version({ version })}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-faint" />
    </span>
  );
}
