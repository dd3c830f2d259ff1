// Points in the generated app: what was scored, and ten for every row that the person added.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import type { ProjectModel } from "../../../writer/model/project-model.ts";

/** `src/lib/points.ts`: `useEarnedPoints`. Needs the scores module beside it. */
export function pointsModule(project: ProjectModel): ModuleSource {
  const added = project.entities.map(({ collection }) => code`...@useRows(${collection}).map(({ id }) => id),`);
  return {
    path: "src/lib/points.ts",
    opening: "What the person at this browser has earned: their scores, and ten points for each thing they added.",
    library: true,
    parts: [
      { name: "POINTS_PER_ROW", code: code`const POINTS_PER_ROW = 10;` },
      {
        name: "useEarnedPoints",
        comment: "Samples do not count: their ids are words and a number, those of added rows have no hyphen.",
        code: code`
          function useEarnedPoints(): { points: number; actions: number; isPerfect: boolean } {
            const scored = @useScores();
            const ids: string[] = [
              ${added}
            ];
            const added = ids.filter((id) => !id.includes("-")).length;
            return {
              points: scored.reduce((total, { points }) => total + points, 0) + added * @POINTS_PER_ROW,
              actions: scored.length + added,
              isPerfect: scored.some(({ points, outOf }) => outOf > 0 && points >= outOf),
            };
          }`,
      },
    ],
  };
}
