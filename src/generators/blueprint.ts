// The built-in generator: deterministic, offline, and free of language models. The prompt is read into a blueprint, and
// the blueprint is written out; the same prompt gives the same bytes. It cannot repair, because it would write the same again.
import { Blueprint, describeReading, planChecks, readPrompt, type Reading, writeProject } from "@atelier/blueprint";
import type { Generator, Understanding, Wish } from "../domain/generation/generator.ts";
import { provePhrases } from "./prove-phrases.ts";

/** What a build by the built-in generator costs, in credits. */
export const BLUEPRINT_BUILD_CREDITS = 2;

/** The generator behind the model `blueprint`. */
export const blueprintGenerator: Generator = {
  id: "blueprint",
  category: "free",
  understand: async (wish) => planOf(readWish(wish)),
  write: async ({ design }) => ({ files: writeProject(Blueprint.parse(design)), credits: BLUEPRINT_BUILD_CREDITS }),
  repair: async () => null,
};

function planOf(reading: Reading): Understanding {
  if (reading.outcome === "questions") return reading;
  const { blueprint, understood, notUnderstood } = reading;
  const checks = planChecks(blueprint);
  return {
    outcome: "plan",
    plan: {
      ...{ title: blueprint.title, reply: describeReading(reading), design: blueprint, checks, notUnderstood },
      understood: provePhrases(blueprint, checks, understood),
    },
  };
}

/** Reads the prompt with the answers, which are known by their questions' texts: the reader knows them by its own ids, and asks again until it has them. */
function readWish({ prompt, answers }: Wish): Reading {
  const matched: { question: string; answer: string }[] = [];
  for (;;) {
    const reading = readPrompt({ text: prompt, answers: matched });
    if (reading.outcome !== "questions") return reading;
    const fresh = reading.questions
      .filter(({ id }) => !matched.some(({ question }) => question === id))
      .flatMap(({ id, text }) => answers.filter(({ question }) => question === text).map(({ answer }) => ({ question: id, answer })));
    if (fresh.length === 0) return reading;
    matched.push(...fresh);
  }
}
