import { useState } from "react";
import { AnswerButtons } from "@/components/learning/quiz/answer-buttons";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { type Answer, type Question, countRight } from "@/lib/learning/questions";

/** Asks questions one after another and says at once what was right. */
export function QuizRound({
  questions,
  onFinish,
}: {
  questions: readonly Question[];
  /** Gets the answers after the last question. */
  onFinish: (answers: readonly Answer[]) => void;
}) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const question = questions[answers.length];
  if (question === undefined) return null;
  const isLast = answers.length + 1 === questions.length;
  const given = [...answers, { question, chosen }];

  function goOn() {
    setChosen(null);
    if (isLast) onFinish(given);
    else setAnswers(given);
  }

  return (
    <div className="flex flex-col gap-5">
      <div
        data-slot="facts"
        className="flex flex-wrap items-center justify-between text-muted-foreground"
      >
        <span>
          Question {answers.length + 1} of {questions.length}
        </span>
        <span>{question.topic}</span>
        <span>{countRight(chosen === null ? answers : given)} right so far</span>
      </div>
      <Progress aria-label="Questions answered" value={answers.length} max={questions.length} />
      <h3 className="text-xl font-semibold text-balance">{question.prompt}</h3>
      <AnswerButtons question={question} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <Button autoFocus className="self-start" onClick={goOn}>
          {isLast ? "See the result" : "Next question"}
        </Button>
      )}
    </div>
  );
}
