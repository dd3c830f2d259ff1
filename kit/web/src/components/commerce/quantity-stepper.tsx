import { MinusIcon, PlusIcon } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import * as commerceWords from "@/words/commerce";

/** A number from 1 to `most`, with a step down and up. */
export function QuantityStepper({
  label,
  value,
  most,
  onChange,
}: {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex items-center gap-2">
      <IconButton
        icon={<MinusIcon />}
        label={commerceWords.oneLess({ label })}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <Input
        type="number"
        min={1}
        max={most}
        aria-label={label}
        className="w-18 px-2 text-center tabular-nums"
        value={value}
        onChange={(event) =>
          onChange(Math.min(most, Math.max(1, Math.round(event.target.valueAsNumber || 1))))
        }
      />
      <IconButton
        icon={<PlusIcon />}
        label={commerceWords.oneMore({ label })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
