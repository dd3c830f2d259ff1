// A worker in a separate process, so that a test can kill it, or a build can. Its arguments are the database's address and
// a mode: `tried` or `untried`, whether the apps are tested in a browser; or `poisoned`, and a prompt with the word
// "poison" ends the process while it is read, as a crash of native code does.
import { NO_BROWSER } from "../../support/without-browser.ts";
import { openPipeline } from "../../support/open-pipeline.ts";
import { examplePlan, scriptedGenerator } from "../pipeline/scripted-generator.ts";

const [connectionString = "", mode = "untried"] = process.argv.slice(2);
const pipeline = await openPipeline({ connection: { connectionString }, chromium: mode === "tried" ? null : NO_BROWSER });
const generator =
  mode === "poisoned"
    ? scriptedGenerator({
        understand: async ({ prompt }) => {
          if (prompt.includes("poison")) process.kill(process.pid, "SIGKILL");
          return { outcome: "plan", plan: examplePlan };
        },
      })
    : scriptedGenerator();
await pipeline.startWorker({ generator });
process.stdout.write("ready\n");
