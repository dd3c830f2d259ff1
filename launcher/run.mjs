// node launcher/run.mjs <file> [arguments]: sets up what is missing, then runs that file of the project.
import { launch } from "./launch.mjs";

const [file, ...words] = process.argv.slice(2);

if (file === undefined) {
  console.error("Which file? For example: node launcher/run.mjs tests/run.ts");
  process.exitCode = 2;
} else {
  await launch({ file, words, nodeOptions: [] });
}
