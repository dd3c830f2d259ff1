import { useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { ExamPaper } from "@/components/learning/quiz/exam-paper";
import { QuizResult } from "@/components/learning/quiz/quiz-result";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useScores } from "@/hooks/learning/use-scores";
import { formatMoment } from "@/lib/format";
import { type Answer, type Question, countRight } from "@/lib/learning/questions";
import { type Score, isPassed, recordScore } from "@/lib/learning/scores";

const GAME = "Exam";

interface ExamProps {
  title: string;
  questions: readonly Question[];
  minutes: number;
  /** How many of a hundred answers must be right. */
  passPercent: number;
}

/** An exam: its rules, its paper, the result with an analysis of the mistakes, and the scores so far. */
export function Exam({ title, questions, minutes, passPercent }: ExamProps) {
  const taken = useScores(GAME);
  const [isRunning, setRunning] = useState(false);
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);

  function submit(given: readonly Answer[]) {
    recordScore(GAME, { points: countRight(given), outOf: given.length });
    setAnswers(given);
    setRunning(false);
    window.scrollTo(0, 0);
  }

  return (
    <>
      <SectionCard title={title}>
        {isRunning && <ExamPaper questions={questions} minutes={minutes} onSubmit={submit} />}
        {!isRunning && answers !== null && (
          <QuizResult
            answers={answers}
            passPercent={passPercent}
            againLabel="Take the exam again"
            onAgain={() => setRunning(true)}
          />
        )}
        {!isRunning && answers === null && (
          <>
            <p className="max-w-prose text-muted-foreground">
              {questions.length} questions in {minutes} minutes. You pass with {passPercent}% right
              answers. The explanations come after you submit.
            </p>
            <Button className="self-start" onClick={() => setRunning(true)}>
              Start exam
            </Button>
          </>
        )}
      </SectionCard>
      {!isRunning && taken.length > 0 && (
        <SectionCard title="Exam scores" className="gap-4">
          <ul role="list" aria-label="Exam scores" className="flex flex-col divide-y divide-border">
            {taken.map((score) => (
              <ExamScore key={score.id} score={score} passPercent={passPercent} />
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}

function ExamScore({ score, passPercent }: { score: Score; passPercent: number }) {
  const hasPassed = isPassed(score, passPercent);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <strong className="tabular-nums">
        {score.points} of {score.outOf}
      </strong>
      <Badge variant={hasPassed ? "secondary" : "destructive"}>
        {hasPassed ? "Passed" : "Not passed"}
      </Badge>
      <time dateTime={score.at} className="text-sm text-muted-foreground">
        {formatMoment(score.at)}
      </time>
    </li>
  );
}
