import { useState } from "react";
import { ExamAnalysis } from "@/components/learning/exam/exam-analysis";
import { ExamPaper } from "@/components/learning/exam/exam-paper";
import { ExamScores } from "@/components/learning/exam/exam-scores";
import { SectionCard } from "@/components/layout/section-card";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import {
  type ExamRules,
  type RunningExam,
  attempts,
  gradeExam,
  readRunningExam,
  writeRunningExam,
} from "@/lib/learning/exam";
import type { Question } from "@/lib/learning/questions";
import { recordScore } from "@/lib/learning/scores";

/** An exam: its start, its paper, what came of it, and the attempts before. */
export function Exam({
  title,
  questions,
  rules,
}: {
  title: string;
  questions: readonly Question[];
  rules: ExamRules;
}) {
  const [exam, setExam] = useState(readRunningExam);
  const [shown, setShown] = useState("");
  const taken = useCollection(attempts);
  const attempt = taken.find(({ id }) => id === shown);

  function change(next: RunningExam | null) {
    writeRunningExam(next);
    setExam(next);
  }

  function submit() {
    if (exam === null) return;
    const added = attempts.add(gradeExam(exam, { questions, rules, now: new Date() }));
    recordScore("Exam", { points: added.right, outOf: added.outOf });
    change(null);
    setShown(added.id);
    window.scrollTo(0, 0);
  }

  return (
    <>
      <SectionCard title={title}>
        {exam !== null && (
          <ExamPaper
            exam={exam}
            questions={questions}
            minutes={rules.minutes}
            onChange={change}
            onSubmit={submit}
          />
        )}
        {exam === null && attempt !== undefined && (
          <ExamAnalysis
            key={attempt.id}
            attempt={attempt}
            questions={questions}
            passPercent={rules.passPercent}
          />
        )}
        {exam === null && attempt === undefined && (
          <p className="max-w-prose text-muted-foreground">
            {questions.length} questions in {rules.minutes} minutes. You pass with{" "}
            {rules.passPercent}% right answers. The explanations come after you submit.
          </p>
        )}
        {exam === null && (
          <Button
            className="self-start"
            onClick={() => change({ startedAt: Date.now(), chosen: {} })}
          >
            {attempt === undefined ? "Start exam" : "Take the exam again"}
          </Button>
        )}
      </SectionCard>
      {exam === null && <ExamScores taken={taken} shown={shown} onShow={setShown} />}
    </>
  );
}
