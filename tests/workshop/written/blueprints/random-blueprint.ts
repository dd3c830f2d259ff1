// Random blueprints: any entities with fields of every kind, any capabilities, any features in any combination, and names
// that nobody was meant to use. What the schemas leave open is derived from them; what refers to something else refers
// to what is there.
import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";
import { Blueprint, type Capability, type Entity, type Page, type Section, Theme } from "@atelier/blueprint";
import { tidy } from "../../../../blueprint/src/changes/edits/ground/tidy.ts";
import { addFeature } from "../../../../blueprint/src/features/definition/add-feature.ts";
import { definitionOf, type FeatureKind, featureKinds } from "../../../../blueprint/src/features/feature.ts";
import { PassageFeature } from "../../../../blueprint/src/features/site/media/passage/passage-schema.ts";
import { Blueprint as BlueprintSchema } from "../../../../blueprint/src/schema/blueprint.ts";
import { arbitraryOfSchema, type JsonSchema, jsonSchemaOf } from "./arbitrary-of-schema.ts";
import { awkwardSlugs, namesUpTo } from "./hostile-names.ts";
import { randomCapabilities } from "./random-capabilities.ts";
import { randomEntities, type Sizes } from "./random-entities.ts";
import { type Replacements, withWords } from "./with-words.ts";

const LARGE: Sizes = { entities: 4, fields: 9, features: 7 };
const PAGES_MAX = 16;

const themes = arbitraryOfSchema(Theme, namesUpTo);
const kinds = arbitraryOfSchema(BlueprintSchema.shape.kind, namesUpTo);
const schemas = new Map<FeatureKind, JsonSchema>();

function schemaOf(kind: FeatureKind): JsonSchema {
  const known = schemas.get(kind) ?? jsonSchemaOf(definitionOf(kind).schema);
  schemas.set(kind, known);
  return known;
}

/** Random blueprints that are valid and refer only to what they have. */
export function randomBlueprint(sizes: Sizes = LARGE): Arbitrary<Blueprint> {
  const blueprints = bareBlueprint(sizes).chain((bare) =>
    fc
      .tuple(fc.array(featureAsk(bare.entities), { maxLength: sizes.features, size: "max" }), fc.option(passages, { freq: 2 }))
      .map(([asks, passage]) => Blueprint.parse(withPassage(asks.reduce(withFeature, bare), passage))),
  );
  // Without the bias towards what is small: most faults are in what stands together.
  return fc.noBias(blueprints);
}

/** A blueprint without features: entities, what can be done with their rows, and pages. */
function bareBlueprint(sizes: Sizes): Arbitrary<Blueprint> {
  return randomEntities(sizes).chain((entities) =>
    fc
      .record({
        kind: kinds,
        title: namesUpTo(60),
        slug: awkwardSlugs,
        tagline: namesUpTo(120),
        capabilities: randomCapabilities(entities),
        theme: themes,
      })
      .chain((app) =>
        pagesOf(entities, app.capabilities).map((pages) => tidy({ ...app, format: 1, language: "en", entities, features: [], pages })),
      ),
  );
}

/** A home page and further ones, which have each entity's list once, and what else can stand on a page. */
function pagesOf(entities: readonly Entity[], capabilities: readonly Capability[]): Arbitrary<Page[]> {
  const figures = capabilities.filter(({ kind }) => kind === "total" || kind === "chart").map(({ id }) => id);
  const lists = fc.tuple(
    ...entities.map(({ id }) =>
      fc.constantFrom("cards", "list", "table").map((view): Section => ({ kind: "collection", entity: id, view })),
    ),
  );
  const others = fc.tuple(
    ...entities.map(({ id }) => fc.integer({ min: 1, max: 12 }).map((limit): Section => ({ kind: "recent", entity: id, limit }))),
    // A second list, in a view of its own.
    ...entities.map(({ id }) =>
      fc.constantFrom("cards", "list", "table").map((view): Section => ({ kind: "collection", entity: id, view })),
    ),
    ...entities
      .filter(({ id }) => capabilities.some(({ kind, entity }) => kind === "add" && entity === id))
      .map(({ id }) => namesUpTo(60).map((title): Section => ({ kind: "entry", entity: id, title }))),
    ...(figures.length === 0
      ? []
      : [fc.subarray(figures, { minLength: 1 }).map((ids): Section => ({ kind: "figures", capabilities: ids }))]),
  );
  return fc
    .tuple(
      lists,
      others.chain((all) => fc.subarray(all)),
      fc.uniqueArray(awkwardSlugs, { minLength: 1, maxLength: 5 }),
    )
    .chain(([collections, extras, ids]) => {
      const sections = [...collections, ...extras];
      const place = fc.array(fc.nat(ids.length - 1), { minLength: sections.length, maxLength: sections.length });
      return place.chain((at) =>
        fc.tuple(
          ...ids.map((id, page) =>
            pageOf(id, { isHome: page === 0, sections: distinct(sections.filter((_, index) => at[index] === page)) }),
          ),
        ),
      );
    });
}

