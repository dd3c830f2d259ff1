// A hostile page is an ordinary project in which a free account has edited a few files by hand. What is large is made by
// the page when it runs, so that the edit itself is small enough to be accepted.

/** The kinds of attack, each a file of this folder. */
export const PAGE_KINDS = [
  "floods",
  "texts",
  "windows",
  "memory",
  "loops",
  "navigation",
  "storage",
  "network",
  "styles",
  "sources",
  "sabotage",
] as const;

/** What an attack goes for. */
export type PageKind = (typeof PAGE_KINDS)[number];

/** The files of a project by path. */
export type Files = ReadonlyMap<string, string>;

/** One attack. */
export interface HostilePage {
  name: string;
  kind: PageKind;
  /** What it goes for, in half a sentence. */
  attacks: string;
  /** How its build may end: `failed` always means that its checks failed, `done` that the app works in spite of the attack. */
  ends: readonly ("done" | "failed")[];
  /** The files that the edit changes in an ordinary project. */
  edit(project: Files): Readonly<Record<string, string>>;
}

/** An attack as its file lists it: name, target, ends, and what is changed. */
export type Listed = readonly [name: string, attacks: string, ends: HostilePage["ends"], edit: HostilePage["edit"]];

/** The attacks of one kind. */
export const pagesOf = (kind: PageKind, listed: readonly Listed[]): HostilePage[] =>
  listed.map(([name, attacks, ends, edit]) => ({ name: `${kind}/${name}`, kind, attacks, ends, edit }));

/** The app cannot work with it. */
export const FAILED = ["failed"] as const;
/** The app works in spite of it, or the browser notices: both are true. */
export const EITHER = ["failed", "done"] as const;
/** The attack reaches nothing, and the app works. */
export const DONE = ["done"] as const;

/** Code that runs before the app does. */
export const beforeApp =
  (code: string): HostilePage["edit"] =>
  (project) => ({ "src/attack.ts": `${code}\n\nexport {};\n`, "src/main.tsx": `import "./attack";\n${fileOf(project, "src/main.tsx")}` });

/** Code that runs when the app has been rendered for the first time. */
export const afterApp = (code: string): HostilePage["edit"] => beforeApp(`setTimeout(() => {\n${code}\n}, 100);`);

/** The body of a component that the app renders on each of its pages; it has React's hooks at hand and returns an element. */
export const inApp =
  (body: string): HostilePage["edit"] =>
  (project) => ({
    "src/Attack.tsx": `import * as React from "react";\n\nexport function Attack(): React.ReactNode {\n${body}\n}\n`,
    "src/main.tsx": `import { Attack } from "./Attack";\n${fileOf(project, "src/main.tsx").replace("<App />", "<><App /><Attack /></>")}`,
  });

/** Rules that come after those of the app. */
export const inStyles =
  (css: string): HostilePage["edit"] =>
  (project) => ({ "src/index.css": `${fileOf(project, "src/index.css")}\n${css}\n` });

/** A file that the app imports, and whose value it uses. */
export const imported =
  (path: string, text: string): HostilePage["edit"] =>
  (project) => ({
    [path]: text,
    "src/main.tsx": `import * as attack from "./${path.replace(/^src\//, "").replace(/\.tsx?$/, "")}";\n${fileOf(project, "src/main.tsx")}\nconsole.info(typeof attack);\n`,
  });

/** The text of a file that every project has. */
export function fileOf(project: Files, path: string): string {
  const text = project.get(path);
  if (text === undefined) throw new Error(`the project has no ${path}`);
  return text;
}
