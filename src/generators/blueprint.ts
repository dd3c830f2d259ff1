// The built-in generator: deterministic, offline, and free of language models. A prompt is read into a blueprint, a
// message changes the blueprint of the present version, and the blueprint is written out; the same words give the same
// bytes. It cannot repair, because it would write the same again.
import { asksUndo, Blueprint, changeBlueprint, describeReading, readPrompt, type Reading, writeProject } from "@atelier/blueprint";
import type { Generator, Understanding, Wish } from "../domain/models/generation/generator.ts";
import { layTask, planTask } from "./by-hand.ts";
import { isOfAgent, understandOverAgent, writeOverAgent } from "./over-agent.ts";
import { planOf } from "./plan-of.ts";
import { promptOf } from "./prompt-of.ts";

/** What the built-in generator costs, in credits: a whole build, and a change of a version that is there. A reply without a new version costs nothing. */
export const BLUEPRINT_CREDITS = { build: 2, followUp: 1 } as const;

/** The generator behind the model `blueprint`. */
export const blueprintGenerator: Generator = {
  id: "blueprint",
  category: "free",
  understand: async (wish) => {
    if (wish.task) return { outcome: "plan", plan: planTask(wish.task) };
    return wish.present === null ? understandPrompt(wish) : understandChange(wish.present.design, wish);
  },
  write: async ({ wish, plan }, desk) => {
    if (wish.task) return layTask(wish.task, desk);
    const credits = wish.present === null ? BLUEPRINT_CREDITS.build : BLUEPRINT_CREDITS.followUp;
    if (isOfAgent(wish)) return writeOverAgent({ wish, plan, credits }, desk);
    return { outcome: "files", files: writeProject(Blueprint.parse(plan.design)), credits };
  },
  repair: async () => null,
};

function understandPrompt(wish: Wish): Understanding {
  const reading = readWish(wish);
  return reading.outcome === "questions" ? reading : planOf(reading, describeReading(reading), null);
}

function understandChange(design: Record<string, unknown> | null, wish: Wish): Understanding {
  const { message, prompt } = wish;
  if (isOfAgent(wish)) return understandOverAgent(wish);
  const present = Blueprint.safeParse(design);
  if (!present.success) return { outcome: "reply", reply: unreadableDesign };
  if (message !== null && asksUndo(message)) return understandUndo(present.data, wish);
  const change = changeBlueprint(present.data, message ?? prompt);
  return change.outcome === "unclear" ? { outcome: "reply", reply: change.reply } : planOf(change, change.reply, present.data);
}

/** The version before this one is made anew from its design; its rows in a browser are whatever was stored there. */
function understandUndo(present: Blueprint, { former, message }: Wish): Understanding {
  const earlier = Blueprint.safeParse(former?.design);
  if (former === null || !earlier.success) return { outcome: "reply", reply: nothingBefore };
  const reply = `The app is again as it was in version ${former.version}. To take this back, say “undo” once more.`;
  const understood = [{ phrase: message ?? "", became: lacking(earlier.data, present) }];
  const gone = lacking(present, earlier.data).map((id) => `-${id}`);
  const change = {
    blueprint: earlier.data,
    notUnderstood: [],
    understood: understood.map((one) => ({ ...one, became: [...one.became, ...gone] })),
  };
  return planOf(change, reply, present);
}

/** What one blueprint has and the other has not. */
function lacking(has: Blueprint, lacks: Blueprint): string[] {
  const there = idsOf(lacks);
  return [...idsOf(has)].filter((id) => !there.has(id));
}

function idsOf({ capabilities, entities, features }: Blueprint): Set<string> {
  const fields = entities.flatMap((entity) => entity.fields.map((field) => `${entity.id}.${field.id}`));
  return new Set([...[...capabilities, ...entities, ...features].map(({ id }) => id), ...fields]);
}

const nothingBefore =
  "There is no version before this one that I could bring back. Nothing was changed; say what should be different, such as “make it green”.";

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
