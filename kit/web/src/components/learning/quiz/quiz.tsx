import { type ReactNode, useRef, useState } from "react";
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
import { bestScore, recordScore, type Score } from "@/lib/learning/scores";
import { formatCount } from "@/lib/format";
import { AnswerButtons } from "@/components/learning/quiz/answer-buttons";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import * as learningWords from "@/words/learning";

const ROUND_SIZE = 10;

/** Rounds of questions with the best score. Each round asks the questions that follow those of the round before. */
export function Quiz({
  questions,
  ...rounds
}: Omit<RoundsProps, "children" | "count"> & { questions: readonly Question[] }) {
  return (
    <Rounds {...rounds} count={Math.min(questions.length, ROUND_SIZE)}>
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
  /** Whether the title is seen as a heading. */
  hasHeading?: boolean;
  /** What the scores are kept as, where an app has several quizzes. */
  keptAs?: string;
  /** Whether the first round begins when it is asked to. */
  isClosed?: boolean;
  /** So many questions are asked in a round. */
  count: number;
  /** Saves the result of a round, and shows what was saved. */
  saved?: (result: Result) => ReactNode;
  /** Asks the questions of a round. */
  children: (round: number, finish: (answers: readonly Answer[]) => void) => ReactNode;
}

/** Rounds one after another, each with its result, and the best score. */
function Rounds({
  title,
  hasHeading = true,
  keptAs = learningWords.quiz,
  isClosed: startsClosed = false,
  count,
  saved,
  children,
}: RoundsProps) {
  const played = useScores(keptAs);
  const [round, setRound] = useState(played.length);
  const [isClosed, setIsClosed] = useState(startsClosed);
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);
  const section = useRef<HTMLDivElement>(null);

  function finish(given: readonly Answer[]) {
    recordScore(keptAs, { points: countRight(given), outOf: given.length });
    setAnswers(given);
    section.current?.scrollIntoView({ block: "start" });
  }

  function playAgain() {
    setRound(round + 1);
    setAnswers(null);
  }

  return (
    <div ref={section} className="scroll-mt-24">
      <SectionCard
        title={title}
        hasHeading={hasHeading}
        {...(!isClosed && { aside: <Best played={played} /> })}
      >
        {isClosed ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="font-semibold">{formatCount(count, QUESTIONS)}</p>
            <Best played={played} />
            <Button className="sm:ms-auto" onClick={() => setIsClosed(false)}>
              {learningWords.startRound}
            </Button>
          </div>
        ) : answers === null ? (
          children(round, finish)
        ) : (
          <QuizResult answers={answers} onAgain={playAgain}>
            {saved?.(resultOf(answers))}
          </QuizResult>
        )}
      </SectionCard>
    </div>
  );
}

const QUESTIONS = { one: learningWords.questionOne, many: learningWords.questions };

function Best({ played }: { played: readonly Score[] }) {
  const best = bestScore(played);
  return (
    <p className="text-sm text-muted-foreground">
      {best === null
        ? learningWords.noRoundPlayedYet
        : learningWords.bestScore({ points: best.points, all: best.outOf })}
    </p>
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
        {new Set(questions.map(({ topic }) => topic)).size > 1 && <span>{question.topic}</span>}
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
