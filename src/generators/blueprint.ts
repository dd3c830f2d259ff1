// The built-in generator: deterministic, offline, and free of language models. A prompt is parsed into a blueprint, a
// message changes the blueprint of the current version, and the blueprint is written out; the same input gives the same
// bytes. It cannot repair, because it would write the same again, but it can leave out the part that is at fault.
import { Blueprint } from "@atelier/blueprint";
import type { BuildRequest, Generator, Plan, Understanding, Writing } from "../domain/models/generation/generator.ts";
import { ThreadRefusal } from "../lib/threads/in-thread.ts";
import { writeTask } from "./by-hand.ts";
import { brokenParts } from "./planning/leaving-out/broken-parts.ts";
import { leaveOut } from "./planning/leaving-out/leave-out.ts";
import { planWithout } from "./planning/leaving-out/plan-without.ts";
import { isOfAgent, writeOverAgent } from "./merging/over-agent.ts";
import { asideWhenLong } from "./reading/aside-when-long.ts";
import { type ReadableRequest, understandRequest } from "./reading/understand-request.ts";
import { writerOf } from "./planning/platforms/writer-of.ts";
import { attempt } from "../lib/attempts/attempt.ts";

/** The built-in generator's price in credits: a whole build, and a change of an existing version. A reply without a version is free. */
export const BLUEPRINT_CREDITS = { build: 2, followUp: 1 } as const;

/** The generator behind the model `blueprint`. */
export const blueprintGenerator: Generator = {
  id: "blueprint",
  category: "free",
  understand: async (buildRequest, { signal, isModelConnected }) => {
    const service = { isModelConnected, credits: BLUEPRINT_CREDITS };
    const read = await attempt(() => understanding({ ...buildRequest, service }, signal));
    if (read.ok) return read.value;
    if (read.error instanceof ThreadRefusal) return { outcome: "reply", reply: TOO_LONG };
    throw read.error;
  },
  write: async ({ buildRequest, plan }, context) => {
    if (buildRequest.task) return writeTask(buildRequest.task, context);
    const credits = buildRequest.current === null ? BLUEPRINT_CREDITS.build : BLUEPRINT_CREDITS.followUp;
    if (isOfAgent(buildRequest)) return writeOverAgent({ buildRequest, plan, credits }, context);
    return writeWhatWorks({ buildRequest, plan }, credits);
  },
  repair: async () => null,
  leaveOut,
};

/** The project without the parts that cannot be written. */
function writeWhatWorks({ buildRequest, plan }: { buildRequest: BuildRequest; plan: Plan }, credits: number): Writing {
  const blueprint = Blueprint.parse(plan.design);
  const write = writerOf(buildRequest);
  const left = brokenParts(blueprint, write).map((id) => ({ id, because: "its code could not be written" }));
  const revised = left.length === 0 ? null : planWithout({ plan, blueprint, buildRequest }, left);
  if (revised === null) return { outcome: "files", files: write(blueprint), credits };
  return { outcome: "files", files: write(Blueprint.parse(revised.design)), credits, plan: revised };
}

const TOO_LONG = "This could not be read in time, so nothing was built and nothing was spent. Say it in fewer words.";

const understanding: (request: ReadableRequest, signal: AbortSignal) => Promise<Understanding> = asideWhenLong({
  module: new URL("reading/understand-request.ts", import.meta.url).href,
  read: understandRequest,
  charactersOf: ({ prompt, message, answers }) =>
    prompt.length + (message?.length ?? 0) + answers.reduce((sum, { answer }) => sum + answer.length, 0),
});
