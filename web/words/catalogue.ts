// The English catalogue says what every language has to say: its modules, the names in them, and the parameters of each.
import type * as english from "./en/index.ts";

type Translated<Module> = { readonly [Name in keyof Module]: Module[Name] extends string ? string : Module[Name] };

/** The texts of the console in one language, as the index of its folder exports them. */
export type Catalogue = { readonly [Area in keyof typeof english]: Translated<(typeof english)[Area]> };

/** A language that says all of it; another one is an error where this is written. */
export type CatalogueOf<Language extends Catalogue> = Language;
