import { type Blueprint, planChecks, type Reading } from "@atelier/blueprint";
import type { Understanding } from "../domain/models/generation/generator.ts";
import { provePhrases } from "./prove-phrases.ts";

/** The plan of a blueprint: its checks, and which check proves which phrase. `before`: the blueprint it changes; null for a new app. */
export function planOf(
  { blueprint, understood, notUnderstood }: Pick<Extract<Reading, { outcome: "blueprint" }>, "blueprint" | "understood" | "notUnderstood">,
  reply: string,
  before: Blueprint | null,
): Understanding {
  const checks = planChecks(blueprint, before);
  return {
    outcome: "plan",
    plan: {
      title: blueprint.title,
      reply,
      design: blueprint,
      checks,
      notUnderstood,
      understood: provePhrases(blueprint, checks, understood),
    },
  };
}
