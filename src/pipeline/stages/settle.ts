import { OUTPUTS } from "../outputs.ts";
import type { Stage } from "../stage.ts";

/** Ends the build: credits, name, reply. */
export const settle: Stage = {
  name: "settle",
  async run({ output, plan }) {
    const { title, reply } = plan();
    const { browser, reason } = output(OUTPUTS.try);
    const untried = browser === "not run" ? `\n\nIt was not tried in a browser: ${reason ?? "there is none on this machine"}` : "";
    return { outcome: "done", title, reply: `${reply}${untried}` };
  },
};
