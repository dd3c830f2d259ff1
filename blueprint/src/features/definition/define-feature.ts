// What a kind of feature is made of: its options, how it is asked for and described, how it is drafted from a request,
// composed of the kit, and proven. A definition names nothing of other kinds: what it adds to lists, pages and the
// header goes through the places of `FeatureParts`.
import type { z } from "zod";
import type { EntityModel } from "../../model/entity-model.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import type { CheckStep } from "../../schema/check.ts";
import type { Field, FieldType } from "../../schema/entity.ts";
import type { AnyFeature, featureBase } from "../../schema/feature.ts";
import type { FeatureParts } from "./feature-parts.ts";
import { type FeatureDescription, type FeatureWords, featureWords, type RowNames } from "./feature-words.ts";

/** An entity that a feature is asked for, as far as it is drafted. */
export interface RequestedEntity {
  id: string;
  one: string;
  many: string;
  fields: readonly Field[];
  titleField: string;
}

/** A request for a feature, in the prompt's words. */
export interface FeatureRequest {
  /** The id that the feature gets: its kind, with the entity's id where it is about one. */
  id: string;
  /** The words of the request in lower case: "choose a report format". */
  words: string;
  /** The whole prompt in lower case, for what else it says of this feature: options, amounts, names. */
  prompt: string;
  /** The noun it is about, in lower case and in the singular; null where none was named. */
  object: string | null;
  entity: RequestedEntity | null;
  /** The features that the app has already. */
  features: readonly { kind: string }[];
  /** The title of the app and what it is about, in the singular: "City Bikes", "bike". */
  title: string;
  about: string;
}

/** Where a block of a feature is: on the home page, or on a page of its own with an entry in the navigation. */
export type Place =
  | { block: string; on: "home"; at: "top" | "bottom" }
  | { block: string; on: "page"; page: { id: string; title: string; icon: string; intro?: string } };

/** The place of a block on a page of its own. */
export function onPage(block: string, page: Extract<Place, { on: "page" }>["page"]): Place {
  return { block, on: "page", page };
}

/** A feature of the requested kind and phrase; its id is the requested one where it has none of its own. */
export type DraftedFeature<F> = Omit<F, keyof typeof featureBase | "kind"> & { id?: string };

/** A drafted feature with what it needs: fields that its entity must have, and places for its blocks. */
export interface FeatureDraft<F> {
  feature: DraftedFeature<F>;
  fields?: readonly Field[];
  places?: readonly Place[];
}

/** The project that a feature is composed or proven in. */
export interface FeatureContext<F, Model = ModelOf<F>> {
  project: ProjectModel;
  feature: F;
  /** The feature's entity; null for a feature of none. */
  model: Model;
}

/** The model of the feature's entity. */
type ModelOf<F> = F extends { entity: string } ? EntityModel : null;

/** A definition whose kind is not known. */
export type AnyDefinition = FeatureDefinition<FeatureSchema, AnyFeature, EntityModel | null>;

/** A promise of a feature as a sentence about its subject ("Apartments can be booked for free days"), and how to see that it holds. */
export interface FeatureCheck {
  title: string;
  steps: CheckStep[];
  viewport?: "desktop" | "phone";
  /** The `parts` of the feature's words that the steps show, separated by commas: a phrase that asks for one is proven. */
  shows?: string;
}

/** The promises of a feature; null stands for one that nothing in this app can show. */
export type FeatureChecks = FeatureCheck | null | readonly (FeatureCheck | null)[];

/** The schema of a kind of feature; `kind` is a literal. */
export type FeatureSchema = z.ZodObject<{ kind: z.ZodLiteral<string> } & typeof featureBase>;

/** A kind of feature. */
export interface FeatureDefinition<S extends FeatureSchema, F = z.infer<S>, Model = ModelOf<F>> {
  schema: S;
  /** That it is a game to play: an app of nothing else is one. */
  game?: boolean;
  /** Whether it asks a person for something: fields that are named after it are its own. */
  isForm?: boolean;
  /** What replies suggest to add, with its article: "a poll". */
  example?: string;
  /** What one does in the end with what is offered: "order". */
  deal?: string;
  /** Whether it is about nothing that an app keeps: the noun before "quiz" names its subject and no entity. Games are. */
  isSelfContained?: boolean;
  /** Whether it is what a product is where the product's name ends with it; others are a page of it. Games are. */
  isProduct?: boolean;
  /** Whether an app has one, about the entity that is spoken of most: two of them on a page would be confused. */
  isOnce?: boolean;
  /** Kinds that fulfil a request in these words, in lower case, where they are there: a booking is paid in its own way. */
  fulfilledBy?(words: string): readonly string[];
  /** Of `blueprint/data/features/words`. */
  words: FeatureWords;
  /** By what the list of its rows can be sorted where it is asked for with these words, in the singular and separated by commas: "review,star"; `variant` is the end of its id. Null where it cannot. */
  orders?(words: string): { by: string; variant?: string } | null;
  /** The options that name a field of its entity, with the types that the field may have. */
  fieldOptions?: Readonly<Record<string, readonly FieldType[]>>;
  /** How replies and the README of an app speak of it. */
  describe(feature: F, rows: RowNames): FeatureDescription;
  /** The feature for a request; null for one that it cannot fulfil. */
  draft(request: FeatureRequest): FeatureDraft<F> | null;
  /** Whether these words, in lower case, speak of this feature, where an app may have several of the kind: favourites and what is followed. */
  means?(feature: F, words: string): boolean;
  /** The feature with what a further request adds to it, of a kind that is there once; null where it adds nothing. */
  extend?(feature: F, drafted: F): F | null;
  compose(context: FeatureContext<F, Model>): FeatureParts;
  checks(context: FeatureContext<F, Model>): FeatureChecks;
}

/** A definition with its words, whose functions are typed by its schema: `defineFeature<typeof BookFeature>({ schema: BookFeature, … })`. */
export function defineFeature<S extends FeatureSchema>(definition: Omit<FeatureDefinition<S>, "words">): FeatureDefinition<S> {
  return { ...definition, words: featureWords(definition.schema.shape.kind.value) };
}

/** Whether the feature is of the schema's kind. */
export function isOf<S extends FeatureSchema>(schema: S, feature: AnyFeature): feature is AnyFeature & z.infer<S> {
  return feature.kind === schema.shape.kind.value;
}

/** The blueprint's features of the schema's kind, in their order. */
export function featuresOf<S extends FeatureSchema>({ features }: { features: readonly AnyFeature[] }, schema: S): z.infer<S>[] {
  return features.flatMap((feature) => (isOf(schema, feature) ? [feature] : []));
}
