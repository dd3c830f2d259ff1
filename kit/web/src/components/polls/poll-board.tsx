import { PollCard } from "@/components/polls/poll-card";
import { EmptyState } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { type Poll, pollFields } from "@/lib/polls";
import type { Collection } from "@/lib/store";
import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";

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

/** Creates a poll. */
function PollForm({ polls }: { polls: Collection<Poll> }) {
  const [isAdded, setIsAdded] = useState(false);
  const { errors, handleSubmit } = useFieldsForm(pollFields, ({ question, options }) => {
    polls.add({ question, options, votes: options.map(() => 0), mine: -1 });
    setIsAdded(true);
  });
  return (
    <Card>
      <form
        noValidate
        aria-label="New poll"
        onSubmit={handleSubmit}
        className="flex flex-col gap-5"
      >
        <SectionTitle>Create a poll</SectionTitle>
        <FieldInput field={pollFields.question} name="question" error={errors["question"]} />
        <FieldInput
          field={pollFields.options}
          name="options"
          description="One on each line"
          error={errors["options"]}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">Create poll</Button>
          <p role="status" className="font-semibold">
            {isAdded && Object.keys(errors).length === 0 && "Your poll is open for votes."}
          </p>
        </div>
      </form>
    </Card>
  );
}
