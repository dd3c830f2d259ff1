// Everything that is written for one entity.
import { code, raw } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import type { EntityModel } from "../model/entity-model.ts";
import type { ProjectModel } from "../model/project-model.ts";
import { dataModules } from "./data-modules.ts";
import { detailModule } from "./detail-file.ts";
import { nameComponent, titleOf } from "../field/field-display.ts";
import { formModules } from "./form-file.ts";
import { listModule } from "./list-module.ts";
import { rowModule } from "./row-file.ts";

/** The modules of an entity. Those that nothing in the project leads to are not written. */
export function featureModules(project: ProjectModel, model: EntityModel): ModuleSource[] {
  return [
    ...dataModules(project, model),
    rowModule(project, model),
    listModule(project, model),
    ...formModules(project, model),
    detailModule(project, model),
    nameModule(model),
  ];
}

/** `ClientName.tsx`: the name of a row that another refers to. */
function nameModule(model: EntityModel): ModuleSource {
  const row = raw(model.one);
  const name = titleOf(model, model.one);
  const found = model.hasDetail
    ? code`<@Link className="link" to={\`${raw(model.base)}/\${id}\`}>{${name}}</@Link>`
    : code`<span>{${name}}</span>`;
  return {
    path: nameComponent(model).from,
    library: true,
    parts: [
      {
        name: nameComponent(model).name,
        comment: `The name of ${model.entity.name.one} \`id\`, wherever another row refers to it.`,
        code: code`
          function ${nameComponent(model)}({ id }: { id: string }) {
            const ${row} = @useRows(${model.collection}).find((candidate) => candidate.id === id);
            return ${row} ? ${found} : <span>Deleted</span>;
          }`,
      },
    ],
  };
}
