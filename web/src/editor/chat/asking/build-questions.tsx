import { Square } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "../../../components/ui/actions/button.tsx";
import type { Operation, Question } from "../../data/shapes.ts";
import { QuestionField } from "./question-field.tsx";
import { STOPS_LATER, useStop } from "../use-stop.ts";
import { useAnswers } from "./use-answers.ts";

/** The questions of a build, answered together in one request. */
export function BuildQuestions({
  operation,
  isSending,
  send,
}: {
  operation: Operation;
  isSending: boolean;
  send: (answers: { questionId: string; answer: string }[]) => void;
}) {
  const open = operation.questions.filter((question) => question.answer === null);
  const { given, answer } = useAnswers(operation.requestId);
  const { stop, isStopping, isAway } = useStop(operation);
  const left = open.filter(({ id }) => (given[id] ?? "").trim() === "").length;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (left === 0 && !isSending) send(open.map(({ id }) => ({ questionId: id, answer: (given[id] ?? "").trim() })));
  };
  return (
    <form
      aria-label="Questions from the build"
      onSubmit={onSubmit}
      className="flex animate-rise flex-col gap-5 rounded-xl border border-line bg-surface p-4"
    >
      {open.map((question: Question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={given[question.id] ?? ""}
          onChange={(text) => answer(question.id, text)}
        />
      ))}
      <p className={`text-sm ${isAway ? "text-warn" : "text-ink-faint"}`}>{isAway ? STOPS_LATER : holdWords(operation)}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button size="sm" variant="ghost" onClick={stop} disabled={isStopping}>
          <Square aria-hidden className="fill-current" />
          {isStopping ? "Stopping" : "Stop this build"}
        </Button>
        <div className="flex items-center gap-3">
          <span aria-live="polite" className="text-sm text-ink-faint">
            {left === 0 || open.length === 1 ? "" : `${left} left`}
          </span>
          <Button size="sm" variant="accent" type="submit" disabled={left > 0} isBusy={isSending}>
            {isSending ? "Sending" : open.length === 1 ? "Send answer" : "Send answers"}
          </Button>
        </div>
      </div>
    </form>
  );
}

const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "long" });

/** The credits held by a waiting build, and its deadline. */
function holdWords({ credits: { held }, answerableUntil }: Operation): string {
  const holds = held === 0 ? "The build is paused" : `The build is paused and holds ${held.toLocaleString("en")} credits`;
  return answerableUntil === null
    ? `${holds}.`
    : `${holds}. Without an answer it ends on ${DAY.format(new Date(answerableUntil))}, at no cost.`;
}
