// A package is used in the room that it was chosen for, so that it can be replaced there and nowhere else.
import type { Breach } from "./breach.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";

const homes: { packages: RegExp; home: RegExp; room: string }[] = [
  { packages: /^(pg|pg-boss|drizzle-orm)(\/|$)/, home: /^src\/storage\//, room: "src/storage" },
  { packages: /^(fastify|@fastify\/.+)$/, home: /^src\/(doors\/|house\.ts|main\.ts)/, room: "src/doors" },
  { packages: /^node:https?2?$/, home: /^src\/(doors|outside|workshop)\/|^src\/(house|main)\.ts/, room: "src/doors or src/outside" },
  {
    packages:
      /^(esbuild|oxfmt|oxc-parser|typescript|lightningcss|tailwindcss|@tailwindcss\/oxide|playwright-core|@sparticuz\/chromium|axe-core)(\/|$)/,
    home: /^src\/workshop\//,
    room: "src/workshop",
  },
  { packages: /^@trpc\/server(\/|$)/, home: /^src\/doors\/console\//, room: "src/doors/console" },
  { packages: /^(undici|ipaddr\.js)(\/|$)/, home: /^src\/outside\//, room: "src/outside" },
  { packages: /^oidc-provider(\/|$)/, home: /^src\/doors\/oauth\//, room: "src/doors/oauth" },
  { packages: /^@modelcontextprotocol\/.+$/, home: /^(mcp\/|src\/doors\/mcp\/)/, room: "mcp or src/doors/mcp" },
  { packages: /^@zxcvbn-ts\/.+$/, home: /^src\/domain\/accounts\/passwords\//, room: "src/domain/accounts/passwords" },
  { packages: /^nodemailer(\/|$)/, home: /^src\/outside\//, room: "src/outside" },
  { packages: /^(ai|@ai-sdk\/.+)$/, home: /^src\/outside\//, room: "src/outside" },
];

/** Imports of a package outside the room it belongs to, in files that are not tests. */
export function checkPackagesAtHome(files: readonly SourceFile[]): Breach[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      file.imports.flatMap(({ specifier, line }) => {
        const rule = homes.find(({ packages }) => packages.test(specifier));
        if (rule === undefined || rule.home.test(file.path)) return [];
        const wayOut = "let that room do it, behind a function of its own";
        return [{ file: file.path, line, message: `${specifier} belongs to ${rule.room}`, wayOut }];
      }),
    );
}
