import { useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { QuizResult } from "@/components/learning/quiz/quiz-result";
import { QuizRound } from "@/components/learning/quiz/quiz-round";
import { useScores } from "@/hooks/learning/use-scores";
import { type Answer, type Question, countRight, questionsOfRound } from "@/lib/learning/questions";
import { bestScore, recordScore } from "@/lib/learning/scores";

const GAME = "Quiz";

/** Rounds of questions with the best score. Each round asks the questions that follow those of the round before. */
export function Quiz({
  title,
  questions,
  roundSize = 10,
}: {
  title: string;
  questions: readonly Question[];
  roundSize?: number;
}) {
  const played = useScores(GAME);
  const best = bestScore(played);
  const [round, setRound] = useState(played.length);
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);

  function finish(given: readonly Answer[]) {
    setAnswers(given);
    recordScore(GAME, { points: countRight(given), outOf: given.length });
  }

  function playAgain() {
    setRound(round + 1);
    setAnswers(null);
  }

  return (
    <SectionCard
      title={title}
      aside={
        <p className="text-sm text-muted-foreground">
          {best === null ? "No round played yet" : `Best score: ${best.points} of ${best.outOf}`}
        </p>
      }
    >
      {answers === null ? (
        <QuizRound
          key={round}
          questions={questionsOfRound(questions, { round, size: roundSize })}
          onFinish={finish}
        />
      ) : (
        <QuizResult answers={answers} againLabel="Play another round" onAgain={playAgain} />
      )}
    </SectionCard>
  );
}
