// The library in the first message, so that a model need not read a file for each component that it uses: the signatures of
// what nearly every app is made of, of the items that the plan names, and of what the app's own files import; the classes that
// the theme has; and the names of what there is besides.
import { filesImported, itemOf, kitFiles } from "@atelier/blueprint";
import type { ProjectFiles } from "../../../../workshop/project-files.ts";
import { readAhead, signaturesOfFiles } from "../../../../workshop/types/signatures/signatures.ts";
import { describeClasses } from "./describe-classes.ts";
import { describeModules } from "../../plan/describe-modules.ts";

/** What the description is made for: the project, the items that its plan names, and the most characters of signatures. */
export interface LibraryOptions {
  files: ProjectFiles;
  items: readonly string[];
  characters: number;
}

/** The files that nearly every app is made of: the frame, what is stored and shown of it, controls, notices, numbers. */
const KEY_FILES = [
  "src/components/layout/page.tsx",
  "src/components/ui/field.tsx",
  "src/components/ui/native-select.tsx",
  "src/components/ui/card.tsx",
  "src/lib/store.ts",
  "src/lib/toast.ts",
  "src/lib/saved.ts",
  "src/hooks/use-rows.ts",
  "src/components/metric-cards.tsx",
  "src/lib/format.ts",
  "src/lib/metrics.ts",
  "src/lib/entity.ts",
];
/** How the room for signatures is divided; what one part leaves goes to the next. */
const KEY_SHARE = 0.6;

/** Describes the library for a model. The files of the library are parsed one by one, since all at once would block the event loop. */
export async function describeLibrary({ files, items, characters }: LibraryOptions): Promise<string[]> {
  const wanted = [...new Set([...filesOfItems(items), ...byUse(files)])].filter((path) => !KEY_FILES.includes(path));
  await readAhead([...KEY_FILES, ...wanted]);
  const key = signaturesOfFiles(KEY_FILES, Math.floor(characters * KEY_SHARE), { isExcerpt: true });
  const others = signaturesOfFiles(wanted, characters - key.length, { isExcerpt: true });
  return [
    "# The library: the parts of nearly every app",
    key,
    ...(others === "" ? [] : ["# The library: the parts of your plan and of this app", others]),
    "# The theme's classes",
    describeClasses(),
    "# Further parts of the library, which a file that imports from them adds; read shows their signatures by these names",
    [...new Set([...kitFiles().keys()].filter((path) => path.startsWith(COMPONENTS)).map(itemOf))].toSorted().join(", "),
    ...(characters < MODULES_FROM_CHARACTERS ? [] : ["# Its modules of functions, a line each", ...describeModules()]),
  ];
}

/** A small conversation has no room for the modules; read shows them by their names. */
const MODULES_FROM_CHARACTERS = 4_000;
const COMPONENTS = "src/components/";
/** What one needs to know most of: components, then hooks, then rules. */
const FOLDERS = [COMPONENTS, "src/hooks/", "src/"] as const;
const folderOf = (path: string): number => FOLDERS.findIndex((folder) => path.startsWith(folder));

/** The files of these items, components first. */
function filesOfItems(items: readonly string[]): string[] {
  const paths = items.flatMap((item) => [...kitFiles().keys()].filter((path) => itemOf(path) === item));
  return paths.toSorted((one, other) => folderOf(one) - folderOf(other));
}
/** The unchanged files of the library that a project's files import, components first, the most used first: by its own files, then by all. */
function byUse(files: ProjectFiles): string[] {
  const isLibrary = (path: string): boolean => kitFiles().get(path) === files.get(path);
  const uses = new Map<string, { own: number; all: number }>();
  for (const from of files.keys()) {
    if (!from.startsWith("src/")) continue;
    const isOwn = !isLibrary(from);
    for (const path of new Set(filesImported(files, from).filter(isLibrary))) {
      const use = uses.get(path) ?? { own: 0, all: 0 };
      uses.set(path, { own: use.own + (isOwn ? 1 : 0), all: use.all + 1 });
    }
  }
  return [...uses]
    .toSorted(
      ([onePath, one], [otherPath, other]) =>
        folderOf(onePath) - folderOf(otherPath) || other.own - one.own || other.all - one.all || (onePath < otherPath ? -1 : 1),
    )
    .map(([path]) => path);
}
