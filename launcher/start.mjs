// npm start: sets up what is missing, then runs the service. Words after `--` are the prompt of an app to build.
import { launch } from "./launch.mjs";

const USAGE = `npm start                      serve
npm start -- "A recipe box"    serve, and build that app
npm run dev                    serve, and start again whenever a source file changes
Settings are environment variables; docs/operating.md lists them.`;

const words = process.argv.slice(2);
const isWatching = words[0] === "--watch";
const prompt = words.slice(isWatching ? 1 : 0);

if (prompt[0]?.startsWith("-")) {
  console.error(USAGE);
  process.exitCode = prompt[0] === "--help" || prompt[0] === "-h" ? 0 : 2;
} else {
  await launch({ file: "src/main.ts", words: prompt.length > 0 ? [prompt.join(" ")] : [], nodeOptions: isWatching ? ["--watch"] : [] });
}
