// Where features come in: what each adds to pages, rows, lists and the frame. The writer of an app renders the slots and
// knows none of the features.
import type { Reference } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

/** A part of a page. One that `heads` its page brings the page's only `h1`, which says `heading` where that is not the page's title. */
export interface Block {
  component: Reference;
  heads?: boolean;
  heading?: string;
}

/** What a feature adds where an entity's rows are shown. */
export interface RowParts {
  /** Sections below the facts on the page of one row. */
  detail?: readonly Reference[];
  /** Buttons beside the heading on the page of one row. */
  heading?: readonly Reference[];
  /** Small controls on each row of a list. */
  row?: readonly Reference[];
  /** What stands above a list. */
  list?: readonly Reference[];
}

/** What a feature adds to the project. Components of an entity's rows get the row under the entity's variable: `<BookApartment apartment={apartment} />`; all others get nothing. */
export interface FeatureCode extends RowParts {
  /** Its files. */
  modules: readonly ModuleSource[];
  /** Parts of pages, by the name under which the blueprint places them. */
  blocks?: Readonly<Record<string, Block>>;
  /** The same for entities that it is not about, by their ids: a button for messages at all that are people. */
  beside?: ReadonlyMap<string, RowParts>;
  /** Icon buttons and links in the bar. */
  bar?: readonly Reference[];
  /** Parts of the frame that are there on every page: a chat window, a player. */
  frame?: readonly Reference[];
  /** Pages that the navigation does not name: a step of a checkout, the page of one group. */
  routes?: readonly { path: string; component: Reference }[];
}

/** What all features add, by place. */
export interface Slots {
  modules: readonly ModuleSource[];
  /** The paths of the modules that each feature mentions, by its id; several may share one. */
  files: ReadonlyMap<string, readonly string[]>;
  /** By `feature/block`. */
  blocks: ReadonlyMap<string, Block>;
  /** By the entity's id. */
  detail: ReadonlyMap<string, readonly Reference[]>;
  heading: ReadonlyMap<string, readonly Reference[]>;
  row: ReadonlyMap<string, readonly Reference[]>;
  list: ReadonlyMap<string, readonly Reference[]>;
  bar: readonly Reference[];
  frame: readonly Reference[];
  routes: readonly { path: string; component: Reference }[];
}

/** The slots of an app without features. */
export const emptySlots: Slots = {
  ...{ modules: [], files: new Map(), blocks: new Map(), bar: [], frame: [], routes: [] },
  ...{ detail: new Map(), heading: new Map(), row: new Map(), list: new Map() },
};
