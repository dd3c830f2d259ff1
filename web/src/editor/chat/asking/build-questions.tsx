import * as chatWords from "#words/editor/chat.ts";
import * as questionsWords from "#words/editor/questions.ts";
import { Square } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "../../../components/ui/actions/button.tsx";
import type { Operation, Question } from "../../data/shapes.ts";
import { QuestionField } from "./question-field.tsx";
import { useStop } from "../use-stop.ts";
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
      aria-label={questionsWords.questionsFromBuild}
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
      <p className={`text-sm ${isAway ? "text-warn" : "text-ink-faint"}`}>{isAway ? chatWords.stopsLater : holdWords(operation)}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button size="sm" variant="ghost" onClick={stop} disabled={isStopping}>
          <Square aria-hidden className="fill-current" />
          {isStopping ? questionsWords.stopping : questionsWords.stopThisBuild}
        </Button>
        <div className="flex items-center gap-3">
          <span aria-live="polite" className="text-sm text-ink-faint">
            {left === 0 || open.length === 1 ? "" : questionsWords.left({ count: left })}
          </span>
          <Button size="sm" variant="accent" type="submit" disabled={left > 0} isBusy={isSending}>
            {isSending ? questionsWords.sending : open.length === 1 ? questionsWords.sendAnswer : questionsWords.sendAnswers}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The credits held by a waiting build, and its deadline. */
function holdWords({ credits: { held }, answerableUntil }: Operation): string {
  if (answerableUntil === null) return held === 0 ? questionsWords.paused : questionsWords.pausedHolding({ credits: held });
  return held === 0
    ? questionsWords.pausedUntil({ date: answerableUntil })
    : questionsWords.pausedHoldingUntil({ credits: held, date: answerableUntil });
}
