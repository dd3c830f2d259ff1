import { z } from "zod";
import { OUTPUTS } from "../outputs.ts";
import type { Stage } from "../stage.ts";

/** Ends the build: credits, reply, and the project's name where the app is called otherwise than before. */
export const settle: Stage = {
  name: "settle",
  async run({ output, plan, build }) {
    const { title, reply } = plan();
    const { present, task } = build.wish;
    // What a person has named the project stays, as long as the app's own title does.
    const isNamed = task !== undefined || (present !== null && titleIn(present.design) === title);
    const { browser, reason } = output(OUTPUTS.try);
    const untried = browser === "not run" ? `\n\nIt was not tried in a browser: ${reason ?? "there is none on this machine"}` : "";
    return { outcome: "done", title: isNamed ? null : title, reply: `${reply}${untried}` };
  },
};

// Every generator's design has the app's title, or the blueprint's that it is made over.
const Titled = z.object({ title: z.string().default(""), blueprint: z.object({ title: z.string() }).optional() });

function titleIn(design: Record<string, unknown> | null): string | null {
  const read = Titled.safeParse(design).data;
  if (read === undefined) return null;
  return read.title === "" ? (read.blueprint?.title ?? null) : read.title;
}
