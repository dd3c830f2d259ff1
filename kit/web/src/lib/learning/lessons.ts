// Courses in modules, each with an exercise, and which modules are completed.
import type { Question } from "./questions";
import { readText } from "../saved";
import { type Collection, createCollection } from "../store";

export interface CourseModule {
  title: string;
  points: readonly { term: string; text: string }[];
  /** A question, or the text of a written exercise. */
  exercise: Question | string;
}

/** The modules of the courses whose titles match `words`, a regular expression for a title in lower case; an empty one is for all others. */
export interface SubjectModules {
  words: string;
  modules: readonly CourseModule[];
}

export interface CompletedModule {
  /** The id of the course. */
  about: string;
  /** The title of the module. */
  title: string;
}

/** Opens the completed modules of this name in storage. */
export function createCompletedModules(name: string): Collection<CompletedModule> {
  return createCollection<CompletedModule>({
    name,
    read: (saved) => {
      const title = readText(saved["title"]);
      return title === "" ? null : { about: readText(saved["about"]), title };
    },
  });
}

/** The modules of a course: those of the first subject that it is about, with its title for `{course}`. */
export function modulesOf(course: string, subjects: readonly SubjectModules[]): CourseModule[] {
  const subject = subjects.find(({ words }) => new RegExp(words).test(course.toLowerCase()));
  const named = (text: string) => text.replaceAll("{course}", course);
  return (subject?.modules ?? []).map(({ title, points, exercise }) => ({
    title,
    points: points.map(({ term, text }) => ({ term, text: named(text) })),
    exercise: typeof exercise === "string" ? named(exercise) : exercise,
  }));
}

/** Which of these modules are completed, by their titles. */
export function completedTitles(
  modules: readonly CourseModule[],
  { completed, about }: { completed: readonly CompletedModule[]; about: string },
): string[] {
  const own = new Set(
    completed.filter((module) => module.about === about).map(({ title }) => title),
  );
  return modules.map(({ title }) => title).filter((title) => own.has(title));
}
