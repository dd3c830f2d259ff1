// The built-in generator: deterministic, offline, and free of language models. A prompt is read into a blueprint, a
// message changes the blueprint of the present version, and the blueprint is written out; the same words give the same
// bytes. It cannot repair, because it would write the same again.
import { Blueprint, changeBlueprint, describeReading, planChecks, readPrompt, type Reading, writeProject } from "@atelier/blueprint";
import type { Generator, Understanding, Wish } from "../domain/generation/generator.ts";
import { promptOf } from "./prompt-of.ts";
import { provePhrases } from "./prove-phrases.ts";

/** What the built-in generator costs, in credits: a whole build, and a change of a version that is there. A reply without a new version costs nothing. */
export const BLUEPRINT_CREDITS = { build: 2, followUp: 1 } as const;

/** The generator behind the model `blueprint`. */
export const blueprintGenerator: Generator = {
  id: "blueprint",
  category: "free",
  understand: async (wish) => (wish.present === null ? understandPrompt(wish) : understandChange(wish.present.design, wish)),
  write: async ({ wish, plan }) => ({
    files: writeProject(Blueprint.parse(plan.design)),
    credits: wish.present === null ? BLUEPRINT_CREDITS.build : BLUEPRINT_CREDITS.followUp,
  }),
  repair: async () => null,
};

function understandPrompt(wish: Wish): Understanding {
  const reading = readWish(wish);
  return reading.outcome === "questions" ? reading : planOf(reading, describeReading(reading), null);
}

function understandChange(design: Record<string, unknown> | null, { message, prompt }: Wish): Understanding {
  const present = Blueprint.safeParse(design);
  if (!present.success) return { outcome: "reply", reply: unreadableDesign };
  const change = changeBlueprint(present.data, message ?? prompt);
  return change.outcome === "unclear" ? { outcome: "reply", reply: change.reply } : planOf(change, change.reply, present.data);
}

function planOf(
  { blueprint, understood, notUnderstood }: Pick<Extract<Reading, { outcome: "blueprint" }>, "blueprint" | "understood" | "notUnderstood">,
  reply: string,
  before: Blueprint | null,
): Understanding {
  const checks = planChecks(blueprint, before);
  return {
    outcome: "plan",
    plan: {
      ...{ title: blueprint.title, reply, design: blueprint, checks, notUnderstood },
      understood: provePhrases(blueprint, checks, understood),
    },
  };
}

const unreadableDesign =
  "I cannot change this app: its present version was made by a generator or a release whose design I cannot read. " +
  "Nothing was changed and nothing was spent, and the app goes on as it is. Create a new project to have it built anew.";

/** Reads the prompt with the answers, which are known by their questions' texts: the reader knows them by its own ids, and asks again until it has them. */
function readWish(wish: Wish): Reading {
  const text = promptOf(wish);
  const matched: { question: string; answer: string }[] = [];
  for (;;) {
    const reading = readPrompt({ text, answers: matched });
    if (reading.outcome !== "questions") return reading;
    const fresh = reading.questions
      .filter(({ id }) => !matched.some(({ question }) => question === id))
      .flatMap(({ id, text: asked }) =>
        wish.answers.filter(({ question }) => question === asked).map(({ answer }) => ({ question: id, answer })),
      );
    if (fresh.length === 0) return reading;
    matched.push(...fresh);
  }
}
