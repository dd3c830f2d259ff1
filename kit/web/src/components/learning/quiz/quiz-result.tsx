import { AnswerReview } from "@/components/learning/quiz/answer-review";
import { Button } from "@/components/ui/button";
import { type Answer, countRight } from "@/lib/learning/questions";

/** What came of a round, and a button for the next one. */
export function QuizResult({
  answers,
  againLabel,
  onAgain,
}: {
  answers: readonly Answer[];
  againLabel: string;
  onAgain: () => void;
}) {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="font-heading text-3xl font-bold">
        {countRight(answers)} of {answers.length} right
      </p>
      <AnswerReview answers={answers} />
      <Button className="self-start" onClick={onAgain}>
        {againLabel}
      </Button>
    </div>
  );
}
