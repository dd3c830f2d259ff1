// The settings that projects are type checked by: ours, never the project's own, so that no project can weaken them.

/** The tsconfig.json of every check. The project's modules are in `src` beside it; the typings are two folders up. */
export const STRICT_CONFIG = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    types: [],
    paths: { "@/*": ["./src/*"] },
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noFallthroughCasesInSwitch: true,
    noImplicitOverride: true,
    isolatedModules: true,
    verbatimModuleSyntax: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["src", "../../ambient.d.ts"],
} as const;

/** The tsconfig.json of the check of an app for phones, whose routes are in `app`. */
export const EXPO_CONFIG = {
  compilerOptions: { ...STRICT_CONFIG.compilerOptions, noUnusedLocals: false, noUnusedParameters: false },
  include: ["app", ...STRICT_CONFIG.include],
} as const;

/** Types of what the bundler gives to modules besides imports: the part of `vite/client` that projects may use. */
export const AMBIENT_TYPES = `interface ImportMetaEnv {
  readonly MODE: string;
  readonly DEV: boolean;
  readonly PROD: boolean;
  readonly SSR: boolean;
  readonly BASE_URL: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
declare module "*.css" {}
declare module "*.svg" {
  const url: string;
  export default url;
}
`;

/** The line that references `vite/client`, which AMBIENT_TYPES replaces. */
export const CLIENT_TYPES_REFERENCE = /^\/\/\/\s*<reference types="vite\/client"\s*\/>/m;
