import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { AnswerButtons } from "@/components/learning/quiz/answer-buttons";
import { Button } from "@/components/ui/button";
import { paragraph } from "@/lib/fields/paragraph";
import type { CourseModule } from "@/lib/learning/lessons";

const ANSWER = paragraph({ label: "Your answer", required: true });

/** What a module teaches, and its exercise. */
export function CourseModuleView({
  module,
  isDone,
  onComplete,
}: {
  module: CourseModule;
  isDone: boolean;
  onComplete: () => void;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { exercise } = module;
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col gap-4">
        {module.points.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1 max-w-prose text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-4 rounded-lg bg-muted p-4 sm:p-5">
        <h4 className="font-semibold">
          Exercise: {typeof exercise === "string" ? exercise : exercise.prompt}
        </h4>
        {typeof exercise === "string" ? (
          <FieldInput field={ANSWER} name="exercise" />
        ) : (
          <AnswerButtons question={exercise} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      {isDone ? (
        <p role="status" className="font-semibold text-link">
          Module completed.
        </p>
      ) : (
        <Button className="self-start" onClick={onComplete}>
          Mark as complete
        </Button>
      )}
    </div>
  );
}
