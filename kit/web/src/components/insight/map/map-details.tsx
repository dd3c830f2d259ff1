import { Link } from "react-router";
import { Card, CardTitle } from "@/components/ui/card";
import { type Entity, type Fields, type RowOf, fieldOf, titleOf } from "@/lib/entity";
import { comparedFields, textOf } from "@/lib/insight/comparison";
import { upperFirst } from "@/lib/words";

/** So many values are shown beside a map. */
const SHOWN = 8;

/** What the chosen row is like. */
export function MapDetails<F extends Fields>({
  entity,
  row,
  isLink,
}: {
  entity: Entity<F>;
  row: RowOf<F>;
  isLink: boolean;
}) {
  const facts = comparedFields(entity)
    .map((name) => ({ name, text: textOf(entity, row, name) }))
    .filter(({ text }) => text !== "");
  return (
    <section aria-label="Details">
      <Card className="gap-3 p-5 sm:p-5">
        <CardTitle level="h2">{titleOf(entity, row)}</CardTitle>
        <dl className="flex flex-col gap-2 text-sm">
          {facts.slice(0, SHOWN).map(({ name, text }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-muted-foreground">{upperFirst(fieldOf(entity, name).label)}</dt>
              <dd className="line-clamp-3 min-w-0 text-right font-semibold break-words">{text}</dd>
            </div>
          ))}
        </dl>
        {isLink && (
          <Link
            to={`${entity.rowPath}/${row.id}`}
            data-slot="link"
            className="self-start text-sm text-link underline"
          >
            Read more
          </Link>
        )}
      </Card>
    </section>
  );
}
