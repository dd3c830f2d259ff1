import { Link } from "react-router";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { comparedFields, differs, numberOf, textOf } from "@/lib/insight/comparison";
import { type Entity, type Fields, type RowOf, fieldOf, titleOf } from "@/lib/entity";
import { upperFirst, words } from "@/lib/words";

interface TableProps<F extends Fields> {
  entity: Entity<F>;
  rows: readonly RowOf<F>[];
  lessIsBetter: readonly (keyof F & string)[];
  isLink: boolean;
  onlyDifferent: boolean;
}

/** Rows as columns. It stays a table on a phone, where it scrolls sideways: a comparison is read across. */
export function CompareTable<F extends Fields>({
  entity,
  rows,
  lessIsBetter,
  isLink,
  onlyDifferent,
}: TableProps<F>) {
  const label = `${words.list(entity.noun)} compared`;
  const lines = comparedFields(entity).map((name) => ({
    name,
    isDifferent: differs(entity, rows, name),
  }));
  const shown = lines.filter(({ isDifferent }) => isDifferent || !onlyDifferent);
  return (
    <Card
      className="overflow-x-auto p-0 sm:p-0"
      tabIndex={0}
      role="region"
      aria-label={`${label}: table`}
    >
      <table aria-label={label} className="w-full min-w-120 table-fixed text-left text-sm">
        <thead>
          <tr className="border-b border-border align-bottom">
            <td className="w-36 p-4 text-muted-foreground">
              {lines.filter(({ isDifferent }) => isDifferent).length} differences
            </td>
            {rows.map((row) => (
              <ColumnHead
                key={row.id}
                title={titleOf(entity, row)}
                path={isLink ? `${entity.rowPath}/${row.id}` : null}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, isDifferent }) => (
            <tr
              key={name}
              data-different={isDifferent || undefined}
              className="border-b border-border align-top last:border-0 data-different:bg-accent/40"
            >
              <th scope="row" className="p-4 font-semibold">
                {upperFirst(fieldOf(entity, name).label)}
                {isDifferent && <span className="sr-only"> (differs)</span>}
              </th>
              {rows.map((row) => (
                <td key={row.id} className="p-4 break-words">
                  <CompareCell
                    text={textOf(entity, row, name)}
                    value={numberOf(entity, row, name)}
                    values={rows.flatMap((other) => numberOf(entity, other, name) ?? [])}
                    isLessBetter={lessIsBetter.includes(name)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** The head of a row's column; `path` leads to the row's page, if it has one. */
function ColumnHead({ title, path }: { title: string; path: string | null }) {
  return (
    <th scope="col" className="p-4 font-heading text-base font-bold break-words">
      {path === null ? (
        title
      ) : (
        <Link to={path} data-slot="link" className="text-link underline">
          {title}
        </Link>
      )}
    </th>
  );
}

/** A value; a number also as a bar beside the largest, and the best one says so. */
function CompareCell({
  text,
  value,
  values,
  isLessBetter,
}: {
  text: string;
  value: number | null;
  values: readonly number[];
  isLessBetter: boolean;
}) {
  if (value === null)
    return text === "" ? (
      <span className="text-muted-foreground">–</span>
    ) : (
      <span className="line-clamp-6">{text}</span>
    );
  const best = isLessBetter ? Math.min(...values) : Math.max(...values);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-center gap-2 font-semibold tabular-nums">
        {text}
        {value === best && new Set(values).size > 1 && (
          <Badge variant="secondary">{isLessBetter ? "Lowest" : "Highest"}</Badge>
        )}
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-full bg-muted"
      >
        <rect
          width={Math.max(0, (value / Math.max(...values, 1e-9)) * 100)}
          height="8"
          className="fill-chart-1"
        />
      </svg>
    </div>
  );
}
