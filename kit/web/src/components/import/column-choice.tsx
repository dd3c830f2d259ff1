import { useId } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import type { ImportField } from "@/lib/import-rows";

interface ChoiceProps {
  fields: readonly ImportField[];
  /** The names of the columns. */
  head: readonly string[];
  /** The column of each field; -1 for none. */
  columns: readonly number[];
  onChange: (columns: number[]) => void;
}

/** Says which column fills which field. */
export function ColumnChoice({ fields, head, columns, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map(({ name, field }, at) => (
        <div key={name} className="flex min-w-0 flex-col gap-1.5">
          <Label htmlFor={`${id}${name}`}>{field.label}</Label>
          <NativeSelect
            id={`${id}${name}`}
            aria-label={`Column for ${field.label}`}
            value={columns[at]}
            onChange={(event) => onChange(columns.with(at, Number(event.target.value)))}
          >
            <option value={-1}>Leave empty</option>
            {head.map((title, column) => (
              <option key={`${column} ${title}`} value={column}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </div>
      ))}
    </div>
  );
}
