import { AnswerReview } from "@/components/learning/quiz/answer-review";
import { Button } from "@/components/ui/button";
import { type Answer, countRight } from "@/lib/learning/questions";
import { isPassed } from "@/lib/learning/scores";

/** What came of a round, and a button for the next one. */
export function QuizResult({
  answers,
  passPercent,
  againLabel,
  onAgain,
}: {
  answers: readonly Answer[];
  /** How many of a hundred answers must be right, where one can fail. */
  passPercent?: number;
  againLabel: string;
  onAgain: () => void;
}) {
  const score = { points: countRight(answers), outOf: answers.length };
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="font-heading text-3xl font-bold">
        {passPercent !== undefined && (isPassed(score, passPercent) ? "Passed: " : "Not passed: ")}
        {score.points} of {score.outOf} right
      </p>
      <AnswerReview answers={answers} />
      <Button className="self-start" onClick={onAgain}>
        {againLabel}
      </Button>
    </div>
  );
}
