// `npm run cli`: builds the published package in `cli/dist/`: the command line as one file that requires only Node.
import { bundleProgram } from "../launcher/building/bundle-program.mjs";

await bundleProgram({ member: import.meta.dirname, entry: "src/main.ts", command: "atelier" });
