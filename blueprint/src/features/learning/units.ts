// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { examUnit } from "./practice/exam/exam-unit.ts";
import { quizUnit } from "./practice/quiz/quiz-unit.ts";
import type { learningWords } from "./words.ts";

/** The group's units, by kind. */
export const learningUnits: UnitsOf<keyof typeof learningWords> = { quiz: quizUnit, exam: examUnit };