/** A page lists an entity once. */
function distinct(sections: readonly Section[]): Section[] {
  const isSame = (one: Section, other: Section): boolean =>
    one.kind === "collection" && other.kind === "collection" && one.entity === other.entity;
  return sections.filter((section, at) => sections.findIndex((other) => other === section || isSame(other, section)) === at);
}

function pageOf(id: string, { isHome, sections }: { isHome: boolean; sections: Section[] }): Arbitrary<Page> {
  return fc.record({
    id: fc.constant(id),
    path: fc.constant(isHome ? "/" : `/${id}`),
    title: namesUpTo(60),
    icon: fc.constant("House"),
    intro: fc.option(namesUpTo(160)),
    sections: fc.constant(sections),
  });
}

/** A wish for a feature, and what is then put into the words of its draft. */
interface FeatureAsk extends Replacements {
  kind: FeatureKind;
  entity: string | null;
  words: string;
  phrase: string | null;
}

function featureAsk(entities: readonly Entity[]): Arbitrary<FeatureAsk> {
  return fc.constantFrom(...featureKinds).chain((kind) => {
    const { verbs, nouns, parts } = definitionOf(kind).words;
    return fc.record({
      kind: fc.constant(kind),
      entity: entities.length === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...entities.map(({ id }) => id)), { freq: 6 }),
      words: fc.tuple(fc.constantFrom(kind, ...verbs, ...nouns, ...parts), fc.option(namesUpTo(60))).map((said) => said.join(" ")),
      phrase: fc.option(namesUpTo(200)),
      names: fc.array(fc.option(namesUpTo(400), { freq: 2 }), { minLength: 1, maxLength: 9 }),
      choices: fc.array(fc.option(fc.nat(11), { freq: 2 }), { minLength: 1, maxLength: 5 }),
    });
  });
}

/** Texts of a person's own, which no words ask for. */
const passages = arbitraryOfSchema(PassageFeature.extend({ id: z.literal("passage") }), namesUpTo);

function withPassage(blueprint: Blueprint, passage: PassageFeature | null): Blueprint {
  const [home, ...others] = blueprint.pages;
  if (home === undefined || passage === null) return blueprint;
  const sections: Section[] = [...home.sections, { kind: "feature", feature: passage.id, block: "text" }];
  return { ...blueprint, features: [...blueprint.features, passage], pages: [{ ...home, sections }, ...others] };
}

/** The blueprint with the feature; as it is where the feature can make nothing of the wish, or would need a page too many. */
function withFeature(blueprint: Blueprint, { names, choices, ...ask }: FeatureAsk): Blueprint {
  const added = addFeature(blueprint, ask);
  if (added === null || added.pages.length > PAGES_MAX || added.entities.some(({ fields }) => fields.length > 24)) return blueprint;
  const schema = schemaOf(ask.kind);
  const isNew = (id: string): boolean => !blueprint.features.some((feature) => feature.id === id);
  const features = added.features.map((feature) => {
    const worded = isNew(feature.id) ? withWords(feature, schema, { names, choices }) : feature;
    return definitionOf(feature.kind).schema.safeParse(worded).success ? worded : feature;
  });
  return tidy({ ...added, features });
}
