import { useState } from "react";
import { ExamClock } from "@/components/learning/exam/exam-clock";
import { Button } from "@/components/ui/button";
import { ChoiceCard } from "@/components/ui/choice-card";
import type { RunningExam } from "@/lib/learning/exam";
import { formatCount } from "@/lib/format";
import type { Question } from "@/lib/learning/questions";

/** All questions at once. Before it is submitted with open questions it asks. */
export function ExamPaper({
  exam,
  questions,
  minutes,
  onChange,
  onSubmit,
}: {
  exam: RunningExam;
  questions: readonly Question[];
  minutes: number;
  onChange: (exam: RunningExam) => void;
  onSubmit: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const open = questions.filter(({ id }) => exam.chosen[id] === undefined).length;

  function choose(id: string, option: number) {
    setAsking(false);
    onChange({ ...exam, chosen: { ...exam.chosen, [id]: option } });
  }

  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (open === 0) onSubmit();
        else setAsking(true);
      }}
    >
      <div className="flex items-center justify-between gap-4">
        <p className="text-muted-foreground">
          {questions.length - open} of {questions.length} answered
        </p>
        <ExamClock startedAt={exam.startedAt} minutes={minutes} onEnd={onSubmit} />
      </div>
      {questions.map((question, index) => (
        <PaperQuestion
          key={question.id}
          number={index + 1}
          question={question}
          chosen={exam.chosen[question.id] ?? null}
          onChoose={(option) => choose(question.id, option)}
        />
      ))}
      {isAsking ? (
        <SubmitQuestion open={open} onSubmit={onSubmit} onCancel={() => setAsking(false)} />
      ) : (
        <Button type="submit" className="self-start">
          Submit exam
        </Button>
      )}
    </form>
  );
}

function SubmitQuestion({
  open,
  onSubmit,
  onCancel,
}: {
  open: number;
  onSubmit: () => void;
  onCancel: () => void;
}) {
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-lg bg-destructive-muted p-4 text-destructive"
    >
      <p className="font-semibold">
        {formatCount(open, { one: "question is", many: "questions are" })} unanswered. Submit
        anyway?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" onClick={onSubmit}>
          Submit anyway
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Keep answering
        </Button>
      </div>
    </div>
  );
}

function PaperQuestion({
  number,
  question,
  chosen,
  onChoose,
}: {
  number: number;
  question: Question;
  chosen: number | null;
  onChoose: (option: number) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-2 border-t border-border pt-5">
      <legend className="float-left mb-2 w-full font-semibold">
        {number}. {question.prompt}
      </legend>
      {question.options.map((option, index) => (
        <ChoiceCard
          key={option}
          type="radio"
          name={question.id}
          checked={chosen === index}
          onChange={() => onChoose(index)}
        >
          {option}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
