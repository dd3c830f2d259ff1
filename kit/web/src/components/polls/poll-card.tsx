import { Trash2Icon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { PollResults } from "@/components/polls/poll-results";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { type Poll, choosePollOption } from "@/lib/polls";
import type { Collection, Stored } from "@/lib/store";
import { removeWithUndo } from "@/lib/remove-with-undo";

/** A poll: its options, and after one's vote, or on request, the results. */
export function PollCard({ polls, poll }: { polls: Collection<Poll>; poll: Stored<Poll> }) {
  const [message, setMessage] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const hasVoted = poll.mine >= 0;

  function vote(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = Number(new FormData(event.currentTarget).get("choice") ?? -1);
    setMessage(choice < 0 ? "Choose one of the options." : "Thank you, your vote is counted.");
    if (choice >= 0) choosePollOption(polls, poll, choice);
  }

  function takeBack() {
    choosePollOption(polls, poll, -1);
    setMessage("");
    setIsOpen(false);
  }

  return (
    <Card className="gap-5">
      <CardHeader className="flex-nowrap">
        <CardTitle level="h2">{poll.question}</CardTitle>
        <CardAction>
          <IconButton
            icon={<Trash2Icon />}
            label={`Delete the poll: ${poll.question}`}
            onClick={() => removeWithUndo(polls, { id: poll.id, said: "The poll is deleted." })}
          />
        </CardAction>
      </CardHeader>
      {hasVoted || isOpen ? (
        <PollResults poll={poll} />
      ) : (
        <OptionsForm poll={poll} onSubmit={vote} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {!hasVoted && !isOpen && (
          <Button type="submit" form={poll.id}>
            Vote
          </Button>
        )}
        {hasVoted ? (
          <Button variant="outline" onClick={takeBack}>
            Change vote
          </Button>
        ) : (
          <Button variant="outline" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "Back to the options" : "View results"}
          </Button>
        )}
        <p role="status" className="text-sm font-semibold">
          {message}
        </p>
      </div>
    </Card>
  );
}

function OptionsForm({
  poll: { id, question, options },
  onSubmit,
}: {
  poll: Stored<Poll>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <form id={id} onSubmit={onSubmit}>
      <RadioGroup name="choice" aria-label={question}>
        {options.map((option, index) => (
          <label
            key={option}
            className="flex min-h-11 items-center gap-3 rounded-md border border-border px-4 py-2 hover:bg-muted"
          >
            <RadioGroupItem value={String(index)} />
            {option}
          </label>
        ))}
      </RadioGroup>
    </form>
  );
}
