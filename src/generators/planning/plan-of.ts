import { type Blueprint, planChecks, type Reading, replyWords, type Understood, unfulfilledWords, withoutParts } from "@atelier/blueprint";
import type { Understanding } from "../../domain/models/generation/generator.ts";
import { brokenParts } from "./leaving-out/broken-parts.ts";
import { describeLeftOut } from "./leaving-out/describe-left-out.ts";
import { provePhrases } from "./prove-phrases.ts";

type Read = Pick<Extract<Reading, { outcome: "blueprint" }>, "blueprint" | "understood" | "notUnderstood">;

/**
 * The plan of a blueprint: its checks, and which check proves which phrase. A phrase of a new app that asks for more than
 * what it became is built but proven by none. A part whose checks cannot be planned is left out. `before`: the blueprint
 * it changes; null for a new app.
 */
export function planOf(read: Read, reply: string, before: Blueprint | null): Understanding {
  const broken = brokenParts(read.blueprint, (one) => planChecks(one, before));
  if (broken.length === 0) return planned(read, reply, before);
  const left = broken.map((id) => ({ id, because: "it could not be checked" }));
  const stated = describeLeftOut(read.blueprint, left);
  const rest = {
    blueprint: withoutParts(read.blueprint, new Set(broken)),
    understood: read.understood.filter(({ became }) => !became.some((id) => broken.includes(id))),
    notUnderstood: [...read.notUnderstood, ...stated.notBuilt],
  };
  return planned(rest, `${reply}${stated.reply}`, before);
}

function planned({ blueprint, understood, notUnderstood }: Read, reply: string, before: Blueprint | null): Understanding {
  const checks = planChecks(blueprint, before);
  const isFulfilled = (part: Understood): boolean => before !== null || unfulfilledWords(blueprint, part).length === 0;
  const proofs = provePhrases(blueprint, checks, understood).map((proof, at) => {
    const part = understood[at];
    return part === undefined || isFulfilled(part) ? proof : { ...proof, checks: [] };
  });
  const unproven = proofs.filter((proof) => proof.checks.length === 0).map(({ phrase }) => phrase);
  return {
    outcome: "plan",
    plan: {
      title: blueprint.title,
      reply: unproven.length === 0 ? reply : `${reply}\n\n${tellUnproven(blueprint, unproven)}`,
      design: blueprint,
      checks,
      notUnderstood,
      understood: proofs,
    },
  };
}

const QUOTED_MAX = 6;

function tellUnproven({ language }: Blueprint, phrases: readonly string[]): string {
  const words = replyWords(language);
  const more = phrases.length - QUOTED_MAX;
  const first = phrases.slice(0, QUOTED_MAX).map((phrase) => words.quoted({ phrase }));
  return words.unproven({ phrases: `${first.join(", ")}${more > 0 ? ` ${words.andMore({ count: more })}` : ""}` });
}
