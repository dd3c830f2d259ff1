import { FIELD_ICONS, FieldValue } from "@/components/fields/field-value";
import { type Entity, type Fields, type RowOf, fieldOf } from "@/lib/entity";

/** Values of a row in one line; empty ones are left out. */
export function Facts<F extends Fields>({ entity, row, names }: { entity: Entity<F>; row: RowOf<F>; names: readonly (keyof F & string)[] }) {
  const facts = names.map((name) => ({ name, field: fieldOf(entity, name) })).filter(({ name, field }) => !field.isEmpty(row[name]));
  return (
    <div data-slot="facts" className="flex min-w-0 flex-wrap items-center text-muted-foreground">
      {facts.map(({ name, field }) => {
        const Icon = FIELD_ICONS[field.kind];
        return (
          <span key={name} data-slot="fact" title={field.label} className="inline-flex min-w-0 items-center gap-1.5">
            {Icon !== undefined && <Icon aria-hidden="true" className="size-4 shrink-0" />}
            {BARE.has(field.kind) && Icon === undefined && <span>{field.label}</span>}
            <FieldValue field={field} value={row[name]} isShort />
          </span>
        );
      })}
    </div>
  );
}

/** Kinds whose values do not say what they are. */
const BARE: ReadonlySet<string> = new Set(["number", "percent"]);
