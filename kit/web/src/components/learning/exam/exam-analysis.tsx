import { AnswerReview } from "@/components/learning/quiz/answer-review";
import { type ExamAttempt, examAnswers } from "@/lib/learning/exam";
import type { Question } from "@/lib/learning/questions";

/** Whether an exam was passed, and its mistakes with the right answers. */
export function ExamAnalysis({
  attempt,
  questions,
  passPercent,
}: {
  attempt: ExamAttempt;
  questions: readonly Question[];
  passPercent: number;
}) {
  const percent = Math.round((attempt.right / attempt.outOf) * 100);
  return (
    <div className="flex flex-col gap-6">
      <p role="status">
        <strong className="block font-heading text-3xl font-bold">
          {attempt.isPassed ? "Passed" : "Not passed"}
        </strong>
        {attempt.right} of {attempt.outOf} right, {percent}%. {passPercent}% is needed.
      </p>
      <h3 className="text-lg font-semibold">Error analysis</h3>
      <AnswerReview answers={examAnswers(questions, attempt.chosen)} />
    </div>
  );
}
