// How the features of the group `learning` are told.
import type { learningWords } from "../../learning/words.ts";
import type { TellingsOf } from "./telling.ts";

/** What people learn with and are examined by, and what it is called. */
export const learningTellings: TellingsOf<keyof typeof learningWords> = {
  quiz: ({ title, exam }) => ({
    called: exam === null ? "a quiz" : "a quiz and an exam",
    can: `take the quiz “${title}”${exam === null ? "" : ` and an exam of ${exam.minutes} minutes`}`,
  }),
  leaderboard: ({ title }) => ({ called: "a leaderboard", can: `see how all compare in “${title}”` }),
  rewards: () => ({ called: "points and badges", can: "earn points and badges" }),
  survey: ({ title }) => ({ called: "a survey", can: `fill in “${title}” and see the responses` }),
  assessment: () => ({ called: "an assessment", can: "assess yourself and see your profile" }),
  lessons: (_, { many }) => ({ called: `lessons in ${many}`, can: `work through the lessons of ${many}` }),
  assignment: (_, { many }) => ({ called: `assignments in ${many}`, can: `hand in work for ${many} and see the grades` }),
  flashcards: ({ title }) => ({ called: "flashcards", can: `practise with the flashcards “${title}”` }),
};
