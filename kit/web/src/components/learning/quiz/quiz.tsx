import { type ReactNode, useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { QuizResult } from "@/components/learning/quiz/quiz-result";
import { useScores } from "@/hooks/learning/use-scores";
import {
  type Answer,
  type Question,
  type Result,
  countRight,
  questionsOfRound,
  resultOf,
} from "@/lib/learning/questions";
import { bestScore, recordScore } from "@/lib/learning/scores";
import { AnswerButtons } from "@/components/learning/quiz/answer-buttons";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import * as learningWords from "@/words/learning";

const ROUND_SIZE = 10;

/** What the scores are kept as. */
const QUIZ = learningWords.quiz;

/** Rounds of questions with the best score. Each round asks the questions that follow those of the round before. */
export function Quiz({
  title,
  questions,
  saved,
}: {
  title: string;
  questions: readonly Question[];
  /** Saves the result of a round, and shows what was saved. */
  saved?: (result: Result) => ReactNode;
}) {
  return (
    <Rounds title={title} {...(saved && { saved })}>
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
  saved?: (result: Result) => ReactNode;
  /** Asks the questions of a round. */
  children: (round: number, finish: (answers: readonly Answer[]) => void) => ReactNode;
}

/** Rounds one after another, each with its result, and the best score. */
export function Rounds({ title, saved, children }: RoundsProps) {
  const played = useScores(QUIZ);
  const best = bestScore(played);
  const [round, setRound] = useState(played.length);
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);

  function finish(given: readonly Answer[]) {
    recordScore(QUIZ, { points: countRight(given), outOf: given.length });
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
          {best === null
            ? learningWords.noRoundPlayedYet
            : learningWords.bestScore({ points: best.points, all: best.outOf })}
        </p>
      }
    >
      {answers === null ? (
        children(round, finish)
      ) : (
        <QuizResult answers={answers} onAgain={playAgain}>
          {saved?.(resultOf(answers))}
        </QuizResult>
      )}
    </SectionCard>
  );
}

/** Asks questions one after another and says at once what was right. */
function QuizRound({
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
  const given = chosen === null ? answers : [...answers, { question, chosen }];

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
          {learningWords.questionOf({ number: answers.length + 1, all: questions.length })}
        </span>
        <span>{question.topic}</span>
        <span>{learningWords.rightSoFar({ right: countRight(given) })}</span>
      </div>
      <Progress
        aria-label={learningWords.questionsAnswered}
        value={answers.length}
        max={questions.length}
      />
      <h3 className="text-xl font-semibold text-balance">{question.prompt}</h3>
      <AnswerButtons question={question} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <Button autoFocus className="self-start" onClick={goOn}>
          {isLast ? learningWords.seeTheResult : learningWords.nextQuestion}
        </Button>
      )}
    </div>
  );
}
