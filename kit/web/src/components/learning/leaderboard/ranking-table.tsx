import { MedalIcon } from "lucide-react";
import { Link } from "react-router";
import { formatNumber } from "@/lib/number";
import { type RankedEntry, type RankingEntry, rank } from "@/lib/learning/ranking";
import { cn } from "@/lib/utils";
import * as learningWords from "@/words/learning";

/** Entries by rank, the highest first. `measure` heads the column of the points. */
export function RankingTable({
  label,
  measure,
  entries,
}: {
  label: string;
  measure: string;
  entries: readonly RankingEntry[];
}) {
  return (
    <table aria-label={label} className="w-full text-start">
      <thead className="text-sm text-muted-foreground">
        <tr>
          <th scope="col" className="pb-2 font-semibold">
            {learningWords.rankAndName}
          </th>
          <th scope="col" className="pb-2 text-end font-semibold">
            {measure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rank(entries).map((entry) => (
          <RankingRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function RankingRow({ entry }: { entry: RankedEntry }) {
  const isFirst = entry.rank <= 3;
  return (
    <tr className={entry.isOwn === true ? "bg-accent font-bold text-accent-foreground" : undefined}>
      <th scope="row" className="border-t border-border py-2.5 ps-2 font-[inherit]">
        <span className="flex items-center gap-3">
          <span
            className={cn(
              "grid size-8 shrink-0 place-items-center rounded-full text-sm tabular-nums",
              isFirst && "bg-primary text-primary-foreground",
            )}
          >
            {entry.rank}
          </span>
          {isFirst && <MedalIcon className="size-4 shrink-0" aria-label={learningWords.medal} />}
          {entry.path === undefined ? (
            <span className="min-w-0 break-words">{entry.name}</span>
          ) : (
            <Link
              to={entry.path}
              data-slot="link"
              className="min-w-0 break-words text-link underline"
            >
              {entry.name}
            </Link>
          )}
        </span>
      </th>
      <td className="border-t border-border py-2.5 pe-2 text-end tabular-nums">
        {formatNumber(entry.points)}
      </td>
    </tr>
  );
}
