// How many of something, in the generated app: a number with a step down and up.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

const quantityField = code`
  function QuantityStepper({ label, value, most, onChange }: { label: string; value: number; most: number; onChange: (value: number) => void }) {
    return (
      <div role="group" aria-label={label} className="flex items-center gap-1">
        <button type="button" className="icon-button" aria-label={\`\${label}: one less\`} disabled={value <= 1} onClick={() => onChange(value - 1)}>
          <@MinusIcon className="size-4" />
        </button>
        <input
          type="number"
          min={1}
          max={most}
          className="control w-18 text-center tabular-nums"
          aria-label={label}
          value={value}
          onChange={(event) => onChange(Math.min(most, Math.max(1, Math.round(event.target.valueAsNumber || 1))))}
        />
        <button type="button" className="icon-button" aria-label={\`\${label}: one more\`} disabled={value >= most} onClick={() => onChange(value + 1)}>
          <@PlusIcon className="size-4" />
        </button>
      </div>
    );
  }`;

/** `src/components/quantity.tsx`. */
export function quantityModule(): ModuleSource {
  return { path: "src/components/quantity.tsx", library: true, parts: [{ name: "QuantityStepper", code: quantityField }] };
}
