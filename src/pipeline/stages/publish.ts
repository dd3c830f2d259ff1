import { publishVersion } from "../../domain/builds/publish-version.ts";
import type { Stage } from "../stage.ts";

/** Points the site to the delivered version. */
export const publish: Stage = {
  name: "publish",
  run: async () => ({
    outcome: "next",
    output: {},
    also: async (ctx, build) => {
      await publishVersion(ctx, build);
      return {};
    },
  }),
};
