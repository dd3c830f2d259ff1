// What a feature adds to a project that is made of the kit: elements with the kit's components, and small modules with
// their settings.
import type { Expression, Module } from "../../project/code/expression.ts";

/** A part of a page. One that `heads` its page has the page's only `h1`; else the page's heading says `heading` where a part has one. */
export interface PagePart {
  element: Expression;
  /** In its place where a text right above is its heading; a part without has a heading of its own. */
  introduced?: Expression;
  heads?: boolean;
  heading?: string;
  /** Stands below the page's heading where the page has no words of its own for that. */
  intro?: string;
}

/** What a feature adds where an entity's rows are shown. In these expressions the row is the variable `row`. */
export interface RowAdditions {
  /** Below the values on the page of one row. */
  detail?: readonly Expression[];
  /** Beside the heading on the page of one row. */
  heading?: readonly Expression[];
  /** On each row of a list. */
  row?: readonly Expression[];
  /** Above a list; there is no row here. */
  list?: readonly Expression[];
  /** Orders of a list, by what no field says. */
  orders?: readonly Expression[];
}

/** What a feature adds to a project. */
export interface FeatureParts extends RowAdditions {
  /** Modules with the feature's settings, in `src/features`; several features may have the same. */
  modules?: readonly Module[];
  /** Parts of pages, by the name under which the blueprint places them. */
  blocks?: Readonly<Record<string, PagePart>>;
  /** The same for entities that it is not about, by their ids. */
  beside?: ReadonlyMap<string, RowAdditions>;
  /** In the header: icon buttons and links. */
  tools?: readonly Expression[];
  /** At the foot of every page: when a shop is open. */
  footer?: readonly Expression[];
  /** Pages that the navigation does not name. */
  routes?: readonly { path: string; element: Expression }[];
}
