// The components that ask and review questions in the generated app.
import { code } from "../../../writer/code/code.ts";

/** `AnswerButtons`. */
export const answerButtons = code`
  function AnswerButtons({ question, chosen, onChoose }: { question: @AskedQuestion; chosen: number | null; onChoose: (index: number) => void }) {
    return (
      <>
        <div role="group" aria-label="Answers" className="grid gap-3 sm:grid-cols-2">
          {question.options.map((option, index) => {
            const isAnswer = chosen !== null && index === question.right;
            const isMistake = chosen === index && !isAnswer;
            const tone = isAnswer ? "border-accent-ink bg-accent-soft font-semibold text-accent-ink" : isMistake ? "border-danger text-danger" : "border-control";
            return (
              <button
                key={option}
                type="button"
                disabled={chosen !== null}
                onClick={() => onChoose(index)}
                className={\`flex min-h-14 items-center gap-3 rounded-control border px-4 py-3 text-left \${tone} enabled:hover:border-accent-ink enabled:hover:bg-sunken disabled:cursor-default\`}
              >
                <span className="min-w-0 flex-1">{option}</span>
                {isAnswer && <@CheckIcon className="size-5 shrink-0" aria-label="Right answer" />}
                {isMistake && <@XIcon className="size-5 shrink-0" aria-label="Your answer" />}
              </button>
            );
          })}
        </div>
        <div role="status" className="min-h-16 max-w-prose">
          {chosen !== null && (
            <>
              <p className="font-semibold">
                {chosen === question.right ? "Right!" : \`Not quite. The right answer is: \${question.options[question.right]}.\`}
              </p>
              <p className="mt-1 text-muted">{question.explanation}</p>
            </>
          )}
        </div>
      </>
    );
  }`;

/** `AnswerReview`. */
export const answerReview = code`
  function AnswerReview({ answers }: { answers: readonly @AskedAnswer[] }) {
    const wrong = answers.filter((answer) => !@isRightAnswer(answer));
    return (
      <div className="flex flex-col gap-5">
        <ul role="list" aria-label="Score by topic" className="flex flex-col gap-3">
          {@questionTopics(answers.map(({ question }) => question)).map((topic) => {
            const own = answers.filter(({ question }) => question.topic === topic);
            const right = own.filter(@isRightAnswer).length;
            return (
              <li key={topic} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 text-sm">
                <span className="font-medium">{topic}</span>
                <span className="tabular-nums">
                  {right} of {own.length}
                </span>
                <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="col-span-2 h-1.5 w-full rounded-full bg-sunken">
                  <rect width={(right / own.length) * 100} height="6" className="fill-chart-1" />
                </svg>
              </li>
            );
          })}
        </ul>
        {wrong.length === 0 ? (
          <p>No mistakes to look at: every answer was right.</p>
        ) : (
          <ol aria-label="Mistakes" className="flex flex-col gap-5">
            {wrong.map(({ question, chosen }) => (
              <li key={question.id} className="flex flex-col gap-1 border-t border-line pt-4">
                <span className="text-sm text-muted">{question.topic}</span>
                <p className="font-semibold">{question.prompt}</p>
                <p className="text-danger">{chosen === null ? "You gave no answer." : \`Your answer: \${question.options[chosen]}\`}</p>
                <p className="font-medium text-accent-ink">Right answer: {question.options[question.right]}</p>
                <p className="text-muted">{question.explanation}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    );
  }`;
