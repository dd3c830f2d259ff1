import type { ReactNode } from "react";
import { AnswerReview } from "@/components/learning/quiz/answer-review";
import { Button } from "@/components/ui/button";
import { type Answer, countRight } from "@/lib/learning/questions";

/** What came of a round, and a button for the next one. */
export function QuizResult({
  answers,
  againLabel,
  onAgain,
  children,
}: {
  answers: readonly Answer[];
  againLabel: string;
  onAgain: () => void;
  /** Further buttons. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="font-heading text-3xl font-bold">
        {countRight(answers)} of {answers.length} right
      </p>
      <AnswerReview answers={answers} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>{againLabel}</Button>
        {children}
      </div>
    </div>
  );
}
