// The files of polls: the store, one poll with its options or results, the form for a new one, and the page's block.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import { oneModule } from "../../marks/marked-rows.ts";
import { samplePolls } from "./poll-samples.ts";

const file = (name: string): Reference => new Reference(name, `src/features/polls/${name}.tsx`);

/** The block of the page. */
export const pollBoard = file("PollBoard");

/** The block with the results of all polls. */
export const pollResults = file("PollResultsBoard");

/** Everything that polls need. */
export function pollModules(project: ProjectModel): ModuleSource[] {
  return [
    {
      path: "src/lib/opinion-polls.ts",
      opening: "Polls of this browser, each with the votes that it has.",
      library: true,
      parts: dataParts(project),
    },
    oneModule(pollBoard, boardCode),
    oneModule(pollResults, resultsBoardCode),
    oneModule(file("OpinionPollCard"), cardCode),
    oneModule(file("OpinionPollResults"), resultsCode),
    oneModule(file("OpinionPollForm"), formCode),
  ];
}

function dataParts(project: ProjectModel): Part[] {
  const samples = samplePolls(project).map((poll, index) => ({ ...poll, id: `poll-${index + 1}`, mine: -1 }));
  return [
    {
      name: "OpinionPoll",
      isType: true,
      code: code`
        interface OpinionPoll {
          question: string;
          options: string[];
          /** How many chose each option. */
          votes: number[];
          /** The index of one's own choice; −1 for none. */
          mine: number;
        }`,
    },
    {
      name: "readOpinionPoll",
      code: code`
        function readOpinionPoll(saved: @SavedObject): @OpinionPoll | null {
          const options = @readTexts(saved.options);
          const counts: readonly unknown[] = Array.isArray(saved.votes) ? saved.votes : [];
          const votes = options.map((_, index) => Math.max(0, @readNumber(counts[index]) ?? 0));
          const question = @readText(saved.question);
          return question === "" || options.length < 2 ? null : { question, options, votes, mine: @readNumber(saved.mine) ?? -1 };
        }`,
    },
    {
      name: "opinionPolls",
      code: code`
        const opinionPolls = @createCollection<@OpinionPoll>({
          key: ${`${project.blueprint.slug}/polls`},
          read: @readOpinionPoll,
          samples: () => ${{ literal: samples }},
        });`,
    },
    {
      name: "choosePollOption",
      comment: "Votes for an option, in the place of an earlier choice; −1 takes the vote back.",
      code: code`
        function choosePollOption({ id, votes, mine }: @Stored<@OpinionPoll>, choice: number) {
          const change = (index: number) => (index === choice ? 1 : 0) - (index === mine ? 1 : 0);
          @opinionPolls.update(id, { mine: choice, votes: votes.map((count, index) => count + change(index)) });
        }`,
    },
  ];
}

const boardCode: Code = code`
  function ${pollBoard}() {
    const polls = @useRows(@opinionPolls);
    return (
      <div className="flex flex-col gap-6">
        {polls.length === 0 && (
          <@EmptyState title="No polls yet">
            <p>Ask the first question below.</p>
          </@EmptyState>
        )}
        <ul role="list" aria-label="Polls" className="grid items-start gap-6 empty:hidden lg:grid-cols-2">
          {polls.map((poll) => (
            <@OpinionPollCard key={poll.id} poll={poll} />
          ))}
        </ul>
        <@OpinionPollForm />
        <p className="text-sm text-on-page-muted">The first votes are samples; yours are counted in this browser.</p>
      </div>
    );
  }`;

const resultsBoardCode: Code = code`
  function ${pollResults}() {
    const polls = @useRows(@opinionPolls);
    return (
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {polls.length === 0 && <p className="text-on-page-muted">There are no polls yet, so there is nothing to count.</p>}
        {polls.map((poll) => (
          <section key={poll.id} aria-label={poll.question} className="card flex flex-col gap-5 p-6 sm:p-8">
            <h2 className="card-title">{poll.question}</h2>
            <@OpinionPollResults poll={poll} />
          </section>
        ))}
      </div>
    );
  }`;

