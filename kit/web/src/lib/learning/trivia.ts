// Trivia contests, the person's entries in them, and where they stand.
import { readNumber, readText } from "../saved";
import { createCollection } from "../store";
import { type Answer, type Question, countRight } from "./questions";
import type { RankingEntry } from "./ranking";

export interface TriviaContest {
  id: string;
  title: string;
  questions: readonly Question[];
  /** How many answers the other players have right. There is no server that knows others, so they are samples. */
  rivals: readonly number[];
}

/** That the person takes part in a contest. */
export interface ContestEntry {
  /** The id of the contest. */
  contest: string;
  /** The best result; null for someone who is enrolled and has not played. */
  right: number | null;
}

export const SECONDS_PER_QUESTION = 20;

export const POINTS_PER_ANSWER = 100;

/** The entries in all contests. */
export const contestEntries = createCollection<ContestEntry>({
  name: "trivia",
  read: (saved) => {
    const contest = readText(saved["contest"]);
    return contest === "" ? null : { contest, right: readNumber(saved["right"]) };
  },
  samples: () => [],
});

/** Enrolls the person in a contest. */
export function enroll(contest: TriviaContest) {
  contestEntries.add({ contest: contest.id, right: null });
}

/** The best result of an entry after another round. */
export function bestResult(entry: ContestEntry, answers: readonly Answer[]): number {
  return Math.max(countRight(answers), entry.right ?? 0);
}

/** What a contest asks for, in words. */
export function describeContest({ questions }: TriviaContest): string {
  return `${questions.length} questions, ${SECONDS_PER_QUESTION} seconds each`;
}

/** How far an entry is, in words. */
export function describeEntry({ right }: ContestEntry, { questions }: TriviaContest): string {
  return right === null ? "Enrolled" : `Best result: ${right} of ${questions.length}`;
}

/** The players of a contest with their points: the samples, and the person after a first round. `name` may be empty. */
export function contestRanking(
  contest: TriviaContest,
  { entry, name }: { entry: ContestEntry | null; name: string },
): RankingEntry[] {
  const others = contest.rivals.map((right, index) => ({
    id: `sample-${index + 1}`,
    name: `Player ${index + 1}`,
    points: right * POINTS_PER_ANSWER,
  }));
  const right = entry?.right ?? null;
  if (right === null) return others;
  return [
    ...others,
    {
      id: "own",
      name: name === "" ? "You" : `${name} (you)`,
      points: right * POINTS_PER_ANSWER,
      isOwn: true,
    },
  ];
}

/** Where the person stands among the players, in words. */
export function describeStanding(players: readonly RankingEntry[]): string {
  const own = players.find(({ isOwn }) => isOwn === true);
  const others = players.filter((player) => player !== own);
  if (own === undefined) return "Play the contest to see how you compare.";
  return `You are ahead of ${others.filter(({ points }) => points < own.points).length} of ${others.length} players.`;
}
