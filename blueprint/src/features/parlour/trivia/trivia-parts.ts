// The pages of a trivia app: all contests, and one of them with its game and its leaderboard.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** The list of contests. */
export const contestListParts: Part[] = [
  {
    name: "TriviaContestsBlock",
    code: code`
      function TriviaContestsBlock() {
        return (
          <section aria-labelledby="contests" className="flex flex-col gap-4">
            <h2 id="contests" className="section-title">Choose a contest</h2>
            <ul role="list" aria-label="Contests" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {@triviaContests.map((contest) => (
                <@ContestCard key={contest.id} contest={contest} />
              ))}
            </ul>
          </section>
        );
      }`,
  },
  {
    name: "ContestCard",
    code: code`
      function ContestCard({ contest }: { contest: @TriviaContest }) {
        const entry = @useContestEntry(contest.id);
        return (
          <li className="card flex flex-col items-start gap-3 p-5">
            <h3 className="card-title">
              <@Link to={\`/contests/\${contest.id}\`} className="hover:underline">
                {contest.title}
              </@Link>
            </h3>
            <p className="flex-1 text-sm text-muted">
              {contest.questions.length} questions, {@SECONDS_PER_QUESTION} seconds each
            </p>
            {entry && <span className="chip">{entry.right === null ? "Enrolled" : \`Best result: \${entry.right} of \${contest.questions.length}\`}</span>}
            {entry ? (
              <@Link to={\`/contests/\${contest.id}\`} className="button button-quiet">
                Open {contest.title}
              </@Link>
            ) : (
              <button type="button" className="button button-primary" onClick={() => @contestEntries.add({ contest: contest.id, right: null })}>
                Enroll in {contest.title}
              </button>
            )}
          </li>
        );
      }`,
  },
];

/** The page of one contest; `home` is the address of the list. */
export const contestPageParts = (home: string): Part[] => [
  {
    name: "ContestPage",
    code: code`
      function ContestPage() {
        const { contest: id = "" } = @useParams();
        const contest = @triviaContests.find((candidate) => candidate.id === id);
        return (
          <>
            <@BackLink to={${home}}>All contests</@BackLink>
            <@PageHeading title={contest?.title ?? "There is no such contest"} />
            {contest && <@ContestGame key={contest.id} contest={contest} />}
            {contest && <@ContestRanking contest={contest} />}
          </>
        );
      }`,
  },
  {
    name: "ContestGame",
    code: code`
      function ContestGame({ contest }: { contest: @TriviaContest }) {
        const entry = @useContestEntry(contest.id);
        const [stage, setStage] = @useState<"ready" | "playing" | "done">("ready");
        const [answers, setAnswers] = @useState<readonly @AskedAnswer[]>([]);

        function finish(given: readonly @AskedAnswer[]) {
          const right = given.filter(@isRightAnswer).length;
          if (entry) @contestEntries.update(entry.id, { right: Math.max(right, entry.right ?? 0) });
          @recordScore(contest.title, { points: right * @POINTS_PER_ANSWER, outOf: given.length * @POINTS_PER_ANSWER });
          setAnswers(given);
          setStage("done");
        }

        return (
          <section aria-label="Contest" className="card flex flex-col gap-5 p-6 sm:p-8">
            {stage === "playing" && <@QuizRound questions={contest.questions} seconds={@SECONDS_PER_QUESTION} onFinish={finish} />}
            {stage === "done" && <@QuizRoundResult answers={answers} again="Play again" onAgain={() => setStage("playing")} />}
            {stage === "ready" && (
              <>
                <p className="max-w-prose text-muted">
                  {contest.questions.length} questions, {@SECONDS_PER_QUESTION} seconds each. A right answer gives {@POINTS_PER_ANSWER} points; your best result counts.
                </p>
                {entry ? (
                  <button type="button" className="button button-primary self-start" onClick={() => setStage("playing")}>
                    Start contest
                  </button>
                ) : (
                  <button type="button" className="button button-primary self-start" onClick={() => @contestEntries.add({ contest: contest.id, right: null })}>
                    Enroll
                  </button>
                )}
              </>
            )}
          </section>
        );
      }`,
  },
  {
    name: "ContestRanking",
    code: code`
      function ContestRanking({ contest }: { contest: @TriviaContest }) {
        const entry = @useContestEntry(contest.id);
        const { name } = @usePerson();
        const others = contest.rivals.map((right, index) => ({ id: \`sample-\${index}\`, name: \`Player \${index + 1}\`, points: right * @POINTS_PER_ANSWER }));
        const own = entry?.right === null || !entry ? [] : [{ id: "own", name: name === "" ? "You" : \`\${name} (you)\`, points: entry.right * @POINTS_PER_ANSWER, isOwn: true }];
        const ahead = others.filter(({ points }) => points < (own[0]?.points ?? 0)).length;
        return (
          <section aria-labelledby="contest-ranking" className="card flex flex-col gap-4 p-6 sm:p-8">
            <h2 id="contest-ranking" className="section-title">Leaderboard</h2>
            <p className="text-muted">
              {own[0] ? \`You are ahead of \${ahead} of \${others.length} players.\` : "Play the contest to see how you compare."} The other players are samples.
            </p>
            <@RankingTable label="Leaderboard" measure="Points" entries={[...others, ...own]} />
          </section>
        );
      }`,
  },
];
