// Which files a generated project may contain: only text that the workshop understands, since it cannot judge what it
// cannot read. Configuration files are allowed by their exact path, for those who export the project; the workshop
// never runs them.

const EXACT_PATHS: ReadonlySet<string> = new Set([
  "index.html",
  "package.json",
  "README.md",
  "LICENSE",
  ".gitignore",
  ".editorconfig",
  "vite.config.ts",
  "vitest.config.ts",
  "tsconfig.json",
  "tsconfig.app.json",
  "tsconfig.node.json",
]);

const EXTENSIONS_BY_FOLDER: Readonly<Record<string, readonly string[]>> = {
  src: ["ts", "tsx", "css", "json", "svg"],
  public: ["svg", "txt", "json", "webmanifest", "xml"],
  tests: ["ts", "tsx", "json"],
  docs: ["md", "svg"],
};

/** Limits on a project, sizes in bytes of UTF-8. */
export const LIMITS = { files: 300, fileBytes: 256 * 1024, projectBytes: 2 * 1024 * 1024, pathCharacters: 160 } as const;

/** The extension of a path, without the dot and in lower case; empty when it has none. */
export const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

/** Whether a project may contain a file with this path, by its folder and extension. */
export function isAllowedFile(path: string): boolean {
  if (EXACT_PATHS.has(path)) return true;
  const [folder = "", ...rest] = path.split("/");
  return rest.length > 0 && (EXTENSIONS_BY_FOLDER[folder]?.includes(extensionOf(path)) ?? false);
}

/** The allowed files, in words for a message. */
export const ALLOWED_FILES_SENTENCE = `Allowed are ${Object.entries(EXTENSIONS_BY_FOLDER)
  .map(([folder, extensions]) => `${folder}/**.{${extensions.join(",")}}`)
  .join(", ")}, and ${[...EXACT_PATHS].join(", ")}.`;

/** Whether a path is a TypeScript module. */
export const isModule = (path: string): boolean => /\.tsx?$/.test(path);

/** Whether a module belongs to the project's tests, which are never part of its site. */
export const isTestModule = (path: string): boolean =>
  isModule(path) && (/\.test\.tsx?$/.test(path) || path.startsWith("tests/") || path.startsWith("src/test/"));

/** Whether a module has tests that `npm test` runs. */
export const isTestFile = (path: string): boolean => /^tests\/.*\.test\.tsx?$/.test(path);

/** Whether a path is one of the configuration files that the workshop never runs. */
export const isConfiguration = (path: string): boolean =>
  !path.includes("/") && (path.endsWith(".config.ts") || path.startsWith("tsconfig"));
