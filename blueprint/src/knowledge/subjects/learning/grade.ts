import { choice, date, number, paragraph, percent, reference, title } from "../../field.ts";
import { average, chartOf, count, type Thing } from "../../thing.ts";

/** Grades and marks. */
export const grade: Thing = {
  one: "grade",
  many: "grades",
  words: ["mark", "test result", "exam", "exam result", "quiz result", "test score"],
  apps: ["grade book", "gradebook", "grade tracker", "report card", "grades app"],
  icon: "BookCheck",
  view: "table",
  hue: 236,
  tagline: "Every result, and what it comes to",
  fields: [
    title("Work", { words: ["name", "title", "assignment", "exam", "test"], placeholder: "Essay on rivers" }),
    reference("Student", "student", { words: ["pupil", "who"], presence: "usual" }),
    choice("Subject", ["Mathematics", "Languages", "Science", "History", "Art"], { words: ["course", "class", "category", "topic"] }),
    percent("Result", { words: ["grade", "score", "mark", "points", "percentage"], presence: "always" }),
    date("Date", { words: ["day", "when", "exam date"] }),
    choice("Kind", ["Test", "Essay", "Project", "Oral"], { words: ["type"] }),
    paragraph("Comment", { words: ["note", "notes", "feedback", "remark"] }),
    number("Weight", { presence: "named", words: ["credits", "credit", "weighting"] }),
  ],
  rows: [
    ["Essay on rivers", "Mei Tanaka", "Science", 88, -4, "Essay", "Clear drawings.", 2],
    ["Fractions", "Leo Silva", "Mathematics", 72, -6, "Test", "Careful with signs.", 1],
    ["Self-portrait", "Ama Mensah", "Art", 95, -9, "Project", "Brave colours.", 1],
    ["The old harbour", "Noor Haddad", "History", 84, -12, "Essay", "", 2],
    ["Dialogue at the market", "Emil Bergström", "Languages", 67, -15, "Oral", "Practise the past tense.", 1],
    ["Volcano model", "Tara Nair", "Science", 91, -19, "Project", "It really erupted.", 2],
    ["Percentages", "Ben Osei", "Mathematics", 79, -23, "Test", "", 1],
    ["Letters from 1900", "Sofia Rivera", "History", 93, -28, "Project", "A pleasure to read.", 2],
    ["Word problems", "Ida Weber", "Mathematics", 81, -33, "Test", "", 1],
  ],
  figures: [average("result", "Average result"), count("Results"), chartOf("subject", "Results by subject")],
};