const cardCode: Code = code`
  function OpinionPollCard({ poll }: { poll: @Stored<@OpinionPoll> }) {
    const [message, setMessage] = @useState("");
    const [isOpen, setIsOpen] = @useState(false);
    const showsResults = poll.mine >= 0 || isOpen;

    function vote(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const choice = Number(new FormData(event.currentTarget).get("choice") ?? -1);
      setMessage(choice < 0 ? "Choose one of the options." : "Thank you, your vote is counted.");
      if (choice >= 0) @choosePollOption(poll, choice);
    }

    function again() {
      @choosePollOption(poll, -1);
      setMessage("");
      setIsOpen(false);
    }

    return (
      <li className="card flex flex-col gap-5 p-6 sm:p-8">
        <div className="flex items-start justify-between gap-3">
          <h2 className="card-title">{poll.question}</h2>
          <button type="button" className="icon-button" aria-label={\`Delete the poll: \${poll.question}\`} onClick={() => {
            const undo = @opinionPolls.remove(poll.id);
            @showNotice({ message: "The poll is deleted.", undo });
          }}>
            <@Trash2Icon className="size-4" />
          </button>
        </div>
        {showsResults ? (
          <@OpinionPollResults poll={poll} />
        ) : (
          <form id={poll.id} onSubmit={vote}>
            <fieldset className="flex flex-col gap-2">
              <legend className="sr-only">{poll.question}</legend>
              {poll.options.map((option, index) => (
                <label key={option} className="flex min-h-11 items-center gap-3 rounded-control border border-line px-4 py-2 hover:bg-sunken">
                  <input type="radio" name="choice" value={index} className="mark" />
                  {option}
                </label>
              ))}
            </fieldset>
          </form>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {!showsResults && (
            <button type="submit" form={poll.id} className="button button-primary">
              Vote
            </button>
          )}
          {poll.mine >= 0 && (
            <button type="button" className="button button-quiet" onClick={again}>
              Change vote
            </button>
          )}
          {poll.mine < 0 && (
            <button type="button" className="button button-quiet" onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? "Back to the options" : "View results"}
            </button>
          )}
          <p role="status" className="text-sm font-semibold">
            {message}
          </p>
        </div>
      </li>
    );
  }`;

const resultsCode: Code = code`
  function OpinionPollResults({ poll: { options, votes, mine } }: { poll: @OpinionPoll }) {
    const total = votes.reduce((sum, count) => sum + count, 0);
    return (
      <div className="flex flex-col gap-4">
        <ul role="list" aria-label="Results" className="flex flex-col gap-3">
          {options.map((option, index) => {
            const count = votes[index] ?? 0;
            const share = total === 0 ? 0 : Math.round((count / total) * 100);
            return (
              <li key={option} className="flex flex-col gap-1.5">
                <span className="flex items-baseline justify-between gap-4">
                  <span className={index === mine ? "font-bold" : ""}>
                    {option}
                    {index === mine && " (your vote)"}
                  </span>
                  <span className="figure">
                    {share}% · {@formatCount(count, "vote", "votes")}
                  </span>
                </span>
                <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2.5 w-full rounded-full bg-sunken">
                  <rect width={share} height="8" className="fill-chart-1" />
                </svg>
              </li>
            );
          })}
        </ul>
        <p className="text-sm text-muted">{@formatCount(total, "vote", "votes")} in all</p>
      </div>
    );
  }`;

const formCode: Code = code`
  function OpinionPollForm() {
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [isAdded, setIsAdded] = @useState(false);

    function add(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form: @FormReading = { data: new FormData(element), errors: {} };
      const question = @requiredText(form, "question", "Write the question.");
      const options = @formLines(form, "options");
      if (options.length < 2) form.errors.options = "Write at least two options, each on its own line.";
      const isRight = Object.keys(form.errors).length === 0;
      setErrors(form.errors);
      setIsAdded(isRight);
      if (!isRight) return;
      @opinionPolls.add({ question, options, votes: options.map(() => 0), mine: -1 });
      element.reset();
    }

    return (
      <form noValidate aria-label="New poll" onSubmit={add} className="card flex flex-col gap-5 p-6 sm:p-8">
        <h2 className="section-title">Create a poll</h2>
        <@TextField label="Question" name="question" required error={errors.question} />
        <@TextAreaField label="Options" name="options" required hint="One on each line" error={errors.options} />
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="button button-primary">
            Create poll
          </button>
          <p role="status" className="font-semibold">
            {isAdded && "Your poll is open for votes."}
          </p>
        </div>
      </form>
    );
  }`;
