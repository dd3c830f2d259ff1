import { CheckIcon, XIcon } from "lucide-react";
import type { Question } from "@/lib/learning/questions";
import { cn } from "@/lib/utils";
import * as learningWords from "@/words/learning";

/** The answers of a question; once one is chosen, what is right and why. Signs and words tell right from wrong, never color alone. */
export function AnswerButtons({
  question,
  chosen,
  onChoose,
}: {
  question: Question;
  /** The position of the chosen answer; null before that. */
  chosen: number | null;
  onChoose: (index: number) => void;
}) {
  return (
    <>
      <div role="group" aria-label={learningWords.answers} className="grid gap-3 sm:grid-cols-2">
        {question.options.map((option, index) => {
          const isAnswer = chosen !== null && index === question.right;
          const isMistake = chosen === index && !isAnswer;
          return (
            <button
              key={option}
              type="button"
              disabled={chosen !== null}
              onClick={() => onChoose(index)}
              className={cn(
                "flex min-h-14 items-center gap-3 rounded-md border border-input px-4 py-3 text-start enabled:hover:border-accent-foreground enabled:hover:bg-muted disabled:cursor-default",
                isAnswer &&
                  "border-accent-foreground bg-accent font-semibold text-accent-foreground",
                isMistake && "border-destructive text-destructive",
              )}
            >
              <span className="min-w-0 flex-1">{option}</span>
              {isAnswer && (
                <CheckIcon className="size-5 shrink-0" aria-label={learningWords.rightAnswer} />
              )}
              {isMistake && (
                <XIcon className="size-5 shrink-0" aria-label={learningWords.yourAnswer} />
              )}
            </button>
          );
        })}
      </div>
      <div role="status" className="min-h-16 max-w-prose">
        {chosen !== null && (
          <>
            <p className="font-semibold">
              {chosen === question.right
                ? learningWords.right
                : learningWords.notQuite({ answer: question.options[question.right] ?? "" })}
            </p>
            <p className="mt-1 text-muted-foreground">{question.explanation}</p>
          </>
        )}
      </div>
    </>
  );
}
