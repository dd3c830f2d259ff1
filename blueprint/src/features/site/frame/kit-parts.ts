// What the features of a site have in common where they are composed of the kit's components.
import { data, type Expression, imported, type Module } from "../../../project/code/expression.ts";
import type { SiteLink } from "./site-links.ts";

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
