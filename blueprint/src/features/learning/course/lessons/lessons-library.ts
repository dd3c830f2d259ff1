// What all courses of a generated app share: the modules of a subject, the plan for any other, and how a module is shown.
import { code, raw } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { QuestionSubject } from "../../questions/read-subject.ts";
import { modulesOf } from "./course-content.ts";

/** `src/data/course-content.ts` and `src/components/course-module.tsx`. */
export function lessonsLibrary(subjects: readonly QuestionSubject[]): ModuleSource[] {
  const entries = subjects.map((subject) => code`{ words: ${raw(String(subject.words))}, modules: ${{ literal: modulesOf(subject) }} },`);
  return [
    {
      path: "src/data/course-content.ts",
      opening: "What the courses teach. The first subject whose words are in a course's title gives its modules; change or add them here.",
      library: true,
      parts: [
        ...contentTypes,
        {
          name: "SUBJECT_CONTENT",
          code: code`
            const SUBJECT_CONTENT: readonly { words: RegExp; modules: readonly @CourseModule[] }[] = [
              ${entries}
            ];`,
        },
        { name: "courseModules", code: courseModules },
        { name: "studyPlan", comment: "Modules for a course of any subject: each ends in a written exercise.", code: studyPlan },
      ],
    },
    { path: "src/components/course-module.tsx", library: true, parts: [{ name: "CourseModuleView", code: moduleView }] },
  ];
}

const contentTypes: Part[] = [
  {
    name: "CourseModule",
    isType: true,
    code: code`
      interface CourseModule {
        title: string;
        points: readonly { term: string; text: string }[];
        /** A question, or the words of a written exercise. */
        exercise: @AskedQuestion | string;
      }`,
  },
];

const courseModules = code`
  function courseModules(title: string): readonly @CourseModule[] {
    const known = @SUBJECT_CONTENT.find(({ words }) => words.test(title.toLowerCase()));
    return known?.modules ?? @studyPlan(title);
  }`;

const studyPlan = code`
  function studyPlan(title: string): @CourseModule[] {
    return [
      {
        title: "Find your bearings",
        points: [
          { term: "What it is about", text: \`Get an overview of \${title}: its main ideas, its words, and what people use it for.\` },
          { term: "What you bring along", text: "New things stick to what you know already. Note what is familiar, and what is new." },
        ],
        exercise: \`Write down three things that you want to be able to do after \${title}.\`,
      },
      {
        title: "Learn the basics",
        points: [
          { term: "Small steps", text: "Take one idea at a time, and explain each in your own words before you go on." },
          { term: "Examples first", text: "An example that you can follow is worth more than a rule that you can only repeat." },
        ],
        exercise: \`Explain the most important idea of \${title} to someone who has never heard of it.\`,
      },
      {
        title: "Practise and apply",
        points: [
          { term: "Do it yourself", text: "Try each thing without looking; then compare, and correct what was different." },
          { term: "Come back", text: "A short review after one day, one week and one month keeps what you learnt." },
        ],
        exercise: \`Describe how you will use \${title} in the coming week.\`,
      },
    ];
  }`;

const moduleView = code`
  function CourseModuleView({ module, isDone, onComplete }: { module: @CourseModule; isDone: boolean; onComplete: () => void }) {
    const [chosen, setChosen] = @useState<number | null>(null);
    const { exercise } = module;
    return (
      <div className="flex flex-col gap-5">
        <dl className="flex flex-col gap-4">
          {module.points.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 max-w-prose text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col gap-4 rounded-card bg-sunken p-4 sm:p-5">
          <h4 className="font-semibold">Exercise: {typeof exercise === "string" ? exercise : exercise.prompt}</h4>
          {typeof exercise === "string" ? (
            <@TextAreaField label="Your answer" name="exercise" />
          ) : (
            <@AnswerButtons question={exercise} chosen={chosen} onChoose={setChosen} />
          )}
        </div>
        {isDone ? (
          <p role="status" className="font-semibold text-accent-ink">
            Module completed.
          </p>
        ) : (
          <button type="button" className="button button-primary self-start" onClick={onComplete}>
            Mark as complete
          </button>
        )}
      </div>
    );
  }`;
