import { FieldValue } from "@/components/fields/field-value";
import { type Fields, type RowProps, fieldOf } from "@/lib/entity";
import { cn } from "@/lib/utils";

/** The number that counts of a row, set large beside its title; below what it is, where it does not say so. */
export function RowAmount<F extends Fields>({
  entity,
  row,
  name,
  className,
}: RowProps<F> & { name: keyof F & string; className?: string }) {
  const field = fieldOf(entity, name);
  const isLabelled = field.isLabelled === true && !field.isEmpty(row[name]);
  return (
    <span
      data-slot="amount"
      className={cn("shrink-0 text-end whitespace-nowrap tabular-nums", className)}
    >
      {isLabelled && (
        <span className="block text-sm font-normal text-muted-foreground">{field.label}</span>
      )}
      <FieldValue field={field} value={row[name]} isShort />
    </span>
  );
}
