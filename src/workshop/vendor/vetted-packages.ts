// Everything that a generated project may import from outside itself, in one place. To vet another module, add a line
// here (and its package to package.json): the gate, the bundler, the typechecker and the cache follow from it.

/** A module that is prebuilt once for all projects. */
export interface VettedModule {
  /** What a project writes after `from`. */
  specifier: string;
  /** For CommonJS packages: the file in the package whose `exports.name = …` lines are the module's named exports. */
  commonJs?: string;
  /** True for a module that only development bundles use, and that projects do not import themselves. */
  developmentOnly?: true;
}

/**
 * A package of very many small modules, which is never built whole: projects get only the members that they import.
 * Some of them are prebuilt in one chunk: what the others are made of, and what nearly every app imports.
 */
export interface VettedBarrel {
  specifier: string;
  /** The file in the package that re-exports every member. */
  index: string;
  prebuilt: readonly string[];
}

/** The modules that are prebuilt, each under the specifier that projects import it by. */
export const VETTED_MODULES: readonly VettedModule[] = [
  { specifier: "react", commonJs: "cjs/react.production.js" },
  { specifier: "react/jsx-runtime", commonJs: "cjs/react-jsx-runtime.production.js" },
  { specifier: "react/jsx-dev-runtime", commonJs: "cjs/react-jsx-dev-runtime.development.js", developmentOnly: true },
  { specifier: "react-dom", commonJs: "cjs/react-dom.production.js" },
  { specifier: "react-dom/client", commonJs: "cjs/react-dom-client.production.js" },
  { specifier: "react-router" },
  ...[
    "accordion",
    "alert-dialog",
    "avatar",
    "dialog",
    "menu",
    "popover",
    "progress",
    "tabs",
    "toggle",
    "toggle-group",
    "tooltip",
    "use-render",
  ].map((part) => ({ specifier: `@base-ui/react/${part}` })),
  { specifier: "class-variance-authority" },
  { specifier: "clsx" },
  { specifier: "tailwind-merge" },
];

/** The packages whose members are imported one by one. */
export const VETTED_BARRELS: readonly VettedBarrel[] = [
  {
    specifier: "lucide-react",
    index: "dist/esm/lucide-react.mjs",
    prebuilt: [
      "createLucideIcon",
      "Icon",
      "LucideProvider",
      "useLucideContext",
      // The icons of the kit's layout, lists and rows.
      "ArrowLeftIcon",
      "MoonIcon",
      "PencilIcon",
      "PlusIcon",
      "SearchIcon",
      "StarIcon",
      "SunIcon",
      "Trash2Icon",
      "XIcon",
    ],
  },
];

/** Packages that only the typechecker reads. */
export const VETTED_TYPINGS: readonly string[] = ["@types/react", "@types/react-dom", "csstype"];

/** The package that a specifier belongs to: `react` for `react/jsx-runtime`, `@a/b` for `@a/b/c`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** The names of all packages that projects may depend on, each once. */
export const VETTED_PACKAGES: readonly string[] = [
  ...new Set([...VETTED_MODULES, ...VETTED_BARRELS].map(({ specifier }) => packageOf(specifier))),
];
