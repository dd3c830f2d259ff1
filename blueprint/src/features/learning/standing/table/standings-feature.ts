// A league table, worked out from the results of matches: rows with two sides, which are rows of their own, and two scores.
import { z } from "zod";
import { addSteps, type Place, placeOf, rowControl } from "../../../../checks/place.ts";
import { type EntityModel, fieldOf } from "../../../../model/entity-model.ts";
import { enteredText, type EnteredValue } from "../../../../model/entered/new-entry.ts";
import { entityOf } from "../../../../model/project-model.ts";
import { array, element, imported, object } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { press } from "../../../definition/steps.ts";
import { pointsRuleIn } from "./points-rule.ts";
import { sampleStandings } from "./sample-standings.ts";
import { say } from "../../../../project/words/say.ts";

/** The fields of a match with its sides and their scores, and the points of a win and of a draw. */
const StandingsFeature = featureSchema("standings", {
  entity: Slug,
  first: Slug,
  second: Slug,
  firstScore: Slug,
  secondScore: Slug,
  win: z.number(),
  draw: z.number(),
});
type StandingsFeature = z.infer<typeof StandingsFeature>;
type Context = FeatureContext<StandingsFeature>;

const TITLE = say.app.leagueTable();

export const standingsFeature = defineFeature<typeof StandingsFeature>({
  schema: StandingsFeature,
  isOnce: true,
  fieldOptions: { first: ["reference"], second: ["reference"], firstScore: ["number"], secondScore: ["number"] },
  describe: ({ win, draw }, { many }) => ({
    called: "the league table",
    can: `enter the results of ${many} and see the table that is worked out from them, with ${win} points for a win and ${draw} for a draw`,
  }),
  draft: ({ entity, prompt }) => {
    const [first, second] = entity?.fields.filter(({ type }) => type === "reference") ?? [];
    const [one, other] = entity?.fields.filter(({ type }) => type === "number") ?? [];
    if (entity === null || !first || !second || !one || !other || first.of !== second.of) return null;
    return {
      feature: {
        entity: entity.id,
        first: first.id,
        second: second.id,
        firstScore: one.id,
        secondScore: other.id,
        ...pointsRuleIn(prompt).rule,
      },
      places: [{ block: "table", on: "home", at: "top" }],
    };
  },
  compose: (context) => {
    const { feature, model } = context;
    const key = (id: string): string => fieldOf(model, id).key;
    const table = element(imported("@/components/learning/leaderboard/standings-table", "StandingsTable"), {
      title: TITLE,
      sides: entityVariable(sidesOf(context)),
      matches: entityVariable(model),
      teams: array([key(feature.first), key(feature.second)]),
      scores: array([key(feature.firstScore), key(feature.secondScore)]),
      points: object({ win: feature.win, draw: feature.draw }),
    });
    return { blocks: { table: { element: table } } };
  },
  checks: checksOf,
});

function sidesOf({ project, feature, model }: Context): EntityModel {
  return entityOf(project, fieldOf(model, feature.first).of ?? "");
}

const NAMES = ["Alder", "Birch", "Cedar"] as const;

