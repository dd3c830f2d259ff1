import { useEffect, useRef, useState } from "react";
import { Rounds } from "@/components/learning/quiz/quiz";
import { Button } from "@/components/ui/button";
import { ChoiceCard } from "@/components/ui/choice-card";
import { formatCount } from "@/lib/format";
import type { Answer, Question } from "@/lib/learning/questions";
import { useInterval } from "@/hooks/use-interval";
import { formatLeft } from "@/lib/insight/clock";
import { cn } from "@/lib/utils";

interface ExamProps {
  title: string;
  questions: readonly Question[];
  minutes: number;
  /** How many of a hundred answers must be right. */
  passPercent: number;
}

/** A quiz against the clock, with all questions on one paper, which can be failed. */
export function Exam({ title, questions, minutes, passPercent }: ExamProps) {
  const [isStarted, setStarted] = useState(false);
  return (
    <Rounds title={title} game="Exam" passPercent={passPercent} againLabel="Take the exam again">
      {(round, finish) =>
        isStarted ? (
          <ExamPaper key={round} questions={questions} minutes={minutes} onSubmit={finish} />
        ) : (
          <>
            <p className="max-w-prose text-muted-foreground">
              {questions.length} questions in {minutes} minutes. You pass with {passPercent}% right
              answers. The explanations come after you submit.
            </p>
            <Button className="self-start" onClick={() => setStarted(true)}>
              Start exam
            </Button>
          </>
        )
      }
    </Rounds>
  );
}

interface PaperProps {
  questions: readonly Question[];
  minutes: number;
  onSubmit: (answers: readonly Answer[]) => void;
}

/** All questions at once. It warns of open questions before it is submitted, and is submitted as it is when the time is up. */
function ExamPaper({ questions, minutes, onSubmit }: PaperProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [isWarned, setWarned] = useState(false);
  const open = questions.length - chosen.size;
  const answers = questions.map((question) => ({
    question,
    chosen: chosen.get(question.id) ?? null,
  }));

  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (open === 0 || isWarned) onSubmit(answers);
        else setWarned(true);
      }}
    >
      <div className="flex items-center justify-between gap-4">
        <p className="text-muted-foreground">
          {chosen.size} of {questions.length} answered
        </p>
        <ExamClock minutes={minutes} onEnd={() => onSubmit(answers)} />
      </div>
      {questions.map(({ id, prompt, options }, index) => (
        <fieldset key={id} className="flex flex-col gap-2 border-t border-border pt-5">
          <legend className="float-left mb-2 w-full font-semibold">
            {index + 1}. {prompt}
          </legend>
          {options.map((option, at) => (
            <ChoiceCard
              key={option}
              type="radio"
              name={id}
              checked={chosen.get(id) === at}
              onChange={() => setChosen(new Map(chosen).set(id, at))}
            >
              {option}
            </ChoiceCard>
          ))}
        </fieldset>
      ))}
      {isWarned && open > 0 && (
        <p role="alert" className="font-semibold text-destructive">
          {formatCount(open, { one: "question is", many: "questions are" })} unanswered.
        </p>
      )}
      <Button type="submit" className="self-start">
        {isWarned && open > 0 ? "Submit anyway" : "Submit exam"}
      </Button>
    </form>
  );
}

/** Counts down from the moment at which it is first shown, and tells once when the time is up. */
function ExamClock({ minutes, onEnd }: { minutes: number; onEnd: () => void }) {
  const [end] = useState(() => Date.now() + minutes * 60_000);
  const [left, setLeft] = useState(minutes * 60_000);
  const isUp = left === 0;
  const latest = useRef(onEnd);

  useInterval(isUp ? null : 500, () => setLeft(Math.max(0, end - Date.now())));
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isUp) latest.current();
  }, [isUp]);

  return (
    <p
      role="timer"
      className={cn(
        "font-heading text-lg font-semibold tabular-nums",
        left < 60_000 && "text-destructive",
      )}
    >
      Time left: {formatLeft(left)}
    </p>
  );
}
