// Stars, chips, marks and empty states of the generated app.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

const stars = code`
  function Stars({ value, max }: { value: number; max: number }) {
    return (
      <span role="img" aria-label={\`\${value} of \${max} stars\`} className="inline-flex text-star">
        {Array.from({ length: max }, (_, index) => (
          <@StarIcon key={index} className="size-4" fill={index < Math.round(value) ? "currentColor" : "none"} />
        ))}
      </span>
    );
  }`;

const starPicker = code`
  function StarPicker({
    label,
    value,
    max,
    onChange,
    onClear,
  }: {
    label: string;
    value: number;
    max: number;
    onChange: (value: number) => void;
    onClear?: () => void;
  }) {
    const group = @useId();
    return (
      <div role="radiogroup" aria-label={label} className="-ml-1 flex items-center text-star">
        {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
          <label key={star} className="star">
            <input
              type="radio"
              name={group}
              className="sr-only"
              aria-label={star === 1 ? "1 star" : \`\${star} stars\`}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <@StarIcon className="size-5" fill={star <= value ? "currentColor" : "none"} />
          </label>
        ))}
        {onClear && value > 0 && (
          <button type="button" className="icon-button" aria-label={\`Clear \${label}\`} onClick={onClear}>
            <@XIcon className="size-4" />
          </button>
        )}
      </div>
    );
  }`;

const mark = code`
  function Mark({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
    return (
      <input
        type="checkbox"
        className="mark relative z-10"
        aria-label={label}
        title={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }`;

const heartMark = code`
  function HeartMark({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
    return (
      <label className="star relative z-10 text-accent-ink" title={label}>
        <input type="checkbox" className="sr-only" aria-label={label} checked={checked} onChange={(event) => onChange(event.target.checked)} />
        <@HeartIcon className="size-5" fill={checked ? "currentColor" : "none"} />
      </label>
    );
  }`;

const chips = code`
  function Chips({ texts }: { texts: readonly string[] }) {
    return (
      <span className="flex flex-wrap gap-1.5">
        {texts.map((text, index) => (
          <span key={\`\${index} \${text}\`} className="chip">
            {text}
          </span>
        ))}
      </span>
    );
  }`;

const kind = code`
  function Kind({ index, children }: { index: number; children: string }) {
    return (
      <span className="kind">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ background: @chartColour(index) }} />
        {children}
      </span>
    );
  }`;

const monogram = code`
  function Monogram({ name }: { name: string }) {
    const initials = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word)).slice(0, 2).map((word) => Array.from(word)[0] ?? "");
    return (
      <span aria-hidden="true" className="monogram">
        {initials.join("")}
      </span>
    );
  }`;

/** `src/components/marks.tsx` and `src/lib/colours.ts`. */
export function markModules(): ModuleSource[] {
  return [
    {
      path: "src/components/marks.tsx",
      opening: "Small signs on rows and cards, to look at and to switch.",
      library: true,
      parts: [
        { name: "Stars", comment: "A rating to look at.", code: stars },
        { name: "StarPicker", comment: "A rating to give: a radio button for each star.", code: starPicker },
        { name: "Mark", comment: "Switches one property of a row from where the row is shown.", code: mark },
        { name: "HeartMark", comment: "Switches a row's place among the favourites.", code: heartMark },
        { name: "Chips", code: chips },
        { name: "Kind", comment: "What kind of thing a row is, with a colour of its own.", code: kind },
        { name: "chartColour", comment: "One of six colours, in turn.", code: chartColour },
        { name: "Monogram", comment: "The initials of a name.", code: monogram },
      ],
    },
  ];
}

const chartColour = code`
  function chartColour(index: number): string {
    return \`var(--color-chart-\${(index % 6) + 1})\`;
  }`;
