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

/** The modules of the courses whose titles match `words`, a regular expression for a title in lower case. */
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

/** The modules of a course: those of the first subject that it is about, or a plan that fits every subject. */
export function modulesOf(
  course: string,
  subjects: readonly SubjectModules[],
): readonly CourseModule[] {
  const subject = subjects.find(({ words }) => new RegExp(words).test(course.toLowerCase()));
  return subject?.modules ?? studyPlan(course);
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

/** Modules for a course of any subject; each ends in a written exercise. */
function studyPlan(course: string): CourseModule[] {
  return [
    {
      title: "Find your bearings",
      points: [
        {
          term: "What it is about",
          text: `Get an overview of ${course}: its main ideas, its words, and what people use it for.`,
        },
        {
          term: "What you bring along",
          text: "New things stick to what you know already. Note what is familiar, and what is new.",
        },
      ],
      exercise: `Write down three things that you want to be able to do after ${course}.`,
    },
    {
      title: "Learn the basics",
      points: [
        {
          term: "Small steps",
          text: "Take one idea at a time, and explain each in your own words before you go on.",
        },
        {
          term: "Examples first",
          text: "An example that you can follow is worth more than a rule that you can only repeat.",
        },
      ],
      exercise: `Explain the most important idea of ${course} to someone who has never heard of it.`,
    },
    {
      title: "Practise and apply",
      points: [
        {
          term: "Do it yourself",
          text: "Try each thing without looking; then compare, and correct what was different.",
        },
        {
          term: "Come back",
          text: "A short review after one day, one week and one month keeps what you learnt.",
        },
      ],
      exercise: `Describe how you will use ${course} in the coming week.`,
    },
  ];
}
