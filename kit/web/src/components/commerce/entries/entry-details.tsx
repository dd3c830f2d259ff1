import type { EntryLine } from "@/lib/commerce/entries";

/** The lines of an entry beside each other. */
export function EntryDetails({ lines }: { lines: readonly EntryLine[] }) {
  return (
    <dl data-slot="description-list" className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {lines.map(({ label, value }, index) => (
        <div key={`${index} ${label}`} className="min-w-0">
          <dt className="text-sm break-words text-muted-foreground">{label}</dt>
          <dd className="font-medium break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
