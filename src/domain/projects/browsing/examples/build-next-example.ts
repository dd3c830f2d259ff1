// The example apps are built one after another while nobody builds anything. A build of a user's stops the one of an
// example, which begins again once nothing else runs.
import { idOfName } from "../../../../lib/ids.ts";
import { countOperations, countRunningBeside } from "../../../../storage/rows/people/account-builds.ts";
import type { Call } from "../../../call.ts";
import { deleteProject } from "../../trash/delete-project.ts";
import { startBuild } from "../../start-build.ts";
import { EXAMPLE_KEY, EXAMPLE_PROMPTS } from "./example-prompts.ts";
import { exampleKeyOf, projectsOfExamples } from "./list-examples.ts";

/** The generator of the examples: it needs no model and no network. */
const MODEL = "blueprint";

const FAILURES_MAX = 2;

/** What is left: `complete`, nothing; `building`, the build of an example runs; `waiting`, others build; `idle`, nobody does. */
export type ExamplesState = "complete" | "building" | "waiting" | "idle";

/**
 * Takes the next step: starts the build of the next example if it may, gives way to a user's build, or waits. Several processes may
 * do this at once: a step has a request id of its own, so that it starts one build.
 */
export async function buildNextExample(call: Call, { mayStart }: { mayStart: boolean }): Promise<ExamplesState> {
  const { accountId, ctx } = call;
  const isIdle = (await countRunningBeside(ctx.database, accountId)) === 0;
  const projects = await projectsOfExamples(call);
  const running = projects.find(({ status }) => status === "generating");
  if (running !== undefined) {
    if (isIdle) return "building";
    await deleteProject(call, { projectId: running.id });
    return "waiting";
  }
  const next = EXAMPLE_PROMPTS.find(({ key }) => {
    const made = projects.filter((one) => exampleKeyOf(one) === key);
    return made.length < FAILURES_MAX && made.every(({ liveVersion }) => liveVersion === null);
  });
  if (next === undefined) return "complete";
  if (!isIdle) return "waiting";
  if (!mayStart) return "idle";
  const begun = await countOperations(ctx.database, accountId);
  await startBuild(call, {
    prompt: next.prompt,
    model: MODEL,
    type: "web",
    requestId: idOfName(`example/${accountId}/${begun}`),
    settings: { visibility: "public", metadata: { [EXAMPLE_KEY]: next.key } },
  });
  return "building";
}
