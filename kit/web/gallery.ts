// `npm run kit`: opens the gallery of the kit in the browser.
import { join } from "node:path";
import { createServer } from "vite";

const server = await createServer({ configFile: join(import.meta.dirname, "vite.config.ts") });
await server.listen();
server.printUrls();
