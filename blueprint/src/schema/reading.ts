// What the reader made of a prompt: a blueprint with an account of every phrase, or a question when there is nothing to build.
import { z } from "zod";
import { Blueprint } from "./blueprint.ts";

/** A phrase of the prompt, and the ids of the entities, fields and capabilities (`recipe`, `recipe.rating`, `rate-recipe`) that came of it. */
export const Understood = z.strictObject({
  phrase: z.string(),
  became: z.array(z.string()).min(1),
  /** The phrase hardly means what came of it: that is built, and proves nothing of the phrase. */
  isDoubted: z.literal(true).optional(),
  /** Every word of the phrase was read for what came of it, and none of them says more. */
  isWhole: z.literal(true).optional(),
});
export type Understood = z.infer<typeof Understood>;

/** A question for the person. `options` are ready answers, best first; none where only words of their own answer it. */
export const Question = z.strictObject({
  id: z.string(),
  text: z.string(),
  options: z.array(z.string()).max(6),
  allowsOther: z.boolean(),
});
export type Question = z.infer<typeof Question>;

export const Reading = z.discriminatedUnion("outcome", [
  z.strictObject({
    outcome: z.literal("blueprint"),
    blueprint: Blueprint,
    understood: z.array(Understood),
    /** Phrases of the prompt that nothing came of, in its own words and order. */
    notUnderstood: z.array(z.string()),
    /** The kind of product that was asked for, in the prompt's words, where the blueprint is something else. */
    insteadOf: z.string().optional(),
    /** The misspelt words of the prompt, and what they were taken for. Phrases have the mended spelling. */
    mended: z.array(z.strictObject({ wrong: z.string(), right: z.string() })).optional(),
  }),
  z.strictObject({ outcome: z.literal("questions"), questions: z.array(Question).min(1).max(3) }),
]);
export type Reading = z.infer<typeof Reading>;

/** The service for which a prompt is read: what its questions say about models and prices. */
export interface ServiceFacts {
  isModelConnected: boolean;
  /** The price of a build and of a change, in credits. */
  credits: { build: number; followUp: number };
}

/** What is read: the prompt, and the answers given so far to the reader's questions, by their ids and in their order. */
export interface Prompt {
  text: string;
  answers: { question: string; answer: string }[];
  service?: ServiceFacts;
}
