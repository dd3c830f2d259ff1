import { publishVersion } from "../../domain/builds/publish-version.ts";
import type { Stage } from "../stage.ts";

/** Moves the site to the delivered version. */
export const publish: Stage = {
  name: "publish",
  run: async () => ({
    outcome: "next",
    output: {},
    also: async (ground, build) => {
      await publishVersion(ground, build);
      return {};
    },
  }),
};
