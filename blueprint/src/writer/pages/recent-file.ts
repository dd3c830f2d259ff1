// The newest rows of an entity, with a link to all of them: as cards where visitors come to look at them, else as lines.
import { type Code, code, raw, Reference } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { jsxText } from "../code/text.ts";
import { byId, ifValue, shown, titleOf } from "../field/field-display.ts";
import { cardModules, cardOf } from "../feature/row-file.ts";
import { rolesOf } from "../feature/roles.ts";
import { rowFacts } from "../feature/row-facts.ts";
import type { EntityModel } from "../model/entity-model.ts";
import { pascal } from "../model/names.ts";
import { isOnDisplay, type ProjectModel } from "../model/project-model.ts";

/** The component that shows the newest rows. */
export function recentOf(model: EntityModel): Reference {
  return new Reference(`Recent${pascal(model.many)}`, model.row.from);
}

/** The component, in the file of the entity's row, and the card that it shows where the list of all rows has none. */
export function recentModules(project: ProjectModel, model: EntityModel, limit: number): ModuleSource[] {
  const shows = isOnDisplay(project, model);
  const list = shows ? cards(model, limit) : lines(project, model, limit);
  return [
    { path: recentOf(model).from, library: true, parts: [{ name: recentOf(model).name, code: recent(model, shows, list) }] },
    ...(shows ? cardModules(project, model) : []),
  ];
}

const CHANGING = /news|article|post|stor(?:y|ies)|event|update|announcement|release|episode/;

function headingOf({ entity }: EntityModel, shows: boolean): string {
  const word = !shows ? "Recent" : CHANGING.test(entity.name.many.toLowerCase()) ? "Latest" : "Featured";
  return `${word} ${entity.name.many}`;
}

function cards(model: EntityModel, limit: number): Code {
  const row = raw(model.one);
  return code`
    <ul role="list" className="card-grid card-grid-short">
      {rows.slice(0, ${limit}).map((${row}) => (
        <${cardOf(model)} key={${row}.id} ${row}={${row}} />
      ))}
    </ul>`;
}

function lines(project: ProjectModel, model: EntityModel, limit: number): Code {
  const references = byId(project.entities);
  const roles = rolesOf(model);
  const row = raw(model.one);
  const name = titleOf(model, model.one);
  const link = model.hasDetail
    ? code`<@Link to={\`${raw(model.base)}/\${${row}.id}\`} className="row-title">{${name}}</@Link>`
    : code`<span className="row-title">{${name}}</span>`;
  const figure =
    roles.figure && ifValue(roles.figure, model.one, code`<span className="figure">${shown(roles.figure, model.one, references)}</span>`);
  const facts = rowFacts({ model, roles, references }, 2);
  return code`
    <ul role="list" className="card row-list">
      {rows.slice(0, ${limit}).map((${row}) => (
        <li key={${row}.id} className="row">
          <div className="min-w-0 flex-1">
            ${link}
            ${facts.length === 0 ? undefined : code`<p className="facts mt-0.5">${facts}</p>`}
          </div>
          ${figure}
        </li>
      ))}
    </ul>`;
}

function recent(model: EntityModel, shows: boolean, list: Code): Code {
  const all =
    model.home === null
      ? undefined
      : code`<@Link to="${raw(model.home)}" className="text-button">${jsxText(`All ${model.entity.name.many}`)}</@Link>`;
  return code`
    function ${recentOf(model)}() {
      const rows = @useRows(${model.collection});

      return (
        <section className="flex flex-col gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="section-title text-on-page">${jsxText(headingOf(model, shows))}</h2>
            ${all}
          </div>
          {rows.length === 0 ? (
            <p className="text-on-page-muted">${jsxText(`No ${model.entity.name.many} yet.`)}</p>
          ) : (
            ${list}
          )}
        </section>
      );
    }`;
}
