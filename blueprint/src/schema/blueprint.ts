// The blueprint: a complete, typed description of an application, small enough for a language model to fill and
// exact enough to be written out as code without another decision. Readers make it, writers and checks consume it.
import { z } from "zod";
import { Capability } from "./capability.ts";
import { Audience, Entity, Slug, Who } from "./entity.ts";
import { AnyFeature } from "./feature.ts";
import { Theme } from "./theme.ts";

/** A part of a page, top to bottom. */
export const Section = z.discriminatedUnion("kind", [
  /** The rows of an entity, with every capability of that entity that works on a list. */
  z.strictObject({
    kind: z.literal("collection"),
    entity: Slug,
    view: z.enum(["cards", "list", "table"]),
    /** Cards beside each other that move on by themselves. */
    isCarousel: z.literal(true).optional(),
    /** The list's heading; without one it is what the rows are called, where the page shows more than them. */
    title: z.string().min(1).max(60).optional(),
  }),
  /** The figures and charts of the named `total` and `chart` capabilities. */
  z.strictObject({ kind: z.literal("figures"), capabilities: z.array(Slug).min(1) }),
  /** The first rows of an entity of which a formula holds (of all without one), in the order of its list, with a link to all; without a view as cards where people come to look at them, else as lines. */
  z.strictObject({
    kind: z.literal("recent"),
    entity: Slug,
    limit: z.int().min(1).max(60),
    where: z.string().min(1).max(300).optional(),
    view: z.enum(["cards", "list"]).optional(),
    title: z.string().min(1).max(60).optional(),
  }),
  /** The rows of an entity of which a formula holds (of all without one), shown to everybody who sees the page: an advertisement, an announcement. */
  z.strictObject({
    kind: z.literal("notice"),
    entity: Slug,
    where: z.string().min(1).max(300).optional(),
    limit: z.int().min(1).max(12),
    title: z.string().min(1).max(60).optional(),
  }),
  /** The rows of an entity that whoever is logged in added, also where others see all of them; `of` names other owners: those of rows that they refer to. */
  z.strictObject({ kind: z.literal("own"), entity: Slug, title: z.string().min(1).max(60), of: z.array(Who).min(1).max(4).optional() }),
  /** The form of a new row of an entity, for whoever may add one, also where its rows are for others to read. */
  z.strictObject({ kind: z.literal("entry"), entity: Slug, title: z.string().min(1).max(60) }),
  /** A block of a feature: its form, its board, its game. */
  z.strictObject({ kind: z.literal("feature"), feature: Slug, block: Slug }),
]);
export type Section = z.infer<typeof Section>;

/** A page with an address of its own and a place in the navigation. */
export const Page = z.strictObject({
  id: Slug,
  path: z.string().regex(/^\/(?:[a-z0-9-]+)?$/),
  title: z.string().min(1).max(60),
  icon: z.string().regex(/^[A-Z][A-Za-z0-9]*$/),
  intro: z.string().max(160).nullable(),
  /** Who has it in the navigation and can open it, in an app with accounts; everybody where nothing is said, and always for the home page. */
  audience: Audience.optional(),
  /** None on the one page of an app that nothing is known of yet. */
  sections: z.array(Section),
});
export type Page = z.infer<typeof Page>;

/** A BCP 47 tag of a language, with a script and a region where they matter: `de`, `pt-BR`, `zh-Hant`. */
export const LanguageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/);

export const Blueprint = z.strictObject({
  format: z.literal(1),
  kind: z.enum(["tool", "site", "community", "shop", "learning", "dashboard", "game"]),
  title: z.string().min(1).max(60),
  /** The BCP 47 tag of the language of its texts, which decides on the kit's words and the formats of dates and numbers. */
  language: LanguageTag.default("en"),
  /** The folder and package name, and the wish for the site's address. */
  slug: Slug,
  tagline: z.string().max(120),
  /** What the picture of the whole app shows, as an emoji or in a few words; without it what its texts speak of most. */
  picture: z.string().min(1).max(60).optional(),
  /** The roles that accounts can have beside the administrator's; `isOpen`: whether people take it when they sign up, or the administrator gives it. */
  roles: z
    .array(z.strictObject({ id: Slug, name: z.string().min(1).max(40), isOpen: z.boolean() }))
    .max(6)
    .optional(),
  entities: z.array(Entity).max(12),
  capabilities: z.array(Capability),
  /** What the app does beyond the rows of its entities. */
  features: z.array(AnyFeature).default([]),
  /** The first page is the home page, at `/`. Detail, add and edit pages follow from the capabilities. */
  pages: z.array(Page).min(1).max(16),
  theme: Theme,
});
export type Blueprint = z.infer<typeof Blueprint>;
