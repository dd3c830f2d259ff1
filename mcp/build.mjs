// `npm run mcp`: builds the published package in `mcp/dist/`: the local server as one file that requires only Node.
import { bundleProgram } from "../launcher/building/bundle-program.mjs";

await bundleProgram({ member: import.meta.dirname, entry: "src/local/main.ts", command: "atelier-mcp" });
