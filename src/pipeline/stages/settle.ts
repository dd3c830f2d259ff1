import { z } from "zod";
import { OUTPUTS } from "../outputs.ts";
import type { Stage } from "../stage.ts";

/** Ends the build: credits, reply, and the project's name if the app's title changed. */
export const settle: Stage = {
  name: "settle",
  async run({ output, plan, build }) {
    const { title, reply, startsOver = false } = plan();
    const { current, task } = build.buildRequest;
    // A name set by the user is kept as long as the app's own title is unchanged.
    const isNamed = task !== undefined || (current !== null && titleIn(current.design) === title);
    const { browser, reason } = output(OUTPUTS.try);
    const untried = browser === "not run" ? `\n\nIt was not tried in a browser: ${reason ?? "there is none on this machine"}` : "";
    const { costsAtMost, fromDraft } = output(OUTPUTS.write);
    return { outcome: "done", title: isNamed ? null : title, reply: `${reply}${untried}`, startsOver, costsAtMost, fromDraft };
  },
};

// Every generator's design has the app's title, or the title of the blueprint that it is based on.
const Titled = z.object({ title: z.string().default(""), blueprint: z.object({ title: z.string() }).optional() });

function titleIn(design: Record<string, unknown> | null): string | null {
  const read = Titled.safeParse(design).data;
  if (read === undefined) return null;
  return read.title === "" ? (read.blueprint?.title ?? null) : read.title;
}
