import * as questionsWords from "#words/editor/questions.ts";
import { useId, useState } from "react";
import { Input } from "../../../components/ui/forms/input.tsx";
import type { Question } from "../../data/shapes.ts";

const OTHER = "other";

/** One question: its options as buttons with one selected, and free text if any answer is accepted. */
export function QuestionField({ question, value, onChange }: { question: Question; value: string; onChange: (answer: string) => void }) {
  const { text, options, allowsOther } = question;
  const id = useId();
  const [isOther, setOther] = useState(false);
  const chosen = isOther ? OTHER : value;
  const takesWords = allowsOther && (isOther || options.length === 0);
  const choose = (answer: string, other: boolean): void => {
    setOther(other);
    onChange(answer);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className="mb-2.5 font-medium wrap-anywhere">{text}</legend>
      {options.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {options.map((option) => (
            <Choice key={option} name={id} label={option} isChosen={!isOther && chosen === option} choose={() => choose(option, false)} />
          ))}
          {allowsOther && <Choice name={id} label={questionsWords.somethingElse} isChosen={isOther} choose={() => choose("", true)} />}
        </div>
      )}
      {takesWords && (
        <Input
          aria-label={questionsWords.yourAnswerTo({ question: text })}
          placeholder={questionsWords.inYourOwnWords}
          value={value}
          maxLength={20_000}
          autoFocus={isOther}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </fieldset>
  );
}

function Choice({ name, label, isChosen, choose }: { name: string; label: string; isChosen: boolean; choose: () => void }) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center rounded-lg border border-line-strong bg-surface px-3 py-1.5 font-medium wrap-anywhere transition-colors hover:bg-subtle has-checked:border-accent-text has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={choose} />
      {label}
    </label>
  );
}
