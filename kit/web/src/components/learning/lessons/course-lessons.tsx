import { ChevronDownIcon, CircleCheckIcon, CircleIcon } from "lucide-react";
import { useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { useCollection } from "@/hooks/use-collection";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import {
  type CompletedModule,
  type CourseModule,
  type SubjectModules,
  completedTitles,
  modulesOf,
} from "@/lib/learning/lessons";
import type { Collection } from "@/lib/store";
import { cn } from "@/lib/utils";
import { FieldInput } from "@/components/fields/field-input";
import { AnswerButtons } from "@/components/learning/quiz/answer-buttons";
import { paragraph } from "@/lib/fields/paragraph";
import * as learningWords from "@/words/learning";

/** The modules of one course, opened one after another and marked as complete. */
export function CourseLessons<F extends Fields>({
  entity,
  row,
  subjects,
  completed,
}: RowProps<F> & {
  subjects: readonly SubjectModules[];
  completed: Collection<CompletedModule>;
}) {
  const modules = modulesOf(titleOf(entity, row), subjects);
  const done = completedTitles(modules, { completed: useCollection(completed), about: row.id });
  const [open, setOpen] = useState("");
  const next = modules.find(({ title }) => !done.includes(title));
  return (
    <SectionCard
      title={learningWords.content}
      className="gap-5"
      aside={
        next !== undefined &&
        open === "" && (
          <Button onClick={() => setOpen(next.title)}>
            {done.length === 0 ? learningWords.startLearning : learningWords.continueLearning}
          </Button>
        )
      }
    >
      <p role="status" className="text-muted-foreground">
        {next === undefined
          ? learningWords.allModulesCompleted({ count: done.length, total: modules.length })
          : learningWords.modulesCompleted({ count: done.length, total: modules.length })}
      </p>
      <Progress
        aria-label={learningWords.completedModules}
        value={done.length}
        max={modules.length}
      />
      <ol aria-label={learningWords.modules} className="flex flex-col divide-y divide-border">
        {modules.map((module, index) => (
          <li key={module.title} className="flex flex-col gap-4 py-3">
            <ModuleHeading
              label={learningWords.moduleOf({ number: index + 1, title: module.title })}
              isDone={done.includes(module.title)}
              isOpen={open === module.title}
              onToggle={() => setOpen(open === module.title ? "" : module.title)}
            />
            {open === module.title && (
              <CourseModuleView
                module={module}
                isDone={done.includes(module.title)}
                onComplete={() => completed.add({ about: row.id, title: module.title })}
              />
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

function ModuleHeading({
  label,
  isDone,
  isOpen,
  onToggle,
}: {
  label: string;
  isDone: boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <h3>
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-3 text-start font-semibold hover:text-link"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {isDone ? (
          <CircleCheckIcon className="size-5 shrink-0 text-link" />
        ) : (
          <CircleIcon className="size-5 shrink-0 text-muted-foreground" />
        )}
        <span className="min-w-0 flex-1">{label}</span>
        <ChevronDownIcon className={cn("size-5 shrink-0", isOpen && "rotate-180")} />
      </button>
    </h3>
  );
}

const ANSWER = paragraph({ label: learningWords.yourAnswer, required: true });

/** What a module teaches, and its exercise. */
function CourseModuleView({
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
          {learningWords.exercise} {typeof exercise === "string" ? exercise : exercise.prompt}
        </h4>
        {typeof exercise === "string" ? (
          <FieldInput field={ANSWER} name="exercise" />
        ) : (
          <AnswerButtons question={exercise} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      {isDone ? (
        <p role="status" className="font-semibold text-link">
          {learningWords.moduleCompleted}
        </p>
      ) : (
        <Button className="self-start" onClick={onComplete}>
          {learningWords.markAsComplete}
        </Button>
      )}
    </div>
  );
}
