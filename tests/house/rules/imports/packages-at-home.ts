// A package is used only in the module that it was chosen for, so that it can be replaced there.
import type { Violation } from "../violation.ts";
import { isTest } from "../../source/read-sources.ts";
import type { SourceFile } from "../../source/source-file.ts";

const homes: { packages: RegExp; home: RegExp; module: string }[] = [
  { packages: /^(pg|pg-boss|drizzle-orm)(\/|$)/, home: /^src\/storage\//, module: "src/storage" },
  { packages: /^(fastify|@fastify\/.+)$/, home: /^src\/(entrypoints\/|compose\.ts|main\.ts)/, module: "src/entrypoints" },
  {
    packages: /^node:https?2?$/,
    home: /^src\/(entrypoints|adapters|workshop)\/|^src\/(compose|main)\.ts|^cli\//,
    module: "src/entrypoints or src/adapters",
  },
  {
    packages:
      /^(esbuild|oxfmt|oxc-parser|typescript|lightningcss|tailwindcss|@tailwindcss\/oxide|playwright-core|@sparticuz\/chromium|axe-core|vitest|jsdom|web-tree-sitter)(\/|$)/,
    home: /^src\/workshop\//,
    module: "src/workshop",
  },
  { packages: /^@trpc\/server(\/|$)/, home: /^src\/entrypoints\/console\//, module: "src/entrypoints/console" },
  { packages: /^(undici|ipaddr\.js)(\/|$)/, home: /^src\/adapters\//, module: "src/adapters" },
  { packages: /^oidc-provider(\/|$)/, home: /^src\/entrypoints\/oauth\//, module: "src/entrypoints/oauth" },
  { packages: /^@modelcontextprotocol\/.+$/, home: /^(mcp\/|src\/entrypoints\/mcp\/)/, module: "mcp or src/entrypoints/mcp" },
  { packages: /^@zxcvbn-ts\/.+$/, home: /^src\/domain\/accounts\/passwords\//, module: "src/domain/accounts/passwords" },
  { packages: /^nodemailer(\/|$)/, home: /^src\/adapters\//, module: "src/adapters" },
  { packages: /^(ai|@ai-sdk\/.+|@pydantic\/genai-prices)$/, home: /^src\/adapters\//, module: "src/adapters" },
];

/** Reports imports of a package outside of its module, except in tests. */
export function checkPackagesAtHome(files: readonly SourceFile[]): Violation[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      file.imports.flatMap(({ specifier, line }) => {
        const rule = homes.find(({ packages }) => packages.test(specifier));
        if (rule === undefined || rule.home.test(file.path)) return [];
        const fix = "let that module do it, behind its own function";
        return [{ file: file.path, line, message: `${specifier} belongs to ${rule.module}`, fix }];
      }),
    );
}
