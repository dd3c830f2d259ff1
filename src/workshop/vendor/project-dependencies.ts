// What the package.json of a generated project may name, for those who export the project and run it with the ordinary
// toolchain. A version is allowed as listed here, or with ^ or ~ before it.

/** Packages that the app itself imports: the vetted ones. */
export const PROJECT_DEPENDENCIES: Readonly<Record<string, string>> = {
  react: "19.3.1",
  "react-dom": "19.3.1",
  "react-router": "8.5.1",
  "lucide-react": "1.75.0",
  "@base-ui/react": "1.9.0",
  "class-variance-authority": "0.7.1",
  clsx: "2.1.1",
  "tailwind-merge": "3.7.0",
};

/** Packages that build and test an exported project. */
export const PROJECT_TOOLCHAIN: Readonly<Record<string, string>> = {
  "@tailwindcss/vite": "4.3.3",
  "@testing-library/dom": "10.4.2",
  "@testing-library/react": "16.3.3",
  "@types/node": "24.10.1",
  "@types/react": "19.3.0",
  "@types/react-dom": "19.3.0",
  "@vitejs/plugin-react": "6.3.0",
  jsdom: "31.0.1",
  tailwindcss: "4.3.3",
  typescript: "7.0.2",
  vite: "8.3.8",
  vitest: "5.1.1",
};

/** Commands that scripts may be made of, joined by `&&`. */
export const PROJECT_COMMANDS: readonly string[] = [
  "vite",
  "vite build",
  "vite preview",
  "vite --host",
  "vitest",
  "vitest run",
  "tsc",
  "tsc -b",
  "tsc --noEmit",
  "tsc -p .",
];

/** Names that scripts may have: none that npm runs automatically on install. */
export const PROJECT_SCRIPTS: readonly string[] = ["dev", "start", "build", "preview", "test", "test:watch", "check", "typecheck"];
