// What the features of a site have in common where they are composed of the kit's components.
import { data, type Expression, imported } from "../../../project/code/expression.ts";
import type { SiteLink } from "./site-links.ts";

/** A component of `@/components/site`: `opening/hero`, `SplitHero`. */
export function siteComponent(file: string, name: string): Expression {
  return imported(`@/components/site/${file}`, name);
}

/** A place that a link of the kit leads to. */
export function linkTarget({ act, to }: Pick<SiteLink, "act" | "to">): Expression {
  return data({ label: act, to });
}
