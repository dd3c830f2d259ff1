// Assignments of courses, what was handed in for them, and its grades.
import { readNumber, readText } from "../saved";
import { type Collection, createCollection } from "../store";

export interface Submission {
  /** The id of the course. */
  about: string;
  /** The title of the assignment. */
  title: string;
  text: string;
  /** The name of an attached file; the file itself stays where it is. */
  file: string;
  /** From 0 to 100; null until a teacher has graded it. */
  grade: number | null;
  comment: string;
  /** An ISO 8601 time. */
  at: string;
}

/** Opens the submissions of this name in storage. */
export function createSubmissions(name: string): Collection<Submission> {
  return createCollection<Submission>({
    name,
    read: (saved) => {
      const title = readText(saved["title"]);
      if (title === "") return null;
      return {
        about: readText(saved["about"]),
        title,
        text: readText(saved["text"]),
        file: readText(saved["file"]),
        grade: readNumber(saved["grade"]),
        comment: readText(saved["comment"]),
        at: readText(saved["at"]),
      };
    },
    samples: () => [],
  });
}

/** The assignments of a course. Change them here. */
export function assignmentsOf(course: string): { title: string; task: string }[] {
  return [
    {
      title: "Summary",
      task: `Summarise the main ideas of ${course} in your own words, in 100 to 200 words.`,
    },
    {
      title: "Practical task",
      task: `Apply one idea of ${course} to a small example of your own, and describe what you did.`,
    },
    {
      title: "Reflection",
      task: "What was easy, what was hard, and what do you want to learn next?",
    },
  ];
}

/**
 * The teacher's grade. Until there is one, 60 for handing in and one more for every two words, at most 90: that says
 * nothing about quality.
 */
export function gradeOf({ grade, text }: Submission): number {
  const words = text.split(/\s+/).filter((word) => word !== "").length;
  return grade ?? Math.min(90, 60 + Math.floor(words / 2));
}

/** The rounded mean of the grades; null for none. */
export function averageGrade(submissions: readonly Submission[]): number | null {
  if (submissions.length === 0) return null;
  return Math.round(
    submissions.reduce((total, submission) => total + gradeOf(submission), 0) / submissions.length,
  );
}
