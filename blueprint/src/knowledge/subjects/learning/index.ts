import { course } from "./course.ts";
import { grade } from "./grade.ts";
import { lesson } from "./lesson.ts";
import { student } from "./student.ts";
import { word } from "./word.ts";

/** Things of schools and of learning. */
export const learning = [student, grade, course, lesson, word];
