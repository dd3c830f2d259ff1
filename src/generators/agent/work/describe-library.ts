// The library in the first message, so that a model need not read a file for each component that it uses: the signatures of
// what the app is made of, the most used first, and the names of what it could have.
import { filesImported, itemOf, kitFiles } from "@atelier/blueprint";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { signaturesOfFiles } from "../../../workshop/types/signatures/signatures.ts";

/** The signatures of the library's files that a project uses, in at most this many characters, and the names of the parts with components that it lacks. */
export function describeLibrary(files: ProjectFiles, characters: number): string[] {
  const used = signaturesOfFiles(byUse(files), characters, { isExcerpt: true });
  const partsOf = (paths: Iterable<string>): Set<string> => new Set([...paths].filter((path) => path.startsWith(COMPONENTS)).map(itemOf));
  const there = partsOf(files.keys());
  const lacking = [...partsOf(kitFiles().keys())].filter((name) => !there.has(name)).toSorted();
  return [
    ...(used === "" ? [] : ["# The library's parts that the app is made of", used]),
    ...(lacking.length === 0 ? [] : ["# Its other parts, which a file that imports from them adds", lacking.join(", ")]),
  ];
}

const COMPONENTS = "src/components/";
/** What one needs to know most of: components, then hooks, then rules. */
const FOLDERS = [COMPONENTS, "src/hooks/", "src/"] as const;
const folderOf = (path: string): number => FOLDERS.findIndex((folder) => path.startsWith(folder));

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
