import { language } from "#words/language.ts";

// The visible rows of a version's file tree: folders before files, each sorted by name.

/** A row of the tree. `position` and `siblings` count within its folder, from 1. */
export interface TreeRow {
  path: string;
  name: string;
  isFolder: boolean;
  isOpen: boolean;
  level: number;
  position: number;
  siblings: number;
}

/** A folder or a file, with its children. */
export interface TreeNode {
  path: string;
  name: string;
  /** Null for a file. */
  children: TreeNode[] | null;
}

interface Folder {
  folders: Map<string, Folder>;
  files: string[];
}

const names = new Intl.Collator(language, { numeric: true });

const byName = (a: TreeNode, b: TreeNode): number => {
  if ((a.children === null) !== (b.children === null)) return a.children === null ? 1 : -1;
  return names.compare(a.name, b.name);
};

/** Builds the tree of these paths. */
export function buildTree(paths: Iterable<string>): TreeNode[] {
  const root: Folder = { folders: new Map(), files: [] };
  for (const path of paths) {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    let folder = root;
    for (const part of parts) {
      const next = folder.folders.get(part) ?? { folders: new Map<string, Folder>(), files: [] };
      folder.folders.set(part, next);
      folder = next;
    }
    folder.files.push(name);
  }
  return nodesOf(root, "");
}

function nodesOf({ folders, files }: Folder, prefix: string): TreeNode[] {
  const inner = [...folders].map(([name, folder]) => ({ path: prefix + name, name, children: nodesOf(folder, `${prefix}${name}/`) }));
  return [...inner, ...files.map((name) => ({ path: prefix + name, name, children: null }))].sort(byName);
}

/** The visible rows when the folders in `open` are expanded. */
export function rowsOf(nodes: readonly TreeNode[], open: ReadonlySet<string>, level = 1): TreeRow[] {
  return nodes.flatMap(({ path, name, children }, index) => {
    const isOpen = children !== null && open.has(path);
    const row = { path, name, isFolder: children !== null, isOpen, level, position: index + 1, siblings: nodes.length };
    return isOpen ? [row, ...rowsOf(children, open, level + 1)] : [row];
  });
}

/** Every folder that contains a file, outermost first. */
export function foldersAround(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

const FEW_FILES = 24;

/** The initially expanded folders: `src`, and all of them if there are few files. */
export function foldersOpenAtFirst(paths: readonly string[]): string[] {
  const folders = new Set(paths.flatMap(foldersAround));
  return [...folders].filter((folder) => folder === "src" || paths.length <= FEW_FILES);
}
