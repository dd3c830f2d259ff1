// A worker in a process of its own, so that a test can kill it. Its arguments are the database's address and `tried` or
// `untried`: whether the apps are tried in a browser.
import { openPipeline, NO_BROWSER } from "../../support/open-pipeline.ts";
import { scriptedGenerator } from "../pipeline/scripted-generator.ts";

const [connectionString = "", mode = "untried"] = process.argv.slice(2);
const pipeline = await openPipeline({ connection: { connectionString }, chromium: mode === "tried" ? null : NO_BROWSER });
await pipeline.startWorker({ generator: scriptedGenerator() });
process.stdout.write("ready\n");
