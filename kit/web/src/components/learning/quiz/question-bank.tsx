import { useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { QuizResult } from "@/components/learning/quiz/quiz-result";
import { QuizRound } from "@/components/learning/quiz/quiz-round";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Toggle } from "@/components/ui/toggle";
import { formatCount } from "@/lib/format";
import { type Answer, type Question, topicsOf } from "@/lib/learning/questions";

/** All questions, to be read by topic, and to be chosen and practised without a clock. */
export function QuestionBank({ questions }: { questions: readonly Question[] }) {
  const [practised, setPractised] = useState<readonly Question[]>([]);
  return (
    <SectionCard title="Question bank">
      <p className="-mt-4 text-muted-foreground">
        Choose a topic or single questions, and practise them without a timer.
      </p>
      {practised.length === 0 ? (
        <QuestionChoice questions={questions} onPractise={setPractised} />
      ) : (
        <Practice questions={practised} onBack={() => setPractised([])} />
      )}
    </SectionCard>
  );
}

function Practice({ questions, onBack }: { questions: readonly Question[]; onBack: () => void }) {
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);
  return (
    <>
      {answers === null ? (
        <QuizRound questions={questions} onFinish={setAnswers} />
      ) : (
        <QuizResult
          answers={answers}
          againLabel="Practise them again"
          onAgain={() => setAnswers(null)}
        />
      )}
      <Button variant="outline" className="self-start" onClick={onBack}>
        Back to all questions
      </Button>
    </>
  );
}

function QuestionChoice({
  questions,
  onPractise,
}: {
  questions: readonly Question[];
  onPractise: (questions: readonly Question[]) => void;
}) {
  const [topic, setTopic] = useState("");
  const [selected, setSelected] = useState<readonly string[]>([]);
  const shown = questions.filter((question) => topic === "" || question.topic === topic);
  const chosen = questions.filter(({ id }) => selected.includes(id));
  return (
    <>
      <div role="group" aria-label="Topic" className="flex flex-wrap gap-2">
        {["", ...topicsOf(questions)].map((entry) => (
          <Toggle key={entry} pressed={entry === topic} onPressedChange={() => setTopic(entry)}>
            {entry === "" ? "All topics" : entry}
          </Toggle>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => onPractise(chosen.length === 0 ? shown : chosen)}>
          {chosen.length === 0
            ? `Practise all ${shown.length} questions`
            : `Practise ${formatCount(chosen.length, { one: "selected question", many: "selected questions" })}`}
        </Button>
        {chosen.length > 0 && (
          <Button variant="outline" onClick={() => setSelected([])}>
            Clear selection
          </Button>
        )}
      </div>
      <ul role="list" aria-label="Questions" className="flex flex-col">
        {shown.map((question) => (
          <BankQuestion
            key={question.id}
            question={question}
            isSelected={selected.includes(question.id)}
            onSelect={(isSelected) =>
              setSelected(
                isSelected
                  ? [...selected, question.id]
                  : selected.filter((id) => id !== question.id),
              )
            }
          />
        ))}
      </ul>
    </>
  );
}

function BankQuestion({
  question,
  isSelected,
  onSelect,
}: {
  question: Question;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex flex-col gap-2 border-t border-border py-3">
      <label className="flex cursor-pointer items-start gap-3">
        <Checkbox checked={isSelected} onCheckedChange={onSelect} />
        <span className="min-w-0 flex-1 font-medium">{question.prompt}</span>
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pl-9 text-sm">
        <Badge variant="secondary">{question.topic}</Badge>
        <Button
          variant="link"
          size="sm"
          className="px-0"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Hide" : "Show"} answer: ${question.prompt}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide answer" : "Show answer"}
        </Button>
      </div>
      {isOpen && (
        <p className="max-w-prose pl-9">
          <strong>{question.options[question.right]}.</strong> {question.explanation}
        </p>
      )}
    </li>
  );
}
