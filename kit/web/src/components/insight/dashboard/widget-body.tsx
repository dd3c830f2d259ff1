import { Bars } from "@/components/charts/bars";
import { SeriesLines } from "@/components/charts/series-lines";
import { Ring } from "@/components/charts/ring";
import type { Widget } from "@/lib/insight/dashboard/dashboard-definition";
import {
  type Look,
  dayOf,
  measureFormat,
  measureOf,
  partsOf,
  rowsIn,
  seriesOf,
  withRest,
} from "@/lib/insight/dashboard/measures";
import { Link } from "react-router";
import { fieldOf, titleOf } from "@/lib/entity";
import { numberOf, textOf } from "@/lib/insight/row-values";
import { upperFirst } from "@/lib/words";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

/** What a widget shows, drawn as its shape says. */
export function WidgetBody({ widget, look }: { widget: Widget; look: Look }) {
  const format = measureFormat(widget, look.source);
  switch (widget.shape) {
    case "figure":
      return <Figure widget={widget} look={look} />;
    case "line":
      return <SeriesLines label={widget.title} format={format} {...seriesOf(widget, look)} />;
    case "table":
      return <RowTable widget={widget} look={look} />;
    default: {
      const points = partsOf(widget, look);
      if (points.length === 0) return <NothingIn look={look} />;
      if (widget.shape === "bars")
        return <Bars label={widget.title} points={points} format={format} />;
      return <Ring label={widget.title} points={withRest(points)} format={format} />;
    }
  }
}

/** One number, with its course as a small line. */
function Figure({ widget, look }: { widget: Widget; look: Look }) {
  const value = measureOf(widget, rowsIn(look), look);
  const values =
    seriesOf({ ...widget, by: widget.measure === "groups" ? widget.by : null }, look).series[0]
      ?.values ?? [];
  const most = Math.max(...values.map((each) => each ?? 0), 1e-9);
  const points = values.map(
    (each, index) =>
      `${(index / Math.max(1, values.length - 1)) * 100},${28 - ((each ?? 0) / most) * 26}`,
  );
  return (
    <div className="flex flex-col gap-2">
      <p className="font-heading text-3xl font-bold tracking-tight tabular-nums">
        {value === null ? "–" : measureFormat(widget, look.source)(value)}
      </p>
      {new Set(values).size > 1 && (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 30"
          preserveAspectRatio="none"
          className="h-8 w-full text-link"
        >
          <polyline
            points={points.join(" ")}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </div>
  );
}

/** What a widget says that has nothing to show. */
function NothingIn({ look: { source, rows } }: { look: Look }) {
  return (
    <p className="text-muted-foreground">
      {rows.length === 0
        ? `${words.empty(source.entity.noun)}.`
        : insightWords.nothingInThisTimeChoose}
    </p>
  );
}

/** So many rows, and so many of their values, are shown. */
const ROWS_MAX = 6;
const COLUMNS_MAX = 3;

/** The best rows by the widget's field, or the latest ones. */
function RowTable({ widget: { title, field }, look }: { widget: Widget; look: Look }) {
  const { source } = look;
  const { entity, isLink } = source;
  const columns = [...new Set([...(field === null ? [] : [field]), ...source.columns])].slice(
    0,
    COLUMNS_MAX,
  );
  const rows = bestRows(field, look).slice(0, ROWS_MAX);
  if (rows.length === 0) return <NothingIn look={look} />;
  return (
    <div
      className="overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={insightWords.tableOf({ title })}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-border text-start text-muted-foreground">
            {[
              insightWords.name,
              ...columns.map((name) => upperFirst(fieldOf(entity, name).label)),
            ].map((label) => (
              <th key={label} scope="col" className="py-2 pe-4 font-semibold last:pe-0">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-border last:border-0">
              <th scope="row" className="py-2 pe-4 text-start font-semibold">
                {isLink ? (
                  <Link
                    to={`${entity.rowPath}/${row.id}`}
                    data-slot="link"
                    className="text-link underline"
                  >
                    {titleOf(entity, row)}
                  </Link>
                ) : (
                  titleOf(entity, row)
                )}
              </th>
              {columns.map((name) => (
                <td key={name} className="py-2 pe-4 tabular-nums last:pe-0">
                  {textOf(entity, row, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function bestRows(field: string | null, look: Look): Look["rows"] {
  const { source } = look;
  if (field === null)
    return rowsIn(look).toSorted((left, right) =>
      dayOf(source, right).localeCompare(dayOf(source, left)),
    );
  const direction = source.lessIsBetter.includes(field) ? -1 : 1;
  const valueOf = (row: Look["rows"][number]) => numberOf(source.entity, row, field) ?? 0;
  return rowsIn(look).toSorted((left, right) => direction * (valueOf(right) - valueOf(left)));
}
