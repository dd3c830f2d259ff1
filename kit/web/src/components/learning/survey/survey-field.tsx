import { useId } from "react";
import { ChoiceCard } from "@/components/ui/choice-card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { SurveyQuestion } from "@/lib/learning/survey";

const SCALE = ["1", "2", "3", "4", "5"];

/** A question with the control that answers it. */
export function SurveyField({
  question,
  error,
}: {
  question: SurveyQuestion;
  error: string | undefined;
}) {
  const fieldId = useId();
  const { id, prompt, type, required } = question;
  if (type === "text" || type === "number") {
    return (
      <Field id={fieldId} label={prompt} required={required} error={error}>
        {(control) =>
          type === "text" ? (
            <Textarea {...control} name={id} />
          ) : (
            <Input
              {...control}
              name={id}
              inputMode="decimal"
              autoComplete="off"
              className="max-w-40"
            />
          )
        }
      </Field>
    );
  }
  return (
    <fieldset
      className="flex flex-col gap-2.5"
      aria-describedby={error === undefined ? undefined : fieldId}
    >
      <legend className="mb-2.5 font-semibold">
        {prompt}{" "}
        {!required && <span className="text-sm font-normal text-muted-foreground">Choose any</span>}
      </legend>
      <SurveyOptions question={question} />
      {error !== undefined && (
        <p id={fieldId} className="text-sm font-medium text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function SurveyOptions({
  question: { id, type, options = [], ends },
}: {
  question: SurveyQuestion;
}) {
  const isScale = type === "scale";
  return (
    <>
      <div className={isScale ? "grid max-w-md grid-cols-5 gap-2" : "flex flex-col gap-1.5"}>
        {(isScale ? SCALE : options).map((option) => (
          <ChoiceCard
            key={option}
            type={type === "several" ? "checkbox" : "radio"}
            name={id}
            value={option}
            {...(isScale && { className: "justify-center gap-2 px-1" })}
          >
            {option}
          </ChoiceCard>
        ))}
      </div>
      {ends && (
        <p className="flex max-w-md justify-between gap-4 text-sm text-muted-foreground">
          <span>1: {ends[0]}</span>
          <span>5: {ends[1]}</span>
        </p>
      )}
    </>
  );
}
