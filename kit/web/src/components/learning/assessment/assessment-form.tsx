import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ChoiceCard } from "@/components/ui/choice-card";
import { AGREEMENT } from "@/lib/learning/assessment";
import { formatCount } from "@/lib/format";

/** Asks how far one agrees with each statement. */
export function AssessmentForm({
  statements,
  onFinish,
}: {
  statements: readonly string[];
  /** Gets the position of the answer to each statement. */
  onFinish: (given: Readonly<Record<string, number>>) => void;
}) {
  const [given, setGiven] = useState<Readonly<Record<string, number>>>({});
  const [isRefused, setRefused] = useState(false);
  const open = statements.length - Object.keys(given).length;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefused(open > 0);
    if (open === 0) onFinish(given);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-7">
      <p className="text-muted-foreground">
        How far do you agree? There are no right or wrong answers, and they stay in this browser.
      </p>
      {statements.map((statement, index) => (
        <fieldset key={statement}>
          <legend className="mb-3 font-semibold">
            {index + 1}. {statement}
          </legend>
          <div className="grid gap-2 sm:grid-cols-5">
            {AGREEMENT.map((label, value) => (
              <ChoiceCard
                key={label}
                type="radio"
                name={`statement-${index}`}
                className="px-3 text-sm"
                checked={given[statement] === value}
                onChange={() => setGiven({ ...given, [statement]: value })}
              >
                {label}
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
      ))}
      {isRefused && open > 0 && (
        <p role="alert" className="font-semibold text-destructive">
          {formatCount(open, { one: "statement is", many: "statements are" })} still open.
        </p>
      )}
      <Button type="submit" className="self-start">
        See my profile
      </Button>
    </form>
  );
}
