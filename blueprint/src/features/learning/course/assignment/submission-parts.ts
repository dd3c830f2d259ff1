// What is handed in for an assignment in the generated app, and the rule of its first grade.
import { code } from "../../../../writer/code/code.ts";
import type { Part } from "../../../../writer/code/module.ts";

/** `src/lib/handed-in.ts`. */
export const submissionParts: Part[] = [
  {
    name: "HandedIn",
    isType: true,
    code: code`
      interface HandedIn {
        /** The id of the course. */
        about: string;
        /** The assignment. */
        title: string;
        text: string;
        /** The name of an attached file; the file itself stays where it is. */
        file: string;
        /** 0 to 100; null until a teacher has graded it. */
        grade: number | null;
        comment: string;
        /** An ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readHandedIn",
    code: code`
      function readHandedIn(saved: @SavedObject): @HandedIn | null {
        const title = @readText(saved.title);
        if (title === "") return null;
        return {
          about: @readText(saved.about),
          title,
          text: @readText(saved.text),
          file: @readText(saved.file),
          grade: @readNumber(saved.grade),
          comment: @readText(saved.comment),
          at: @readText(saved.at),
        };
      }`,
  },
  {
    name: "provisionalGrade",
    comment:
      "What stands until a teacher grades: 60 for handing in, one more for every two words, at most 90. It says nothing about quality.",
    code: code`
      function provisionalGrade({ text }: @HandedIn): number {
        const words = text.split(/\s+/).filter((word) => word !== "").length;
        return Math.min(90, 60 + Math.floor(words / 2));
      }`,
  },
  {
    name: "gradeOf",
    code: code`
      function gradeOf(submission: @HandedIn): number {
        return submission.grade ?? @provisionalGrade(submission);
      }`,
  },
  {
    name: "assignmentsOf",
    comment: "The assignments of a course: change them here.",
    code: code`
      function assignmentsOf(course: string): { title: string; task: string }[] {
        return [
          { title: "Summary", task: \`Summarise the main ideas of \${course} in your own words, in 100 to 200 words.\` },
          { title: "Practical task", task: \`Apply one idea of \${course} to a small example of your own, and describe what you did.\` },
          { title: "Reflection", task: "What was easy, what was hard, and what do you want to learn next?" },
        ];
      }`,
  },
];
