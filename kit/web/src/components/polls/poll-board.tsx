import { EmptyState } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { type Poll, choosePollOption, pollFields } from "@/lib/polls";
import type { Collection, Stored } from "@/lib/store";
import { type FormEvent, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { Trash2Icon } from "lucide-react";
import { PollResults } from "@/components/polls/poll-results";
import { IconButton } from "@/components/ui/icon-button";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { removeWithUndo } from "@/lib/remove-with-undo";
import * as communityWords from "@/words/community";

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
        <EmptyState
          title={communityWords.noPollsYet}
          description={communityWords.askTheFirstQuestionBelow}
        />
      )}
      {all.length > 0 && (
        <ul
          role="list"
          aria-label={communityWords.polls}
          className="grid items-start gap-6 lg:grid-cols-2"
        >
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
          ? communityWords.votesAreCountedInThis
          : communityWords.theFirstVotesAreSamples}
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
        aria-label={communityWords.newPoll}
        onSubmit={handleSubmit}
        className="flex flex-col gap-5"
      >
        <SectionTitle>{communityWords.createAPoll}</SectionTitle>
        <FieldInput field={pollFields.question} name="question" error={errors["question"]} />
        <FieldInput
          field={pollFields.options}
          name="options"
          description={communityWords.oneOnEachLine}
          error={errors["options"]}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">{communityWords.createPoll}</Button>
          <p role="status" className="font-semibold">
            {isAdded && Object.keys(errors).length === 0 && communityWords.yourPollIsOpenFor}
          </p>
        </div>
      </form>
    </Card>
  );
}

/** A poll: its options, and after one's vote, or on request, the results. */
function PollCard({ polls, poll }: { polls: Collection<Poll>; poll: Stored<Poll> }) {
  const [message, setMessage] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const hasVoted = poll.mine >= 0;

  function vote(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = Number(new FormData(event.currentTarget).get("choice") ?? -1);
    setMessage(
      choice < 0 ? communityWords.chooseOneOfTheOptions : communityWords.thankYouYourVoteIs,
    );
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
            label={communityWords.deletePoll({ question: poll.question })}
            onClick={() =>
              removeWithUndo(polls, { id: poll.id, said: communityWords.thePollIsDeleted })
            }
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
            {communityWords.vote}
          </Button>
        )}
        {hasVoted ? (
          <Button variant="outline" onClick={takeBack}>
            {communityWords.changeVote}
          </Button>
        ) : (
          <Button variant="outline" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? communityWords.backToTheOptions : communityWords.viewResults}
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
