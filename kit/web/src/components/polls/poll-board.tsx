import { PollCard } from "@/components/polls/poll-card";
import { PollForm } from "@/components/polls/poll-form";
import { EmptyState } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import type { Poll } from "@/lib/polls";
import type { Collection } from "@/lib/store";

/** All polls to vote in, and a form for a new one. `startsEmpty`: the first polls have no votes that are samples. */
export function PollBoard({
  polls,
  startsEmpty = false,
}: {
  polls: Collection<Poll>;
  startsEmpty?: boolean;
}) {
  const all = useCollection(polls);
  return (
    <div className="flex flex-col gap-6">
      {all.length === 0 && (
        <EmptyState title="No polls yet" description="Ask the first question below." />
      )}
      {all.length > 0 && (
        <ul role="list" aria-label="Polls" className="grid items-start gap-6 lg:grid-cols-2">
          {all.map((poll) => (
            <li key={poll.id} className="min-w-0">
              <PollCard polls={polls} poll={poll} />
            </li>
          ))}
        </ul>
      )}
      <PollForm polls={polls} />
      <p className="text-sm text-muted-foreground">
        {startsEmpty
          ? "Votes are counted in this browser."
          : "The first votes are samples; yours are counted in this browser."}
      </p>
    </div>
  );
}