/** Results are entered, changed and deleted, and the table follows each of them: its numbers, its order, also of equal points. */
function checksOf(context: Context): FeatureCheck | null {
  const { project, feature, model } = context;
  const sides = sidesOf(context);
  const [teams, matches] = [placeOf(project, sides), placeOf(project, model)];
  const path = pageOf(project, feature, "table");
  if (path === null) return null;
  // Where there are rows already, they stand between those that a check would enter.
  if (sides.entity.samples.length + model.entity.samples.length > 0) return fromStart(context, path);
  if (teams === null || matches === null) return null;
  const { win, draw } = feature;
  const [alder, birch, cedar] = NAMES;
  const adds = (first: string, second: string, scores?: readonly [number, number]): CheckStep[] =>
    resultSteps(context, matches, { first, second, scores });
  const opens = (title: string): CheckStep[] => [{ do: "open", path: matches.home }, press(title, { role: "link", within: matches.list })];
  const shows = (...rows: string[]): CheckStep[] => [{ do: "open", path }, ...rows.map(rowStep)];
  const drawn =
    draw > 0
      ? [`1 ${alder} 2 1 1 0 2 ${win + draw}`, `2 ${birch} 2 1 0 1 3 ${win}`]
      : [`1 ${birch} 2 1 0 1 3 ${win}`, `2 ${alder} 2 1 1 0 2 ${win}`];
  return {
    title: "The table is worked out from the results: points, order and equal points, also after a draw, a change and a deletion",
    shows: "table,points,win,draw,result,score",
    steps: [
      ...NAMES.flatMap((name) => addSteps(teams, { title: name, values: valuesOf(context, sides, [{ field: sides.title, text: name }]) })),
      ...adds(alder, birch, [3, 1]),
      ...shows(`1 ${alder} 1 1 0 0 2 ${win}`, `2 ${cedar} 0 0 0 0 0 0`, `3 ${birch} 1 0 0 1 -2 0`),
      ...adds(birch, cedar, [5, 0]),
      ...shows(`1 ${birch} 2 1 0 1 3 ${win}`, `2 ${alder} 1 1 0 0 2 ${win}`, `3 ${cedar} 1 0 0 1 -5 0`),
      ...adds(alder, cedar, [2, 2]),
      ...shows(...drawn, `3 ${cedar} 2 0 1 1 -5 ${draw}`),
      ...opens(`${alder} – ${birch}`),
      { do: "click", target: rowControl(matches, `${alder} – ${birch}`, { role: "link", name: say.general.edit() }) },
      { do: "fill", target: { label: fieldOf(model, feature.firstScore).label, exact: true }, value: "0" },
      press(say.general.saveChanges()),
      ...shows(`1 ${birch} 2 2 0 0 6 ${2 * win}`, `2 ${alder} 2 0 1 1 -1 ${draw}`),
      ...opens(`${birch} – ${cedar}`),
      { do: "click", target: rowControl(matches, `${birch} – ${cedar}`, { role: "button", name: say.general.remove() }) },
      ...adds(cedar, birch),
      ...shows(`1 ${birch} 1 1 0 0 1 ${win}`, `2 ${cedar} 1 0 1 0 0 ${draw}`, `3 ${alder} 2 0 1 1 -1 ${draw}`),
      { do: "reload" },
      rowStep(`1 ${birch} 1 1 0 0 1 ${win}`, 0),
    ],
  };
}

/** The table is worked out from the results that there are at the start. */
function fromStart(context: Context, path: string): FeatureCheck | null {
  const { project, feature, model } = context;
  const seen = sampleStandings(project, { sides: sidesOf(context), matches: model }, feature);
  if (!seen.some(({ place }) => place === 0)) return null;
  return {
    title:
      "The table is worked out from the results that there are: every side with its matches, its difference and its points, the best first",
    shows: "table,points,win,draw,result,score",
    steps: [{ do: "open", path }, ...seen.map(({ place, text }) => rowStep(text, place))],
  };
}

/** A row of the table, below its head. */
function rowStep(contains: string, at: number): CheckStep {
  return { do: "expectText", target: { role: "row", nth: at + 1, within: { role: "table", name: TITLE, exact: true } }, contains };
}

/** Adds a match with these sides; without scores it is still to be played. */
function resultSteps(
  context: Context,
  place: Place,
  { first, second, scores }: { first: string; second: string; scores: readonly [number, number] | undefined },
): CheckStep[] {
  const { feature, model } = context;
  const stated = [
    { field: fieldOf(model, feature.first), text: first },
    { field: fieldOf(model, feature.second), text: second },
    ...[feature.firstScore, feature.secondScore].flatMap((id, at) =>
      scores === undefined ? [] : [{ field: fieldOf(model, id), text: String(scores[at]) }],
    ),
  ];
  return addSteps(place, { title: `${first} – ${second}`, values: valuesOf(context, model, stated) });
}

/** The given values, and what else a form cannot be sent without. */
function valuesOf({ project }: Context, model: EntityModel, stated: readonly EnteredValue[]): EnteredValue[] {
  const needed = model.fields.filter((field) => field.required && !stated.some((value) => value.field === field));
  return [...stated, ...needed.map((field) => ({ field, text: enteredText(project, { model, field }) }))];
}
