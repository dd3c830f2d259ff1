// What a kind of feature is made of: how it is drafted from a wish, how it is written, and how it is proven. A unit names
// nothing of other units: what it adds to lists, pages and the bar goes through the slots of the writer.
import type { Field } from "../../schema/entity.ts";
import type { CheckStep } from "../../schema/check.ts";
import type { EntityModel } from "../../model/entity-model.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import type { Feature, FeatureKind } from "../feature.ts";
import type { FeatureParts } from "./feature-parts.ts";

/** An entity that a feature is asked for, as far as it is drafted. */
export interface AskedEntity {
  id: string;
  one: string;
  many: string;
  fields: readonly Field[];
  titleField: string;
}

/** A wish for a feature, in the prompt's words. */
export interface Ask {
  /** The id that the feature gets: its kind, with the entity's id where it is about one. */
  id: string;
  phrase: string | null;
  /** The words of the wish in lower case: "choose a report format". */
  words: string;
  /** The whole prompt in lower case, for what else it says of this feature: options, amounts, names. */
  prompt: string;
  /** The noun it is about, in lower case and in the singular; null where none was said. */
  object: string | null;
  entity: AskedEntity | null;
  /** The title of the app and what it is about, in the singular: "City Bikes", "bike". */
  title: string;
  about: string;
}

/** Where a block of a feature stands: on the home page, or on a page of its own with a place in the navigation. */
export type Place =
  | { block: string; on: "home"; at: "top" | "bottom" }
  | { block: string; on: "page"; page: { id: string; title: string; icon: string; intro?: string } };

/** A drafted feature with what it needs: fields that its entity must have, and places for its blocks. */
export interface Drafted<F> {
  feature: F;
  fields?: readonly Field[];
  places?: readonly Place[];
}

/** What a unit is told when it writes and proves. */
export interface UnitCall<F> {
  project: ProjectModel;
  feature: F;
  /** The feature's entity; null for a feature of none. */
  model: F extends { entity: string } ? EntityModel : null;
}

/** A promise of a feature as a sentence about its subject ("Apartments can be booked for free days"), and how to see that it holds. */
export interface FeatureCheck {
  title: string;
  steps: CheckStep[];
  viewport?: "desktop" | "phone";
}

/** A kind of feature. `draft` gives null for a wish that it cannot fulfil. */
export interface Unit<F extends Feature = Feature> {
  draft(ask: Ask): Drafted<F> | null;
  /** Whether these words, in lower case, speak of this feature, where an app may have several of the kind: favourites and what is followed. */
  means?(feature: F, words: string): boolean;
  /** The feature with what a further wish adds to it, of a kind that is there once; null where it adds nothing. */
  extend?(feature: F, drafted: F): F | null;
  compose(call: UnitCall<F>): FeatureParts;
  checks(call: UnitCall<F>): FeatureCheck[];
}

/** The units of a group of kinds. */
export type UnitsOf<Kind extends FeatureKind> = { readonly [K in Kind]: Unit<Extract<Feature, { kind: K }>> };
