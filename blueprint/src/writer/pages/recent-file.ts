// The newest rows of an entity, with a link to all of them.
import { type Code, code, raw, Reference } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { jsxText } from "../code/text.ts";
import { byId, ifValue, shown, titleOf } from "../field/field-display.ts";
import { rolesOf } from "../feature/roles.ts";
import { rowFacts } from "../feature/row-facts.ts";
import type { EntityModel } from "../model/entity-model.ts";
import { pascal } from "../model/names.ts";
import type { ProjectModel } from "../model/project-model.ts";

/** The component that shows the newest rows. */
export function recentOf(model: EntityModel): Reference {
  return new Reference(`Recent${pascal(model.many)}`, model.row.from);
}

/** The component, in the file of the entity's row. */
export function recentModule(project: ProjectModel, model: EntityModel, limit: number): ModuleSource {
  return { path: recentOf(model).from, library: true, parts: [{ name: recentOf(model).name, code: recent(project, model, limit) }] };
}

function recent(project: ProjectModel, model: EntityModel, limit: number): Code {
  const references = byId(project.entities);
  const roles = rolesOf(model);
  const row = raw(model.one);
  const name = titleOf(model, model.one);
  const link = model.hasDetail
    ? code`<@Link to={\`${raw(model.base)}/\${${row}.id}\`} className="row-title">{${name}}</@Link>`
    : code`<span className="row-title">{${name}}</span>`;
  const all =
    model.home === null
      ? undefined
      : code`<@Link to="${raw(model.home)}" className="text-button">${jsxText(`All ${model.entity.name.many}`)}</@Link>`;
  const figure =
    roles.figure && ifValue(roles.figure, model.one, code`<span className="figure">${shown(roles.figure, model.one, references)}</span>`);
  const facts = rowFacts({ model, roles, references }, 2);
  return code`
    function ${recentOf(model)}() {
      const rows = @useRows(${model.collection});

      return (
        <section className="flex flex-col gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="section-title text-on-page">${jsxText(`Recent ${model.entity.name.many}`)}</h2>
            ${all}
          </div>
          {rows.length === 0 ? (
            <p className="text-on-page-muted">${jsxText(`No ${model.entity.name.many} yet.`)}</p>
          ) : (
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
            </ul>
          )}
        </section>
      );
    }`;
}
