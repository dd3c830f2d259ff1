import { useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { QuizResult } from "@/components/learning/quiz/quiz-result";
import { QuizRound } from "@/components/learning/quiz/quiz-round";
import { Button } from "@/components/ui/button";
import { useContestEntry } from "@/hooks/learning/use-contest-entry";
import { type Answer, countRight } from "@/lib/learning/questions";
import { recordScore } from "@/lib/learning/scores";
import {
  POINTS_PER_ANSWER,
  SECONDS_PER_QUESTION,
  type TriviaContest,
  bestResult,
  contestEntries,
  describeEntry,
  enroll,
} from "@/lib/learning/trivia";

/** A contest from the enrollment to its result, which can be improved in another round. */
export function ContestGame({ contest }: { contest: TriviaContest }) {
  const { title, questions } = contest;
  const entry = useContestEntry(contest);
  const [isPlaying, setPlaying] = useState(false);
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);

  function finish(given: readonly Answer[]) {
    if (entry !== null) contestEntries.update(entry.id, { right: bestResult(entry, given) });
    recordScore(title, {
      points: countRight(given) * POINTS_PER_ANSWER,
      outOf: given.length * POINTS_PER_ANSWER,
    });
    setAnswers(given);
    setPlaying(false);
  }

  return (
    <SectionCard
      title="Contest"
      className="gap-5"
      aside={
        entry !== null && (
          <p className="text-sm text-muted-foreground">{describeEntry(entry, contest)}</p>
        )
      }
    >
      {isPlaying && (
        <QuizRound questions={questions} seconds={SECONDS_PER_QUESTION} onFinish={finish} />
      )}
      {!isPlaying && answers !== null && (
        <QuizResult answers={answers} againLabel="Play again" onAgain={() => setPlaying(true)} />
      )}
      {!isPlaying && answers === null && (
        <>
          <p className="max-w-prose text-muted-foreground">
            A right answer gives {POINTS_PER_ANSWER} points, and your best result counts. The clock
            of each question starts when you see it.
          </p>
          <Button
            className="self-start"
            onClick={() => (entry === null ? enroll(contest) : setPlaying(true))}
          >
            {entry === null ? "Enroll" : "Start contest"}
          </Button>
        </>
      )}
    </SectionCard>
  );
}
