// Which files a generated project may contain: only text that the workshop understands, since it cannot judge what it
// cannot read. Configuration files are allowed by their exact path, for those who export the project; the workshop
// never runs them.

/** The files that projects of a platform may have: exact paths, and extensions by folder. */
export interface FileKinds {
  paths: readonly string[];
  folders: Readonly<Record<string, readonly string[]>>;
  /** The names that its routes may have besides plain ones, as files and folders below `app`. */
  routeName?: RegExp;
}

const COMMON_PATHS = ["package.json", "README.md", "LICENSE", ".gitignore", ".editorconfig", "tsconfig.json"];

/** The files of apps for browsers. */
export const WEB_FILES: FileKinds = {
  paths: ["index.html", ...COMMON_PATHS, "vite.config.ts", "vitest.config.ts", "tsconfig.app.json", "tsconfig.node.json"],
  folders: {
    src: ["ts", "tsx", "css", "json", "svg"],
    public: ["svg", "txt", "json", "webmanifest", "xml"],
    tests: ["ts", "tsx", "json"],
    docs: ["md", "svg"],
  },
};

/** The files of apps for phones. Routes that a server would run, and pages of HTML, are not among them. */
export const EXPO_FILES: FileKinds = {
  paths: [...COMMON_PATHS, "app.json", "eas.json", "scripts/write-icons.mjs"],
  folders: { app: ["ts", "tsx"], src: ["ts", "tsx", "json"], docs: ["md", "svg"] },
  routeName: /^(?:\[(?:\.{3})?[A-Za-z][A-Za-z0-9]*\](?:\.tsx)?|\([a-z][a-z0-9-]*\)|\+not-found\.tsx)$/,
};

/** The files of Flutter apps. */
export const FLUTTER_FILES: FileKinds = {
  paths: ["pubspec.yaml", "analysis_options.yaml", "README.md", "LICENSE", ".gitignore", ".editorconfig"],
  folders: { lib: ["dart"], test: ["dart"], docs: ["md", "svg"] },
};

/** Limits on a project, sizes in bytes of UTF-8. */
export const LIMITS = { files: 400, fileBytes: 256 * 1024, projectBytes: 2 * 1024 * 1024, pathCharacters: 160 } as const;

/** The extension of a path, without the dot and in lower case; empty when it has none. */
export const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

/** Whether a project may contain a file with this path, by its folder and extension. */
export function isAllowedFile(path: string, { paths, folders }: FileKinds): boolean {
  if (paths.includes(path)) return true;
  const [folder = "", ...rest] = path.split("/");
  return rest.length > 0 && Object.hasOwn(folders, folder) && (folders[folder]?.includes(extensionOf(path)) ?? false);
}

/** The allowed files, in words for a message. */
export const describeFileKinds = ({ paths, folders }: FileKinds): string =>
  `Allowed are ${Object.entries(folders)
    .map(([folder, extensions]) => `${folder}/**.{${extensions.join(",")}}`)
    .join(", ")}, and ${paths.join(", ")}.`;

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
