// How the sides of a league table stand by the results that an app begins with.
import { numberOf } from "../../../../checks/samples.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import { sampleTitle } from "../../../../model/entered/new-entry.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";

/** The fields of a match, and the points of a win and of a draw. */
interface Rules {
  first: string;
  second: string;
  firstScore: string;
  secondScore: string;
  win: number;
  draw: number;
}

/** A row of the table as it reads, and its place from the top; of sides that are equal in everything none is given. */
export interface SeenStanding {
  place: number;
  text: string;
}

/** The rows of the table that the sample results make. */
export function sampleStandings(
  project: ProjectModel,
  { sides, matches }: { sides: EntityModel; matches: EntityModel },
  { first, second, firstScore, secondScore, win, draw }: Rules,
): SeenStanding[] {
  const played = matches.rows.flatMap((row) => {
    const scores = [numberOf(row[firstScore]), numberOf(row[secondScore])] as const;
    const [one, other] = scores;
    return one === null || other === null || row[first] === row[second] ? [] : [{ of: [row[first], row[second]], scores: [one, other] }];
  });
  const all = sides.rows.map((_, index) => {
    const own = played.flatMap(({ of, scores: [one = 0, other = 0] }) =>
      of[0] === index ? [{ scored: one, lead: one - other }] : of[1] === index ? [{ scored: other, lead: other - one }] : [],
    );
    const [won, drawn] = [own.filter(({ lead }) => lead > 0).length, own.filter(({ lead }) => lead === 0).length];
    const sum = (key: "scored" | "lead"): number => own.reduce((total, one) => total + one[key], 0);
    return { index, played: own.length, won, drawn, points: won * win + drawn * draw, difference: sum("lead"), scored: sum("scored") };
  });
  type Side = (typeof all)[number];
  const compare = (left: Side, right: Side): number =>
    right.points - left.points || right.difference - left.difference || right.scored - left.scored;
  return all
    .toSorted(compare)
    .map((side, place) => ({ side, place }))
    .filter(({ side }) => all.filter((other) => compare(side, other) === 0).length === 1)
    .map(({ side, place }) => {
      const numbers = [side.played, side.won, side.drawn, side.played - side.won - side.drawn, side.difference, side.points];
      return { place, text: `${place + 1} ${sampleTitle(project, sides, side.index) ?? ""} ${numbers.join(" ")}` };
    });
}
