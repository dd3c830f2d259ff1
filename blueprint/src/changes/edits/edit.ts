// The edits that a message can ask for, as data: what is read from the words, and what is then done to the blueprint.
import type { FeatureKind } from "../../features/feature.ts";
import type { Look } from "../../reader/lexicon/look.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { CapabilityKind } from "../../schema/capability.ts";
import type { Field } from "../../schema/entity.ts";
import type { Theme } from "../../schema/theme.ts";

/** How the rows of an entity are shown. */
export type View = "cards" | "list" | "table";

/** A field of an entity, by their ids. */
export interface FieldPlace {
  entity: string;
  field: string;
}

/** One thing to do to a blueprint. Entities, fields and pages are named by their ids. */
export type Edit =
  | { kind: "rename-app"; title: string }
  | { kind: "rename-entity"; entity: string; one: string; many: string }
  | ({ kind: "rename-field"; label: string } & FieldPlace)
  | { kind: "rename-page"; page: string; title: string }
  | { kind: "restyle"; look: Partial<Look>; shade?: "darker" | "lighter"; part?: "background" | "components" | null }
  /** A step larger or smaller, rounder or sharper. */
  | { kind: "resize"; part: "text" | "headings" | "buttons"; step: 1 | -1 }
  | { kind: "reshape"; step: 1 | -1 }
  /** `typeface` null: another one than now. */
  | { kind: "set-font"; typeface: Theme["typeface"] | null }
  /** Another drawn picture of a feature; `motif` null: another one than now. */
  | { kind: "redraw"; feature: string; motif: string | null }
  /** The line below a page's heading. */
  | { kind: "set-intro"; page: string; text: string }
  /** A text of the person's own on a page. */
  | { kind: "add-text"; page: string; title: string | null; text: string; at: "top" | "bottom" }
  /** Sections by their place on the page. */
  | { kind: "move-section"; page: string; section: number; to: number }
  | { kind: "place-figures"; shown: "total" | "chart"; page: string; at: "top" | "bottom"; phrase: string }
  /** A board of the rows, with a column for each value of a choice; `field` null: of the one that says how far they are. */
  | { kind: "show-board"; entity: string; field: string | null }
  /** `guessed`: nobody said to which entity; `exact`: its name was given word for word, so that it may mean the same as another. */
  | { kind: "add-field"; entity: string; field: Field; guessed: boolean; exact?: boolean }
  | ({ kind: "remove-field" } & FieldPlace)
  | ({ kind: "set-field"; to: Partial<Field> } & FieldPlace)
  | ({ kind: "add-options"; options: string[] } & FieldPlace)
  | ({ kind: "remove-option"; option: string } & FieldPlace)
  | ({ kind: "rename-option"; option: string; to: string } & FieldPlace)
  /** How a list stands when nobody has chosen an order: by a field, or the newest first. */
  | { kind: "set-order"; entity: string; field: string | null; down: boolean | null }
  /** A thing as a person names it, with its fields: `suppliers with name and phone`. */
  | { kind: "add-entity"; said: string }
  | { kind: "remove-entity"; entity: string }
  /** What one wants to do with the app: `said` in words that the reader understands (`sort by date`), `phrase` as it was written. */
  | { kind: "add-wish"; said: string; phrase?: string; entity: string; guessed: boolean }
  | {
      kind: "remove-capability";
      kinds: CapabilityKind[];
      entity: string | null;
      field: string | null;
      measure: "count" | "average" | null;
      called: string;
    }
  /** `entity`: the one whose figures are meant, or whose rows. */
  | { kind: "add-page"; shows: "figures" | "overview" | "entity"; entity: string | null; title: string }
  /** A page for one chart or total: `said` in words that the reader understands (`a chart of invoices by month`). */
  | { kind: "add-figure-page"; said: string; entity: string; title: string | null }
  | { kind: "remove-page"; page: string }
  /** Before another page, or to the end. */
  | { kind: "move-page"; page: string; before: string | null }
  /** `entity`: the one that is named; `object`: the noun that is said, of the app or not; `phrase` as it was written. */
  | { kind: "add-feature"; feature: FeatureKind; entity: string | null; words: string; object: string | null; phrase: string | null }
  | { kind: "remove-feature"; features: string[] }
  /** A text of a feature: its `headline`, `title`, `line` and the like. */
  | { kind: "set-copy"; feature: string; option: string; text: string }
  | { kind: "set-view"; entity: string; view: View; guessed: boolean }
  | { kind: "name-samples"; entity: string; names: string[]; keep: boolean }
  | { kind: "vary-samples"; entity: string | null; how: "more" | "different" | "none" }
  | { kind: "theme-samples"; entity: string | null; subject: string }
  /** Nothing is to be done: "don't remove the servings". */
  | { kind: "leave"; what: string; entity: string | null; field: string | null }
  /** It was understood and cannot be done, for this reason. */
  | { kind: "refuse"; reason: string };

/** What an edit made: the next blueprint with a sentence and the ids that prove it, or a sentence why nothing changed; `hint` says what else could have been meant, `met` are the ids of what is there already. */
export type Edited = { blueprint: Blueprint; said: string; hint?: string; became: string[] } | { refused: string; met?: string[] };

/** The edits of one kind. */
export type EditOf<Kind extends Edit["kind"]> = Extract<Edit, { kind: Kind }>;
