import { CellField } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { FilterOption } from "@/lib/fields/field-definition";

/** A choice at the end of a cell that acts at once. It stands in a `Group`. */
export function ChoiceCell({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}) {
  return (
    <CellField label={label} required>
      <NativeSelect label={label} value={value} options={options} onChange={onChange} />
    </CellField>
  );
}
