import { PollResults } from "@/components/polls/poll-results";
import { Card, CardTitle } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import type { Poll } from "@/lib/polls";
import type { Collection } from "@/lib/store";
import * as communityWords from "@/words/community";

/** The results of all polls. */
export function PollResultsBoard({ polls }: { polls: Collection<Poll> }) {
  const all = useCollection(polls);
  if (all.length === 0)
    return <p className="text-muted-foreground">{communityWords.thereAreNoPollsYet}</p>;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {all.map((poll) => (
        <Card key={poll.id} role="region" aria-label={poll.question} className="gap-5">
          <CardTitle level="h2">{poll.question}</CardTitle>
          <PollResults poll={poll} />
        </Card>
      ))}
    </div>
  );
}
