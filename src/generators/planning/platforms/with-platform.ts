// A project keeps the platform that it was created for, whichever generator builds it: plans are fitted to what the platform
// can have, and a message that asks for another one is answered.
import { onPhones } from "@atelier/blueprint";
import type { Generator, Plan, Understanding, Writing } from "../../../domain/models/generation/generator.ts";
import type { Platform } from "../../../workshop/workshop.ts";
import { fitToPhones } from "./fit-to-phones.ts";
import { replyToOtherType } from "./reply-to-other-type.ts";

/**
 * The generator for every platform. `forPhones` builds apps for phones in its place: a model that writes code by itself writes
 * it for browsers.
 */
export function withPlatform(generator: Generator, forPhones: Generator = generator): Generator {
  const { leaveOut } = generator;
  const of = ({ platform = "web" }: { platform?: Platform }): Generator => (platform === "web" ? generator : forPhones);
  return {
    ...generator,
    async understand(buildRequest, context): Promise<Understanding> {
      const { current, message, task, platform = "web" } = buildRequest;
      const reply = current === null || message === null || task ? null : replyToOtherType(message, platform);
      if (reply !== null) return { outcome: "reply", reply };
      const understanding = await of(buildRequest).understand(buildRequest, context);
      if (platform === "web" || understanding.outcome !== "plan") return understanding;
      const fitted = task ? understanding : fitToPhones(understanding.plan, { ...buildRequest, platform });
      return fitted.outcome === "plan" && platform === "expo" ? { outcome: "plan", plan: provenOnPhones(fitted.plan) } : fitted;
    },
    async write(work, context): Promise<Writing> {
      const writing = await of(work.buildRequest).write(work, context);
      const revised = writing.outcome === "files" ? writing.plan : undefined;
      if (work.buildRequest.platform !== "expo" || writing.outcome !== "files" || revised === undefined) return writing;
      return { ...writing, plan: provenOnPhones(revised) };
    },
    ...((leaveOut ?? forPhones.leaveOut) && {
      async leaveOut(fault, context) {
        const plan = (await of(fault.buildRequest).leaveOut?.(fault, context)) ?? null;
        return plan === null || fault.buildRequest.platform !== "expo" ? plan : provenOnPhones(plan);
      },
    }),
  };
}

/** The plan with its checks as they hold on a phone. */
const provenOnPhones = (plan: Plan): Plan => ({ ...plan, checks: onPhones(plan.checks) });
