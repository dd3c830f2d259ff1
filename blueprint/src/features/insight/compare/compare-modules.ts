// The files of a comparison: which rows are chosen, where they are chosen, and the table that shows them side by side.
import { code, type Code, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import { attribute } from "../../../writer/code/text.ts";
import { titleOf } from "../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../writer/model/entity-model.ts";
import { capitalise } from "../../../writer/model/names.ts";
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";
import { dataNames } from "../data/record-modules.ts";
import { compareParts } from "./compare-parts.ts";

type Compare = FeatureOf<"compare">;

/** The names of what is written for the comparison of an entity's rows. */
export interface CompareNames {
  chosen: Reference;
  table: Reference;
  toggle: Reference;
  rowToggle: Reference;
  tray: Reference;
}

/** `ApartmentCompare`, `ApartmentCompareTray` and what else compares apartments. */
export function compareNames(model: EntityModel): CompareNames {
  const type = model.type.name;
  const file = `${model.folder}/${type}Compare.tsx`;
  return {
    chosen: new Reference(`compared${capitalise(model.many)}`, `${model.folder}/${model.one}Compare.ts`),
    table: new Reference(`${type}Compare`, file),
    toggle: new Reference(`${type}CompareToggle`, file),
    rowToggle: new Reference(`${type}CompareRowToggle`, file),
    tray: new Reference(`${type}CompareTray`, file),
  };
}

/** What all comparisons share, and this entity's. */
export function compareModules({ project, feature, model }: UnitCall<Compare>): ModuleSource[] {
  const { chosen, table } = compareNames(model);
  return [
    ...compareParts(),
    {
      path: chosen.from,
      library: true,
      parts: [{ name: chosen.name, code: code`const ${chosen} = @createChoice(${`${project.blueprint.slug}/${feature.id}`});` }],
    },
    { path: table.from, library: true, parts: entityParts(project, model) },
  ];
}

function entityParts(project: UnitCall<Compare>["project"], model: EntityModel): Part[] {
  const { table, toggle, rowToggle, tray } = compareNames(model);
  const path = project.pages.find(({ page }) => page.id === "compare")?.path ?? "/compare";
  return [
    { name: table.name, comment: `The chosen ${model.entity.name.many} side by side.`, code: tableCode(model) },
    { name: toggle.name, code: toggleCode(model, { name: toggle, jsx: code`@CompareButton` }) },
    { name: rowToggle.name, code: toggleCode(model, { name: rowToggle, jsx: code`@CompareMark` }) },
    { name: tray.name, code: trayCode(model, path) },
  ];
}

function tableCode(model: EntityModel): Code {
  const { chosen, table } = compareNames(model);
  return code`
    function ${table}() {
      return <@ComparePanel source={${dataNames(model).use}()} choice={${chosen}} />;
    }`;
}

function toggleCode(model: EntityModel, { name, jsx }: { name: Reference; jsx: Code }): Code {
  const row = raw(model.one);
  return code`
    function ${name}({ ${row} }: { ${row}: ${model.type} }) {
      return <${jsx} id={${row}.id} title={${titleOf(model, model.one)}} choice={${compareNames(model).chosen}} />;
    }`;
}

function trayCode(model: EntityModel, path: string): Code {
  const { chosen, tray } = compareNames(model);
  return code`
    function ${tray}() {
      return <@CompareTray ${attribute("label", `${capitalise(model.entity.name.many)} to compare`)} choice={${chosen}} to="${raw(path)}" />;
    }`;
}
