// What a course teaches. Where the bank knows its subject, the modules are the subject's topics; for anything else they
// are a plan of study that is true of every subject, with written exercises.
import type { EntityModel } from "../../../../model/entity-model.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { questionBank, subjectsIn } from "../../questions/question-bank.ts";
import type { QuestionSubject } from "../../questions/read-subject.ts";

/** A module: what is to be known, and a question to try it with. */
export interface CourseModule {
  title: string;
  points: readonly { term: string; text: string }[];
  exercise: QuestionSubject["questions"][number];
}

/** A subject's topics as modules. The exercise of each is the last question of its topic. */
export function modulesOf({ questions }: QuestionSubject): CourseModule[] {
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

/** Subjects whose questions make lessons: a title that names one of them is about it. Broad ones (food, art, English) are not taught by a dozen facts. */
const TAUGHT: ReadonlySet<string> = new Set([
  ...["driving", "data-science", "python", "security", "space", "nutrition", "maths", "history", "geography", "science"],
]);

/** The subjects that the rows of an entity are about, at most four: by the titles of its samples, and by the app's own. */
export function subjectsOf({ blueprint }: ProjectModel, { entity }: EntityModel): QuestionSubject[] {
  const titles = entity.samples.map((sample) => String(sample[entity.titleField] ?? ""));
  const found = new Set([...titles, blueprint.title, blueprint.tagline].flatMap((text) => subjectsIn(text).slice(0, 1)));
  return questionBank.filter((subject) => found.has(subject) && TAUGHT.has(subject.id)).slice(0, 4);
}
