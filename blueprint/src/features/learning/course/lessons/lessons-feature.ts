// Lessons on the page of a course: modules with what is to be known and an exercise, opened one after another and marked
// as complete; a page of its own shows how far one is in every course begun.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { array, constant, data, element, type Expression, imported, invoke, local, object } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import { questionExpression } from "../../questions/kept-questions.ts";
import type { QuestionSubject } from "../../questions/read-subject.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { questionBank, subjectsIn } from "../../questions/question-bank.ts";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { ANYTHING, say } from "../../../../project/words/say.ts";

/** Modules with an exercise on the page of each row, and how far one is in all. */
const LessonsFeature = featureSchema("lessons", { entity: Slug });
type LessonsFeature = z.infer<typeof LessonsFeature>;

const Points = z.array(z.strictObject({ term: z.string(), text: z.string() }));

/** Modules for a course of any subject; `{course}` stands for its title. */
const studyPlan = readData(
  "questions/study-plan.json",
  z.array(z.strictObject({ title: z.string(), points: Points, exercise: z.string() })),
);

export const lessonsFeature = defineFeature<typeof LessonsFeature>({
  schema: LessonsFeature,
  isOnce: true,
  describe: (_, { many }) => ({ called: `lessons in ${many}`, can: `work through the lessons of ${many}` }),
  draft: ({ entity }) => {
    if (entity === null) return null;
    const page = {
      id: "learning",
      title: "My learning",
      icon: "BookOpenCheck",
      intro: `How far you are in the ${entity.many} that you began.`,
    };
    return { feature: { entity: entity.id }, places: [onPage("progress", page)] };
  },
  compose: ({ project, feature, model }) => {
    const module = `@/features/${feature.id}`;
    const shared = {
      entity: entityVariable(model),
      subjects: imported(module, "subjectModules"),
      completed: imported(module, "completedModules"),
    };
    const lessons = (file: string, name: string) => imported(`@/components/learning/lessons/${file}`, name);
    return {
      modules: [
        {
          path: `src/features/${feature.id}.ts`,
          comment:
            "What is taught. The first subject whose words are in a title gives the modules, the last one those of all others; change or add them here.",
          statements: [
            constant(
              "subjectModules",
              array([...subjectsOf(project, model).map(subjectExpression), object({ words: "", modules: data(studyPlan) })]),
            ),
            constant("completedModules", invoke(imported("@/lib/learning/lessons", "createCompletedModules"), feature.id)),
          ],
        },
      ],
      detail: [element(lessons("course-lessons", "CourseLessons"), { ...shared, row: local("row") })],
      blocks: { progress: { element: element(lessons("learning-progress", "LearningProgress"), shared) } },
    };
  },
  checks: checksOf,
});

function subjectExpression(subject: QuestionSubject): Expression {
  const modules = modulesOf(subject).map(({ title, points, exercise }) =>
    object({ title, points: array(points.map(({ term, text }) => object({ term, text }))), exercise: questionExpression(exercise) }),
  );
  return object({ words: subject.words.source, modules: array(modules) });
}

function checksOf({ project, feature, model }: FeatureContext<LessonsFeature>): FeatureCheck | null {
  const sample = namedSample({ project, model });
  if (!sample) return null;
  const lessons = { role: "region", name: say.learning.content(), exact: true } as const;
  const progress = { role: "listitem", text: sample.title, within: { role: "list", name: say.learning.progress(), exact: true } } as const;
  return {
    title: `The content of ${model.entity.name.many} can be learnt module by module, and the progress is kept`,
    steps: [
      { do: "open", path: samplePath(model, sample.index) },
      {
        do: "expectVisible",
        target: { role: "status", text: say.learning.modulesCompleted({ count: 0, total: ANYTHING }), within: lessons },
      },
      { do: "click", target: { role: "button", name: say.learning.startLearning(), exact: true, within: lessons } },
      { do: "expectVisible", target: { role: "heading", name: say.learning.exercise(), within: lessons } },
      { do: "click", target: { role: "button", name: say.learning.markAsComplete(), exact: true, within: lessons } },
      {
        do: "expectVisible",
        target: { role: "status", text: say.learning.modulesCompleted({ count: 1, total: ANYTHING }), within: lessons },
      },
      { do: "reload" },
      {
        do: "expectVisible",
        target: { role: "status", text: say.learning.modulesCompleted({ count: 1, total: ANYTHING }), within: lessons },
      },
      { do: "click", target: { role: "button", name: say.learning.continueLearning(), exact: true, within: lessons } },
      { do: "expectVisible", target: { role: "button", name: say.learning.markAsComplete(), exact: true, within: lessons } },
      { do: "open", path: pageOf(project, feature, "progress") ?? "/" },
      { do: "expectVisible", target: { role: "progressbar", name: sample.title, within: progress } },
    ],
  };
}

/** A module: what is to be known, and a question to try it with. */
interface CourseModule {
  title: string;
  points: readonly { term: string; text: string }[];
  exercise: QuestionSubject["questions"][number];
}

/** A subject's topics as modules. The exercise of each is the last question of its topic. */
function modulesOf({ questions }: QuestionSubject): CourseModule[] {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  return topics.flatMap((title) => {
    const own = questions.filter(({ topic }) => topic === title);
    const exercise = own.at(-1);
    if (!exercise) return [];
    const points = own.map((question) => ({
      term: question.prompt,
      text: `${question.options[question.right] ?? ""}. ${question.explanation}`,
    }));
    return [{ title, points: points.slice(0, -1), exercise }];
  });
}

/** The subjects that the rows of an entity are about, at most four: by the titles of its samples, and by the app's own. */
function subjectsOf({ blueprint }: ProjectModel, { entity }: EntityModel): QuestionSubject[] {
  const titles = entity.samples.map((sample) => String(sample[entity.titleField] ?? ""));
  const found = new Set([...titles, blueprint.title, blueprint.tagline].flatMap((text) => subjectsIn(text).slice(0, 1)));
  return questionBank.filter((subject) => found.has(subject) && subject.isTaught).slice(0, 4);
}
