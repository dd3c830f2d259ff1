import { type ReactNode, useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { QuizResult } from "@/components/learning/quiz/quiz-result";
import { QuizRound } from "@/components/learning/quiz/quiz-round";
import { useScores } from "@/hooks/learning/use-scores";
import { type Answer, type Question, countRight, questionsOfRound } from "@/lib/learning/questions";
import { bestScore, recordScore } from "@/lib/learning/scores";

const ROUND_SIZE = 10;

/** Rounds of questions with the best score. Each round asks the questions that follow those of the round before. */
export function Quiz({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <Rounds title={title} game="Quiz" againLabel="Play another round">
      {(round, finish) => (
        <QuizRound
          key={round}
          questions={questionsOfRound(questions, { round, size: ROUND_SIZE })}
          onFinish={finish}
        />
      )}
    </Rounds>
  );
}

interface RoundsProps {
  title: string;
  /** What its scores are kept as. */
  game: string;
  /** How many of a hundred answers must be right, where one can fail. */
  passPercent?: number;
  againLabel: string;
  /** Asks the questions of a round. */
  children: (round: number, finish: (answers: readonly Answer[]) => void) => ReactNode;
}

/** Rounds one after another, each with its result, and the best score. */
export function Rounds({ title, game, passPercent, againLabel, children }: RoundsProps) {
  const played = useScores(game);
  const best = bestScore(played);
  const [round, setRound] = useState(played.length);
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);

  function finish(given: readonly Answer[]) {
    recordScore(game, { points: countRight(given), outOf: given.length });
    setAnswers(given);
    window.scrollTo(0, 0);
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
        children(round, finish)
      ) : (
        <QuizResult
          answers={answers}
          againLabel={againLabel}
          onAgain={playAgain}
          {...(passPercent !== undefined && { passPercent })}
        />
      )}
    </SectionCard>
  );
}
