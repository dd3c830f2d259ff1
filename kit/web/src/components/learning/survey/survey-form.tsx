import { CircleCheckIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { SurveyField } from "@/components/learning/survey/survey-field";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/format";
import { type SurveyQuestion, readSurvey, responses } from "@/lib/learning/survey";

/** A survey to fill out. */
export function SurveyForm({
  title,
  questions,
}: {
  title: string;
  questions: readonly SurveyQuestion[];
}) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSent, setSent] = useState(false);
  const wrong = Object.keys(errors).length;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readSurvey(questions, new FormData(form));
    setErrors(read.errors);
    const [first] = Object.keys(read.errors);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    responses.add({ answers: read.answers, review: "New", at: new Date().toISOString() });
    setSent(true);
    window.scrollTo(0, 0);
  }

  return (
    <SectionCard title={title}>
      <p className="-mt-4 max-w-prose text-muted-foreground">
        It takes about two minutes. Answers stay in this browser.
      </p>
      {isSent ? (
        <div className="flex flex-col items-start gap-4">
          <p role="status" className="flex items-center gap-2 text-lg font-semibold">
            <CircleCheckIcon className="size-6 text-link" />
            Thank you! Your answers are submitted.
          </p>
          <Button variant="outline" onClick={() => setSent(false)}>
            Fill it out again
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-7">
          {questions.map((question) => (
            <SurveyField key={question.id} question={question} error={errors[question.id]} />
          ))}
          {wrong > 0 && (
            <p role="alert" className="font-semibold text-destructive">
              {formatCount(wrong, { one: "answer is", many: "answers are" })} missing or wrong.
            </p>
          )}
          <Button type="submit" className="self-start">
            Submit answers
          </Button>
        </form>
      )}
    </SectionCard>
  );
}
