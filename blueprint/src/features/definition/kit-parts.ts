// What composed features have in common: modules in `src/features`, and the rows that elements of the kit are given.
import type { EntityModel } from "../../model/entity-model.ts";
import { hasAccounts, type ProjectModel } from "../../model/project-model.ts";
import {
  arrow,
  constant,
  data,
  type Expression,
  imported,
  type Part,
  local,
  type Module,
  type TypeName,
} from "../../project/code/expression.ts";
import { entityVariable } from "../../project/files/entity-file.ts";

/** What a feature keeps of its own: the module in `src/features`, and the constant that it exports. */
export interface Kept {
  module: Module;
  value: Expression;
}

/** The module `src/features/<file>.ts`, which exports one constant. */
export function keptIn(file: string, name: string, value: Part, more: { comment?: string; type?: TypeName } = {}): Kept {
  const { comment, type } = more;
  return {
    module: { path: `src/features/${file}.ts`, ...(comment && { comment }), statements: [constant(name, value, type)] },
    value: imported(`@/features/${file}`, name),
  };
}

/** The properties of an element for one row. */
export function rowProps(model: EntityModel): Readonly<Record<"entity" | "row", Expression>> {
  return { entity: entityVariable(model), row: local("row") };
}

/** The property `isLink` of an element whose rows are links by default; those without pages of their own are none. */
export function linkProps({ hasDetail }: EntityModel): { isLink: false | undefined } {
  return { isLink: hasDetail ? undefined : false };
}

/** Who deletes also what others wrote: the administrator; without accounts whoever works in a tool of their own, and on a site nobody. */
export function keeperOf(project: ProjectModel): Expression | undefined {
  if (hasAccounts(project)) return imported("@/lib/who", "isAdmin");
  return isOwnTool(project) ? arrow(null, data(true)) : undefined;
}

/** Whether an app without accounts is the tool of one person, who may change all that is in it. */
export const isOwnTool = ({ blueprint }: ProjectModel): boolean => blueprint.kind === "tool" || blueprint.kind === "dashboard";
