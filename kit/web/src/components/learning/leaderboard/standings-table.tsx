import { AddLink } from "@/components/resource/row-controls";
import { SectionCard } from "@/components/layout/section-card";
import { EmptyState } from "@/components/ui/empty";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type NamesOf, titleOf } from "@/lib/entity";
import { formatNumber } from "@/lib/number";
import { type PointsRule, type Standing, standingsOf } from "@/lib/learning/standings";
import { readNumber, readText } from "@/lib/saved";
import { cn } from "@/lib/utils";
import * as words from "@/words/general";
import * as learningWords from "@/words/learning";

/** The columns after the name, each with its name in few letters for a phone. */
const COLUMNS = [
  { of: "played", label: learningWords.played, short: learningWords.playedShort },
  { of: "won", label: learningWords.won, short: learningWords.wonShort },
  { of: "drawn", label: learningWords.drawn, short: learningWords.drawnShort },
  { of: "lost", label: learningWords.lost, short: learningWords.lostShort },
  { of: "difference", label: learningWords.difference, short: "+/−" },
  { of: "points", label: learningWords.points, short: learningWords.pts },
] as const;

/** A league table: the sides by the points that the results of their matches give. */
export function StandingsTable<S extends Fields, M extends Fields>({
  title,
  sides,
  matches,
  teams,
  scores,
  points,
}: {
  title: string;
  sides: Entity<S>;
  matches: Entity<M>;
  /** The two fields of a match with its sides, and those with what each scored. */
  teams: readonly [NamesOf<M, string>, NamesOf<M, string>];
  scores: readonly [NamesOf<M, number | null>, NamesOf<M, number | null>];
  points: PointsRule;
}) {
  const rows = useRows(sides);
  const played = useRows(matches).map((row) => ({
    sides: [readText(row[teams[0]]), readText(row[teams[1]])] as const,
    scores: [readNumber(row[scores[0]]), readNumber(row[scores[1]])] as const,
  }));
  const names = new Map(rows.map((row) => [row.id, titleOf(sides, row)]));
  const standings = standingsOf([...names.keys()], played, points);
  if (rows.length < 2)
    return (
      <section aria-label={title}>
        <EmptyState
          title={words.empty(sides.noun)}
          description={learningWords.tableFollows({
            sides: sides.noun.many,
            matches: matches.noun.many,
          })}
        >
          <AddLink entity={sides} />
        </EmptyState>
      </section>
    );
  return (
    <SectionCard title={title} aside={<AddLink entity={matches} />}>
      <Table title={title} names={names} standings={standings} />
      <p className="text-sm text-muted-foreground">
        {learningWords.pointsRule({ win: points.win, draw: points.draw })}
      </p>
    </SectionCard>
  );
}

function Table({
  title,
  names,
  standings,
}: {
  title: string;
  names: ReadonlyMap<string, string>;
  standings: readonly Standing[];
}) {
  const cell = "border-t border-border py-2.5";
  return (
    <table aria-label={title} className="w-full text-end whitespace-nowrap tabular-nums">
      <thead className="text-sm text-muted-foreground">
        <tr>
          <th scope="col" className="pb-2 text-start font-semibold">
            {learningWords.rankAndName}
          </th>
          {COLUMNS.map(({ of, label, short }) => (
            <th key={of} scope="col" className="pb-2 ps-2 text-end font-semibold">
              <span aria-hidden="true" className="md:hidden">
                {short}
              </span>
              <span className="max-md:sr-only">{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map((side) => (
          <tr key={side.id}>
            <th scope="row" className={cn(cell, "text-start font-[inherit]")}>
              <span className="flex items-center gap-2 sm:gap-3">
                <span
                  className={cn(
                    "grid size-8 shrink-0 place-items-center rounded-full text-sm",
                    side.rank === 1 && side.played > 0 && "bg-primary text-primary-foreground",
                  )}
                >
                  {side.rank}
                </span>
                <span className="min-w-0 whitespace-normal break-words">{names.get(side.id)}</span>
              </span>
            </th>
            {COLUMNS.map(({ of }) => (
              <td key={of} className={cn(cell, "ps-2", of === "points" && "font-bold")}>
                {formatNumber(side[of])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
