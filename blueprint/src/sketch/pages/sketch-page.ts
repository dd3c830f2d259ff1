// The pages of an app as a model names them: each with sections of texts, of rows, of abilities and of what else they hold.
import { z } from "zod";
import { SaidAbility } from "../abilities/sketch-ability.ts";
import { SketchAudience } from "../roles/audience.ts";
import { SketchCalculator } from "./sections/calculator/calculator-schema.ts";
import { SketchCards } from "./sections/learning/cards.ts";
import { SketchFacts } from "./sections/facts.ts";
import { SketchForm } from "./sections/form.ts";
import { SketchLinks } from "./sections/links.ts";
import { SketchOffers } from "./sections/offers.ts";
import { SketchPictures } from "./sections/pictures.ts";
import { SketchPoll } from "./sections/poll.ts";
import { SketchQuestions } from "./sections/questions.ts";
import { SketchQuotes } from "./sections/quotes.ts";
import { SketchMine } from "./sections/shown/mine-schema.ts";
import { SketchOnly } from "./sections/shown/only.ts";
import { SOME_MAX } from "./sections/shown/some-max.ts";
import { SketchSaves } from "./sections/learning/saves.ts";
import { SketchQuiz } from "./sections/learning/quiz.ts";

/** A section: a heading and a text, and what stands below them. `thing` shows the rows of a thing, `abilities` what one can do there. */
export const SketchSection = z.strictObject({
  wish: z.string().trim().max(200).nullable().default(null),
  heading: z.string().trim().max(60).nullable().default(null),
  text: z.string().trim().max(2_000).nullable().default(null),
  thing: z.string().trim().max(60).nullable().default(null),
  as: z.enum(["cards", "list", "table", "carousel"]).nullable().default(null),
  abilities: z.array(SaidAbility).max(12).default([]),
  links: SketchLinks.optional(),
  facts: SketchFacts.optional(),
  questions: SketchQuestions.optional(),
  offers: SketchOffers.optional(),
  quotes: SketchQuotes.optional(),
  form: SketchForm.optional(),
  calculator: SketchCalculator.optional(),
  pictures: SketchPictures.optional(),
  quiz: SketchQuiz.optional(),
  saves: SketchSaves.optional(),
  /** A formula for the rows of the thing that are shown, and how many of them at most. */
  where: z.string().trim().min(1).max(300).optional(),
  most: z.int().min(1).max(SOME_MAX).optional(),
  mine: SketchMine,
  only: SketchOnly.optional(),
  cards: SketchCards.optional(),
  poll: SketchPoll.optional(),
});
export type SketchSection = z.infer<typeof SketchSection>;

/** A page with a place in the navigation; the first one is the home page. */
export const SketchPage = z.strictObject({
  title: z.string().trim().min(1).max(60),
  /** Who has it; null for everybody. */
  for: SketchAudience.nullable().default(null),
  sections: z.array(SketchSection).max(12).default([]),
});
export type SketchPage = z.infer<typeof SketchPage>;
