import { SectionCard } from "@/components/layout/section-card";
import { OwnItems } from "@/components/learning/own-items";
import { Quiz } from "@/components/learning/quiz/quiz";
import { useCollection } from "@/hooks/use-collection";
import { lines } from "@/lib/fields/lines";
import { text } from "@/lib/fields/text";
import { type OwnQuestion, quizQuestions } from "@/lib/learning/own-questions";
import type { Collection } from "@/lib/store";

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
      <OwnItems
        noun={{ one: "question", many: "questions" }}
        items={questions}
        fields={FIELDS}
        onAdd={(values) => questions.add(values)}
        titleOf={({ prompt }) => prompt}
      >
        {({ right }) => <span className="text-muted-foreground">{right}</span>}
      </OwnItems>
    </>
  );
}
