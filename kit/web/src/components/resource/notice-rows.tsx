import { type ReactNode, useSyncExternalStore } from "react";
import { SectionTitle } from "@/components/layout/page";
import { FieldValue } from "@/components/fields/field-value";
import { RowLink } from "@/components/resource/row-link";
import { Card } from "@/components/ui/card";
import { type Entity, type Fields, type RowOf, fieldOf, wholeOf } from "@/lib/entity";
import * as words from "@/words/general";

/** The rows that are meant for everybody, such as advertisements, also where only some people see their list; nothing where there are none. */
export function NoticeRows<F extends Fields>({
  entity,
  only = () => true,
  limit,
  title,
  cover,
  text,
  link,
  isLink = false,
}: {
  entity: Entity<F>;
  only?: (row: RowOf<F>) => boolean;
  /** The number of rows at most. */
  limit: number;
  title?: string;
  cover?: (row: RowOf<F>) => ReactNode;
  text?: keyof F & string;
  link?: keyof F & string;
  /** Whether a title leads to the page of its row. */
  isLink?: boolean;
}) {
  const whole = wholeOf(entity);
  const rows = useSyncExternalStore(whole.subscribe, whole.all).filter(only).slice(0, limit);
  if (rows.length === 0) return null;
  return (
    <section aria-label={title ?? words.list(entity.noun)} className="flex flex-col gap-4">
      {title !== undefined && <SectionTitle>{title}</SectionTitle>}
      <ul
        role="list"
        className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]"
      >
        {rows.map((row) => (
          <li key={row.id} className="min-w-0">
            <Card className="h-full gap-3 overflow-hidden bg-accent text-accent-foreground sm:flex-row sm:items-center">
              {cover !== undefined && (
                <div className="overflow-hidden rounded-md *:aspect-[12/5] *:w-full sm:w-60 sm:shrink-0">
                  {cover(row)}
                </div>
              )}
              <div className="flex min-w-0 flex-col gap-1">
                <p className="font-heading text-lg">
                  <RowLink entity={entity} row={row} isLink={isLink} />
                </p>
                {[text, link].map(
                  (name) =>
                    name !== undefined && (
                      <div key={name}>
                        <FieldValue field={fieldOf(entity, name)} value={row[name]} isShort />
                      </div>
                    ),
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
