import { Progress } from "@/components/ui/progress";

import { type Poll, pollResults } from "@/lib/polls";
import * as communityWords from "@/words/community";

/** How often each option of a poll was chosen. */
export function PollResults({ poll }: { poll: Poll }) {
  const { total, results } = pollResults(poll);
  return (
    <div className="flex flex-col gap-4">
      <ul role="list" aria-label={communityWords.results} className="flex flex-col gap-3">
        {results.map(({ option, count, share, isMine }) => (
          <li key={option} className="flex flex-col gap-1.5">
            <span className="flex items-baseline justify-between gap-4">
              <span className={isMine ? "min-w-0 font-bold" : "min-w-0"}>
                {option}
                {isMine && ` ${communityWords.yourVote}`}
              </span>
              <span data-slot="amount" className="shrink-0 tabular-nums">
                {communityWords.shareOfVotes({ share, count })}
              </span>
            </span>
            <Progress aria-hidden="true" value={share} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">{communityWords.votesInAll({ count: total })}</p>
    </div>
  );
}
