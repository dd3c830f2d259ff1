// What the result of a quiz becomes: rows of things, so that leaderboards and histories know it.
import { z } from "zod";
import { type ResultNames, resultScope } from "../../../../features/definition/saved-results.ts";
import { entityOf } from "../../../../reader/draft/plan.ts";
import type { RowEffect } from "../../../../schema/entity.ts";
import type { Drafting } from "../../../drafting.ts";
import type { SketchMember } from "../../../form/member.ts";
import { readStatements } from "../../../things/doing/actions-member.ts";
import { readEffect } from "../../../things/doing/read-effect.ts";

const SAVES_MAX = 3;

/** Statements such as `add score: player = me, points = right * 10`. */
export const SketchSaves = z.array(z.string().trim().min(1).max(400)).max(SAVES_MAX);
export type SketchSaves = z.infer<typeof SketchSaves>;

/** The member `saves` of a section. */
export const savesMember: SketchMember = {
  key: "saves",
  otherNames: ["save", "result", "results"],
  guide: {
    text: '"saves": ["add score: player = me, points = right * 10"] beside a quiz: its results as rows; also all, percent.',
    isShort: false,
  },
  read: (said) => readStatements(said).slice(0, SAVES_MAX),
};

/** The effects of a result with these numbers; what cannot be saved is a problem to tell. */
export function draftSaves({ plan, samples, problems }: Drafting, saves: readonly string[], names: ResultNames): RowEffect[] {
  const entities = plan.entities.map((entity) => ({ ...entityOf(entity), phrase: null, samples: [...(samples.get(entity.id) ?? [])] }));
  const { entity, doing } = resultScope(names);
  return saves.flatMap((said) => {
    const read = readEffect(entities, entity, { said, doing, leaveOut: (problem) => problems.push(problem) });
    const wrong = "problem" in read ? read.problem : "adds" in read ? null : `“${said}” of a result: only rows can be added.`;
    if (wrong !== null) problems.push(wrong);
    return "adds" in read ? [read] : [];
  });
}
