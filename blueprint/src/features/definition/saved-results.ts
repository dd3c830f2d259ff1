// Results that are kept: what came of a round of a quiz becomes a row of a thing, by the same effects as an action.
import { z } from "zod";
import { placeOf, rowsOf } from "../../checks/place.ts";
import { rowTexts } from "../../checks/shown-values.ts";
import { isForVisitors } from "../../model/people/is-for-visitors.ts";
import { formulasOf } from "../../model/effects/action-model.ts";
import { type AddedRead, readEffects } from "../../model/effects/read-effects.ts";
import type { FieldModel } from "../../model/entity-model.ts";
import { fieldOf } from "../../model/entity-model.ts";
import { partsOf } from "../../model/formula/parts-of.ts";
import { valueFor } from "../../model/formula/working/work-out.ts";
import { accessOf, audienceOf, entityOf, hasAccounts, type ProjectModel } from "../../model/project-model.ts";
import { array, arrow, element, type Expression, imported } from "../../project/code/expression.ts";
import { entityVariable } from "../../project/files/entity-file.ts";
import { effectsOf } from "../../project/records/effects.ts";
import { say } from "../../project/words/say.ts";
import type { CheckStep, Target } from "../../schema/check.ts";
import { type Entity, RowEffect } from "../../schema/entity.ts";
import { firstAsAdministrator, logOut, signUp } from "../community/people/account/people-steps.ts";
import { fill, press } from "./steps.ts";
import { rowSources } from "../../model/effects/row-sources.ts";

/** What a feature saves when it has come to a result. */
export const Saves = z.array(RowEffect).min(1).max(3);
export type Saves = z.infer<typeof Saves>;

/** The numbers that a result has, by the names under which formulas know them. */
export type ResultNames = readonly string[];

const PLAYER = "Robin Vale";

/** The fields of a result, as formulas name them. */
export const resultFields = (names: ResultNames): FieldModel[] =>
  names.map((name) => ({ id: name, key: name, label: name, type: "number", required: true }));

/** Stands for the row of which something is done: a result is of none. */
const NO_ROW: Entity = {
  id: "result",
  name: { one: "result", many: "results" },
  icon: "Box",
  fields: [],
  titleField: "",
  phrase: null,
  samples: [],
};

/** What is saved, read; what cannot be is left out. */
export function readSaves(entities: readonly Entity[], saves: Saves, names: ResultNames): AddedRead[] {
  return saves.flatMap((effect) => {
    const read = readEffects(entities, NO_ROW, { effects: [effect], doing: { asks: resultFields(names) } });
    return "problem" in read ? [] : read.flatMap((one) => (one.do === "new" ? [one] : []));
  });
}

/** The entity and the scope in which a model's statements for a result are read. */
export const resultScope = (names: ResultNames): { entity: Entity; doing: { asks: FieldModel[] } } => ({
  entity: NO_ROW,
  doing: { asks: resultFields(names) },
});

/** A function of a result that gives what saves it and shows what was saved; undefined where nothing is. */
export function savingOf(project: ProjectModel, saves: Saves | undefined, names: ResultNames): Expression | undefined {
  const read = readSaves(project.blueprint.entities, saves ?? [], names);
  const [first] = read;
  if (first === undefined) return undefined;
  const isNamed = read.flatMap(formulasOf).some((formula) => partsOf(formula).some(({ kind }) => kind === "me"));
  const effects = effectsOf({ project, entity: NO_ROW.id, variableOf: entityVariable, asked: resultFields(names) }, read);
  const props = {
    entity: entityVariable(entityOf(project, first.entity)),
    isNamed: isNamed ? true : undefined,
    effects: arrow(null, array(effects)),
  };
  return arrow("asked", element(imported("@/components/learning/saved-result", "SavedResult"), props));
}

/** Lets somebody in who has the page with the list: it may be for whoever looks after the rows. In an app for its owner that is who opened the first account. */
function asReader(project: ProjectModel, home: string): CheckStep[] {
  const page = project.pages.find(({ path }) => path === home);
  const audience = page === undefined ? null : audienceOf(project, page);
  const isOpen = audience === null || [audience].flat().includes("members");
  return isOpen || !isForVisitors(project) ? [] : [...logOut, ...firstAsAdministrator(project).steps];
}

/**
 * After a result with these numbers: it is saved under a name that is given where none is known, or that of the account that was
 * opened `before`; then it stands in its list.
 */
export function savedSteps(
  project: ProjectModel,
  saves: Saves | undefined,
  { values, within }: { values: Readonly<Record<string, number>>; within: Target },
): { before: CheckStep[]; save: CheckStep[]; found: CheckStep[] } {
  const names = Object.keys(values);
  const sources = rowSources(project);
  const read = readSaves(project.blueprint.entities, saves ?? [], names);
  const [first] = read;
  if (first === undefined) return { before: [], save: [], found: [] };
  const isNamed = read.flatMap(formulasOf).some((formula) => partsOf(formula).some(({ kind }) => kind === "me"));
  const { name } = entityOf(project, first.entity).entity;
  const found = read.flatMap(({ entity, values: given }): CheckStep[] => {
    const model = entityOf(project, entity);
    const place = placeOf(project, model);
    const see = accessOf(project, model)?.see ?? "everybody";
    const doing = { row: { entity: NO_ROW.id, index: 0 }, asked: { fields: resultFields(names), values }, me: PLAYER };
    const row = Object.fromEntries(
      given.map(({ field, value }) => [field, valueFor(sources, value, { ...doing, target: fieldOf(model, field) }) ?? null]),
    );
    const title = row[model.title.id];
    if (place === null || see !== "everybody" || typeof title !== "string") return [];
    const target = rowsOf(place, { text: title });
    return [
      ...asReader(project, place.home),
      { do: "open", path: place.home },
      { do: "expectVisible", target },
      ...rowTexts(project, model, row).map((text): CheckStep => ({ do: "expectText", target, contains: text })),
    ];
  });
  if (isNamed && hasAccounts(project)) return { before: signUp(PLAYER), save: [], found };
  const save = isNamed ? [fill(say.community.yourName(), PLAYER, within), press(say.general.add(name), { within })] : [];
  return { before: [], save, found };
}
