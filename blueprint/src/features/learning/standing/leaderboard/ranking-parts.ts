// The table of a ranking in the generated app.
import { code } from "../../../../writer/code/code.ts";
import type { Part } from "../../../../writer/code/module.ts";

/** `RankingTable` and what it shows. */
export const rankingParts: Part[] = [
  {
    name: "RankingEntry",
    isType: true,
    code: code`
      interface RankingEntry {
        id: string;
        name: string;
        points: number;
        /** The entry of the person at this browser. */
        isOwn?: boolean;
        to?: string;
      }`,
  },
  {
    name: "RankingTable",
    comment: "Highest first. Those with equal points share a rank.",
    code: code`
      function RankingTable({ label, measure, entries }: { label: string; measure: string; entries: readonly @RankingEntry[] }) {
        const ranked = entries.toSorted((left, right) => right.points - left.points);
        if (ranked.length === 0) return <p className="text-muted">Nobody is ranked yet.</p>;
        return (
          <table aria-label={label} className="w-full text-left">
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className="pb-2 font-semibold">
                  Rank and name
                </th>
                <th scope="col" className="pb-2 text-right font-semibold">
                  {measure}
                </th>
              </tr>
            </thead>
            <tbody>
              {ranked.map((entry) => (
                <@RankingRow key={entry.id} entry={entry} rank={1 + ranked.filter(({ points }) => points > entry.points).length} />
              ))}
            </tbody>
          </table>
        );
      }`,
  },
  {
    name: "RankingRow",
    code: code`
      function RankingRow({ entry, rank }: { entry: @RankingEntry; rank: number }) {
        return (
          <tr className={entry.isOwn === true ? "bg-accent-soft font-bold text-accent-ink" : ""}>
            <th scope="row" className="border-t border-line py-2.5 pl-2 font-[inherit]">
              <span className="flex items-center gap-3">
                <span className={\`grid size-8 shrink-0 place-items-center rounded-full text-sm tabular-nums \${rank <= 3 ? "bg-accent text-on-accent" : ""}\`}>
                  {rank}
                </span>
                {rank <= 3 && <@MedalIcon className="size-4 shrink-0" aria-label="Medal" />}
                {entry.to === undefined ? (
                  <span className="min-w-0 break-words">{entry.name}</span>
                ) : (
                  <@Link to={entry.to} className="link min-w-0">
                    {entry.name}
                  </@Link>
                )}
              </span>
            </th>
            <td className="border-t border-line py-2.5 pr-2 text-right tabular-nums">{@formatNumber(entry.points)}</td>
          </tr>
        );
      }`,
  },
];
