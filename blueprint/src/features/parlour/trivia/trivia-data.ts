// The contests of a trivia app and the entries of the person in them.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import { questionsReference } from "../../learning/play/question-modules.ts";
import type { QuestionSubject } from "../../learning/questions/read-subject.ts";

/** Questions in each contest, and the seconds for each. */
export const CONTEST = { size: 8, seconds: 20 };

/** `src/features/trivia/contests.ts`. */
export function triviaData(slug: string, subjects: readonly QuestionSubject[]): ModuleSource {
  const contests = subjects.map((subject, index) => {
    const rivals = [7, 6, 4, 3].map((right) => Math.max(0, right - (index % 2)));
    return code`{ id: ${subject.id}, title: ${`${subject.title} contest`}, questions: ${questionsReference(subject)}.slice(0, ${CONTEST.size}), rivals: ${{ literal: rivals }} },`;
  });
  return {
    path: "src/features/trivia/contests.ts",
    opening: "The contests. Add one here: its questions, and how many the sample players had right.",
    library: true,
    parts: [
      {
        name: "TriviaContest",
        isType: true,
        code: code`
          interface TriviaContest {
            id: string;
            title: string;
            questions: readonly @AskedQuestion[];
            rivals: readonly number[];
          }`,
      },
      { name: "SECONDS_PER_QUESTION", code: code`const SECONDS_PER_QUESTION = ${CONTEST.seconds};` },
      { name: "POINTS_PER_ANSWER", code: code`const POINTS_PER_ANSWER = 100;` },
      {
        name: "triviaContests",
        code: code`
          const triviaContests: readonly @TriviaContest[] = [
            ${contests}
          ];`,
      },
      ...entryParts(slug),
    ],
  };
}

const entryParts = (slug: string): Part[] => [
  {
    name: "ContestEntry",
    isType: true,
    code: code`
      interface ContestEntry {
        contest: string;
        /** The best result; null for someone who is enrolled and has not played. */
        right: number | null;
      }`,
  },
  {
    name: "readContestEntry",
    code: code`
      function readContestEntry(saved: @SavedObject): @ContestEntry | null {
        const contest = @readText(saved.contest);
        return contest === "" ? null : { contest, right: @readNumber(saved.right) };
      }`,
  },
  {
    name: "contestEntries",
    code: code`const contestEntries = @createCollection<@ContestEntry>({ key: ${`${slug}/trivia`}, read: @readContestEntry, samples: () => [] });`,
  },
  {
    name: "useContestEntry",
    code: code`
      function useContestEntry(contest: string): @Stored<@ContestEntry> | null {
        return @useRows(@contestEntries).find((entry) => entry.contest === contest) ?? null;
      }`,
  },
];
