// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { assignmentUnit } from "./course/assignment/assignment-unit.ts";
import { lessonsUnit } from "./course/lessons/lessons-unit.ts";
import { flashcardsUnit } from "./practice/flashcards/flashcards-unit.ts";
import { quizUnit } from "./practice/quiz/quiz-unit.ts";
import { leaderboardUnit } from "./standing/leaderboard/leaderboard-unit.ts";
import { rewardsUnit } from "./standing/rewards/rewards-unit.ts";
import { assessmentUnit } from "./survey/assessment/assessment-unit.ts";
import { surveyUnit } from "./survey/form/survey-unit.ts";
import type { learningWords } from "./words.ts";

/** The group's units, by kind. */
export const learningUnits: UnitsOf<keyof typeof learningWords> = {
  quiz: quizUnit,
  lessons: lessonsUnit,
  assignment: assignmentUnit,
  flashcards: flashcardsUnit,
  survey: surveyUnit,
  assessment: assessmentUnit,
  leaderboard: leaderboardUnit,
  rewards: rewardsUnit,
};
