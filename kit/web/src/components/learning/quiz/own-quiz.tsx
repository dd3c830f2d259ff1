import { SectionCard } from "@/components/layout/section-card";
import { OwnItems } from "@/components/learning/own-items";
import { Quiz } from "@/components/learning/quiz/quiz";
import { useCollection } from "@/hooks/use-collection";
import { lines } from "@/lib/fields/lines";
import { text } from "@/lib/fields/text";
import { type OwnQuestion, quizQuestions } from "@/lib/learning/own-questions";
import type { Collection } from "@/lib/store";
import { inSentence } from "@/lib/words";
import * as learningWords from "@/words/learning";

const FIELDS = {
  prompt: text({
    label: learningWords.question,
    required: true,
    missing: learningWords.writeTheQuestion,
  }),
  right: text({
    label: learningWords.rightAnswer,
    required: true,
    missing: learningWords.writeTheRightAnswer,
  }),
  wrong: lines({
    label: learningWords.wrongAnswers,
    noun: { one: learningWords.wrongAnswer, many: inSentence(learningWords.wrongAnswers) },
    required: true,
    missing: learningWords.writeAtLeastOneWrong,
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
          <p>{learningWords.thereAreNoQuestionsYet}</p>
        </SectionCard>
      ) : (
        <Quiz key={own.length} title={title} questions={quizQuestions(own, { topic })} />
      )}
      <OwnItems
        noun={{ one: learningWords.questionOne, many: learningWords.questions }}
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
