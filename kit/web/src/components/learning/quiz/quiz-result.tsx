import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { type Answer, countRight, isRight, scoresByTopic } from "@/lib/learning/questions";
import * as learningWords from "@/words/learning";

/** What came of a round with what was saved of it, and a button for the next one. */
export function QuizResult({
  answers,
  onAgain,
  children,
}: {
  answers: readonly Answer[];
  onAgain: () => void;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="font-heading text-3xl font-bold">
        {learningWords.rightOf({ right: countRight(answers), all: answers.length })}
      </p>
      {children}
      <AnswerReview answers={answers} />
      <Button className="self-start" onClick={onAgain}>
        {learningWords.playAnotherRound}
      </Button>
    </div>
  );
}

/** The score of each topic, and what was answered wrong with the right answer and the reason. */
function AnswerReview({ answers }: { answers: readonly Answer[] }) {
  const wrong = answers.filter((answer) => !isRight(answer));
  return (
    <div className="flex flex-col gap-5">
      <ul role="list" aria-label={learningWords.scoreByTopic} className="flex flex-col gap-3">
        {scoresByTopic(answers).map(({ topic, right, outOf }) => (
          <li
            key={topic}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 text-sm"
          >
            <span className="font-medium">{topic}</span>
            <span className="tabular-nums">{learningWords.scoreOf({ right, all: outOf })}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              className="col-span-2 h-1.5 w-full rounded-full bg-muted"
            >
              <rect width={(right / outOf) * 100} height="6" className="fill-chart-1" />
            </svg>
          </li>
        ))}
      </ul>
      {wrong.length === 0 && <p>{learningWords.noMistakesToLookAt}</p>}
      {wrong.length > 0 && (
        <ol aria-label={learningWords.mistakes} className="flex flex-col gap-5">
          {wrong.map((answer) => (
            <Mistake key={answer.question.id} answer={answer} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Mistake({ answer: { question, chosen } }: { answer: Answer }) {
  return (
    <li className="flex flex-col gap-1 border-t border-border pt-4">
      <span className="text-sm text-muted-foreground">{question.topic}</span>
      <p className="font-semibold">{question.prompt}</p>
      <p className="text-destructive">
        {learningWords.yourAnswerWas({ answer: question.options[chosen] ?? "" })}
      </p>
      <p className="font-medium text-accent-foreground">
        {learningWords.rightAnswerIs({ answer: question.options[question.right] ?? "" })}
      </p>
      <p className="text-muted-foreground">{question.explanation}</p>
    </li>
  );
}
