// A build that asks whether to go on: what works, what is missing, and its answers as buttons, since each is a decision.
import * as questionsWords from "#words/editor/questions.ts";
import { useState } from "react";
import { DROP } from "../../../components/fixed-messages.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import type { Draft, Operation, Question } from "../../data/shapes.ts";
import { DraftState } from "./draft-state.tsx";
import { DropDialog } from "./drop-dialog.tsx";

/** The question of a build that could not finish, with its draft. */
export function GoOnQuestion({
  question,
  operation,
  draft,
  isSending,
  answer,
}: {
  question: Question;
  operation: Operation;
  draft: Draft | null;
  isSending: boolean;
  answer: (text: string) => void;
}) {
  const [isDropping, setDropping] = useState(false);
  const { held, spent } = operation.credits;
  return (
    <section
      aria-label={questionsWords.questionFromBuild}
      className="flex animate-rise flex-col gap-4 rounded-xl border border-line bg-surface p-4"
    >
      <p className="font-medium wrap-anywhere">{question.text}</p>
      {draft !== null && <DraftState draft={draft} />}
      <p className="text-sm text-ink-faint">{questionsWords.pausedAfterSpending({ spent, held })}</p>
      <div className="flex flex-wrap gap-2">
        {question.options.map((option, at) => (
          <Button
            key={option}
            size="sm"
            variant={option === DROP ? "ghost" : at === 0 ? "accent" : "secondary"}
            disabled={isSending}
            onClick={() => (option === DROP ? setDropping(true) : answer(option))}
          >
            {option}
          </Button>
        ))}
      </div>
      <DropDialog isOpen={isDropping} isBusy={isSending} onClose={() => setDropping(false)} onConfirm={() => answer(DROP)} />
    </section>
  );
}
