// What the features of a site have in common where they are composed of the kit's components.
import { array, type Expression, imported, literal, type Module, object } from "../../../project/code/expression.ts";
import type { SiteLink } from "./site-links.ts";

/** Plain data, as a blueprint has it. */
export type Data = string | number | boolean | undefined | readonly Data[] | { readonly [name: string]: Data };

/** The expression of plain data; what is undefined is left out. */
export function data(value: Exclude<Data, undefined>): Expression {
  if (typeof value !== "object") return literal(value);
  if (isList(value)) return array(value.filter((item) => item !== undefined).map(data));
  return object(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, item === undefined ? undefined : data(item)])));
}

function isList(value: object): value is readonly Data[] {
  return Array.isArray(value);
}

/** A component of `@/components/site`: `opening/hero`, `SplitHero`. */
export function siteComponent(file: string, name: string): Expression {
  return imported(`@/components/site/${file}`, name);
}

/** A place that a link of the kit leads to. */
export function linkTarget({ act, to }: Pick<SiteLink, "act" | "to">): Expression {
  return data({ label: act, to });
}

/** The words of a feature, in a module of the project. */
export interface Content {
  module: Module;
  /** The constant that the module exports. */
  value: Expression;
}

/** The module `src/features/<id>.ts`, which exports one constant. `type` is the module and the name of its type. */
export function content(id: string, name: string, value: Expression, type?: readonly [from: string, name: string]): Content {
  return {
    module: { path: `src/features/${id}.ts`, statements: [{ kind: "constant", name, value, ...(type && { type }) }] },
    value: imported(`@/features/${id}`, name),
  };
}
