// What the app's rows are after a step or an action: all values are worked out first, as in the kit.
import { type EntityModel, fieldOf } from "../../../model/entity-model.ts";
import type { ChangeRead, EffectRead } from "../../../model/effects/read-effects.ts";
import { ASKED } from "../../../model/formula/formula-scope.ts";
import { valueFor, type WorkedIn } from "../../../model/formula/working/work-out.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import { begunFields, profileModel } from "../../../model/people/profile-of.ts";
import { workedOut } from "../../../model/formula/working/worked-out.ts";
import type { SampleValue } from "../../../schema/entity.ts";
import { placesIn, type RowPlace } from "../../../schema/row-places.ts";
import { rowSources } from "../../../model/effects/row-sources.ts";

/** A field of a row that was changed. */
export interface Felt {
  row: RowPlace;
  field: string;
}

/** The app afterwards, with what was changed and the rows that were added, behind the others. */
export interface Made {
  after: ProjectModel;
  felt: Felt[];
  added: RowPlace[];
}

/** Makes the effects of a row; what cannot be predicted stays as it is. */
export function madeBy(project: ProjectModel, effects: readonly EffectRead[], doing: WorkedIn): Made {
  const sources = rowSources(project);
  const works = effects.map((effect): ((before: Made) => Made) => {
    if (effect.do === "new") {
      const model = entityOf(project, effect.entity);
      const given = effect.values.map(
        ({ field, value }) => [field, valueFor(sources, value, { ...doing, target: fieldOf(model, field) }) ?? null] as const,
      );
      const row = Object.fromEntries([...model.fields.map((field) => [field.id, firstOf(field)] as const), ...given]);
      return (before) => withRow(before, { entity: effect.entity, row });
    }
    const changes = targetsOf(project, effect, doing).map(({ by, target }) => {
      const field = fieldOf(entityOf(project, target.entity), effect.target.field);
      return { target, value: valueFor(sources, effect.value, { ...doing, row: by, target: field }) };
    });
    return (before) => changes.reduce((made, one) => withChange(made, { ...one, effect }), before);
  });
  return works.reduce<Made>((made, work) => work(made), { after: project, felt: [], added: [] });
}

/** The project with the profile of somebody who does something, behind the others, and its position; null where nobody has one. */
export function withProfile(project: ProjectModel, name: string): { project: ProjectModel; profile: number | null } {
  const model = profileModel(project);
  const named = model === undefined ? undefined : begunFields(model).name;
  if (model === undefined || named === undefined) return { project, profile: null };
  const row = { ...Object.fromEntries(model.fields.map((field) => [field.id, firstOf(field)] as const)), [named.id]: name };
  return { project: withRows(project, model.entity.id, (rows) => [...rows, row]), profile: model.rows.length };
}

/** What a field of a new row holds. */
const firstOf = ({ transitions, options }: EntityModel["fields"][number]): SampleValue =>
  transitions === undefined ? null : (options?.[0] ?? null);

function withRow({ after, felt, added }: Made, { entity, row }: { entity: string; row: Record<string, SampleValue> }): Made {
  const index = entityOf(after, entity).rows.length;
  const next = withRows(after, entity, (rows) => [...rows, row]);
  return { after: next, felt, added: [...added, { entity, index }] };
}

interface Change {
  effect: ChangeRead;
  target: RowPlace;
  value: SampleValue | undefined;
}

function withChange(made: Made, { effect, target, value }: Change): Made {
  const { field } = effect.target;
  const before = entityOf(made.after, target.entity).rows[target.index]?.[field];
  const next = effect.do === "set" ? value : tidied(Number(before ?? 0) + Number(value ?? 0));
  if (value === undefined || next === undefined) return made;
  const after = changed(made.after, { row: target, field, value: next });
  return { ...made, after, felt: [...made.felt, { row: target, field }] };
}

const tidied = (sum: number): number => Math.round(sum * 1e10) / 1e10;

/** The project with another value in a row. */
export function changed(project: ProjectModel, { row, field, value }: Felt & { value: SampleValue }): ProjectModel {
  return withRows(project, row.entity, (rows) => rows.map((one, index) => (index === row.index ? { ...one, [field]: value } : one)));
}

function withRows(project: ProjectModel, id: string, next: (rows: EntityModel["rows"]) => EntityModel["rows"]): ProjectModel {
  const entities = project.entities.map((model) => (model.entity.id === id ? { ...model, rows: next(model.rows) } : model));
  return { ...project, entities: workedOut(entities, project.computed) };
}

/** The rows that a change is about, each with the row by whose values. */
export function targetsOf(project: ProjectModel, { each, of, target }: ChangeRead, doing: WorkedIn): { by: RowPlace; target: RowPlace }[] {
  const { row, asked } = doing;
  if (of?.entity === ASKED) {
    const field = asked?.fields.find(({ id }) => id === of.field);
    const [place] = field === undefined ? [] : placesIn(field, asked?.values[of.field]);
    return place === undefined ? [] : [{ by: row, target: place }];
  }
  const own =
    each === null
      ? [row]
      : entityOf(project, each.entity).rows.flatMap((line, index) =>
          line[each.field] === row.index ? [{ entity: each.entity, index }] : [],
        );
  return own.flatMap((by) => {
    const index = of === null ? by.index : entityOf(project, of.entity).rows[by.index]?.[of.field];
    return typeof index === "number" ? [{ by, target: { entity: target.entity, index } }] : [];
  });
}

/** Whether every row that the effects change is there. */
export function isFelt(project: ProjectModel, effects: readonly EffectRead[], doing: WorkedIn): boolean {
  return effects.every((effect) => effect.do === "new" || effect.each !== null || targetsOf(project, effect, doing).length > 0);
}
