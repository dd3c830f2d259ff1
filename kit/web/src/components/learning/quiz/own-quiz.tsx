import { Trash2Icon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionCard } from "@/components/layout/section-card";
import { Quiz } from "@/components/learning/quiz/quiz";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { lines } from "@/lib/fields/lines";
import { text } from "@/lib/fields/text";
import { type OwnQuestion, quizQuestions } from "@/lib/learning/own-questions";
import { removeWithUndo } from "@/lib/remove-with-undo";
import type { Collection } from "@/lib/store";
import { toast } from "@/lib/toast";

const FIELDS = {
  prompt: text({ label: "Question", required: true, missing: "Write the question." }),
  right: text({ label: "Right answer", required: true, missing: "Write the right answer." }),
  wrong: lines({
    label: "Wrong answers",
    noun: { one: "wrong answer", many: "wrong answers" },
    required: true,
    missing: "Write at least one wrong answer, each in a line of its own.",
  }),
};

/** A quiz of the questions that are typed in below it. */
export function OwnQuiz({
  title,
  topic,
  questions,
}: {
  title: string;
  topic: string;
  questions: Collection<OwnQuestion>;
}) {
  const own = useCollection(questions);
  return (
    <>
      {own.length === 0 ? (
        <SectionCard title={title}>
          <p>There are no questions yet. Add the first below.</p>
        </SectionCard>
      ) : (
        <Quiz key={own.length} title={title} questions={quizQuestions(own, { topic })} />
      )}
      <QuestionList questions={questions} />
    </>
  );
}

/** All questions with their right answers, and a form for more. */
function QuestionList({ questions }: { questions: Collection<OwnQuestion> }) {
  const own = useCollection(questions);
  const { errors, handleSubmit } = useFieldsForm(FIELDS, (values) => {
    questions.add(values);
    toast("The question is added.");
  });
  return (
    <SectionCard title="All questions" className="gap-5">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        {Object.entries(FIELDS).map(([name, field]) => (
          <FieldInput key={name} field={field} name={name} error={errors[name]} />
        ))}
        <Button type="submit" className="self-start">
          Add question
        </Button>
      </form>
      <ul role="list" aria-label="All questions" className="flex flex-col divide-y divide-border">
        {own.map(({ id, prompt, right }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-56 font-medium">{prompt}</span>
            <span className="text-muted-foreground">{right}</span>
            <IconButton
              icon={<Trash2Icon />}
              label={`Delete question: ${prompt}`}
              onClick={() => removeWithUndo(questions, { id, said: "The question is deleted." })}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
