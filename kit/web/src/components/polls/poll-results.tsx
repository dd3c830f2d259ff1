import { Progress } from "@/components/ui/progress";
import { formatCount } from "@/lib/format";
import { type Poll, pollResults } from "@/lib/polls";

const NOUN = { one: "vote", many: "votes" };

/** How often each option of a poll was chosen. */
export function PollResults({ poll }: { poll: Poll }) {
  const { total, results } = pollResults(poll);
  return (
    <div className="flex flex-col gap-4">
      <ul role="list" aria-label="Results" className="flex flex-col gap-3">
        {results.map(({ option, count, share, isMine }) => (
          <li key={option} className="flex flex-col gap-1.5">
            <span className="flex items-baseline justify-between gap-4">
              <span className={isMine ? "min-w-0 font-bold" : "min-w-0"}>
                {option}
                {isMine && " (your vote)"}
              </span>
              <span data-slot="amount" className="shrink-0 tabular-nums">
                {share}% · {formatCount(count, NOUN)}
              </span>
            </span>
            <Progress aria-hidden="true" value={share} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">{formatCount(total, NOUN)} in all</p>
    </div>
  );
}
