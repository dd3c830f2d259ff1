import { PlusIcon, Trash2Icon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { type EstimateLine, lineTotal } from "@/lib/estimates";

interface LinesProps {
  lines: readonly EstimateLine[];
  format: (value: number) => string;
  onChange: (lines: readonly EstimateLine[]) => void;
}

/** The lines of an estimate, to be typed, added and removed. */
export function EstimateLines({ lines, format, onChange }: LinesProps) {
  return (
    <div className="flex flex-col gap-4">
      <ul role="list" aria-label="Lines" className="flex flex-col gap-4">
        {lines.map((line, at) => (
          <LineItem
            // Lines have no other identity than their place.
            key={at}
            number={at + 1}
            line={line}
            format={format}
            onChange={(changes) => onChange(lines.with(at, { ...line, ...changes }))}
            onRemove={() => onChange(lines.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <Button
        variant="outline"
        className="self-start"
        onClick={() => onChange([...lines, { item: "", quantity: "1", price: "" }])}
      >
        <PlusIcon />
        Add line
      </Button>
    </div>
  );
}

interface LineProps {
  number: number;
  line: EstimateLine;
  format: (value: number) => string;
  onChange: (changes: Partial<EstimateLine>) => void;
  onRemove: () => void;
}

function LineItem({ number, line, format, onChange, onRemove }: LineProps) {
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] items-center gap-3 border-b border-border pb-4 sm:grid-cols-[2fr_1fr_1fr_7rem_auto] sm:border-0 sm:pb-0">
      <Input
        className="max-sm:col-span-3"
        aria-label={`Item of line ${number}`}
        placeholder="Item"
        value={line.item}
        autoComplete="off"
        onChange={(event) => onChange({ item: event.target.value })}
      />
      <Input
        aria-label={`Quantity of line ${number}`}
        placeholder="Quantity"
        inputMode="decimal"
        value={line.quantity}
        autoComplete="off"
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <Input
        aria-label={`Unit price of line ${number}`}
        placeholder="Unit price"
        inputMode="decimal"
        value={line.price}
        autoComplete="off"
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <span
        data-slot="amount"
        className="text-right tabular-nums max-sm:col-span-2 max-sm:row-start-3 max-sm:text-left"
      >
        {format(lineTotal(line))}
      </span>
      <Button variant="ghost" size="icon" aria-label={`Remove line ${number}`} onClick={onRemove}>
        <Trash2Icon />
      </Button>
    </li>
  );
}
