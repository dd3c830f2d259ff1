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
  }: {
    label: string;
    value: number;
    max: number;
    onChange: (value: number) => void;
  }) {
    const group = @useId();
    return (
      <div role="radiogroup" aria-label={label} className="flex items-center text-star">
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
        {value > 0 && (
          <button type="button" className="icon-button" aria-label={\`Clear \${label}\`} onClick={() => onChange(0)}>
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

const emptyState = code`
  function EmptyState({ title, children }: { title: string; children: @ReactNode }) {
    return (
      <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-control px-6 py-12 text-center">
        <p className="font-display text-xl font-semibold text-on-page">{title}</p>
        <div className="flex max-w-prose flex-col items-center gap-4 text-on-page-muted">{children}</div>
      </div>
    );
  }`;

/** The small components, a file each. */
export function markModules(): ModuleSource[] {
  const module = (path: string, ...parts: ModuleSource["parts"]): ModuleSource => ({
    path: `src/components/${path}.tsx`,
    library: true,
    parts,
  });
  return [
    module(
      "stars",
      { name: "Stars", comment: "A rating to look at.", code: stars },
      { name: "StarPicker", comment: "A rating to give: a radio button for each star.", code: starPicker },
    ),
    module(
      "marks",
      { name: "Mark", comment: "Switches one property of a row from where the row is shown.", code: mark },
      { name: "HeartMark", comment: "Switches a row's place among the favourites.", code: heartMark },
    ),
    module("Chips", {
      name: "Chips",
      code: code`
        function Chips({ texts }: { texts: readonly string[] }) {
          return (
            <span className="flex flex-wrap gap-1.5">
              {texts.map((text) => (
                <span key={text} className="chip">
                  {text}
                </span>
              ))}
            </span>
          );
        }`,
    }),
    module("EmptyState", { name: "EmptyState", comment: "What to do where there is nothing yet.", code: emptyState }),
  ];
}
