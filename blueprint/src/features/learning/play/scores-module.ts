// The scores of an app: one list for all that can be won in it, so that best scores, rankings and badges agree.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** `src/lib/scores.ts`: `recordScore`, `useScores` and `bestScore`. Every feature that counts points brings it alike. */
export function scoresModule(slug: string): ModuleSource {
  return {
    path: "src/lib/scores.ts",
    opening: "What was scored in this browser, newest first: one list for everything that can be won.",
    library: true,
    parts: [
      {
        name: "RecordedScore",
        isType: true,
        code: code`
          interface RecordedScore {
            /** What was played: "Quiz", "Exam". */
            game: string;
            points: number;
            /** The most that could be reached; 0 where there is no such limit. */
            outOf: number;
            /** An ISO 8601 time. */
            at: string;
          }`,
      },
      {
        name: "readRecordedScore",
        code: code`
          function readRecordedScore(saved: @SavedObject): @RecordedScore | null {
            const game = @readText(saved.game);
            if (game === "") return null;
            return { game, points: @readNumber(saved.points) ?? 0, outOf: @readNumber(saved.outOf) ?? 0, at: @readText(saved.at) };
          }`,
      },
      {
        name: "recordedScores",
        code: code`const recordedScores = @createCollection<@RecordedScore>({ key: ${`${slug}/scores`}, read: @readRecordedScore, samples: () => [] });`,
      },
      {
        name: "recordScore",
        code: code`
          function recordScore(game: string, { points, outOf = 0 }: { points: number; outOf?: number }) {
            @recordedScores.add({ game, points, outOf, at: new Date().toISOString() });
          }`,
      },
      {
        name: "useScores",
        comment: "The scores of one game, or of all.",
        code: code`
          function useScores(game?: string): readonly @RecordedScore[] {
            const rows = @useRows(@recordedScores);
            return game === undefined ? rows : rows.filter((row) => row.game === game);
          }`,
      },
      {
        name: "bestScore",
        comment: "The score with most points; null before the first game.",
        code: code`
          function bestScore(rows: readonly @RecordedScore[]): @RecordedScore | null {
            return rows.reduce<@RecordedScore | null>((best, row) => (best === null || row.points > best.points ? row : best), null);
          }`,
      },
    ],
  };
}
