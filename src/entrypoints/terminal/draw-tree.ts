/** A file to draw: its path with `/`, and its size in bytes. */
export interface DrawnFile {
  path: string;
  bytes: number;
}

interface Branch {
  folders: Map<string, Branch>;
  files: DrawnFile[];
}

/** The files as a tree, folders first, sizes right-aligned. Lines have no trailing newline. */
export function drawTree(files: readonly DrawnFile[]): string[] {
  const root: Branch = { folders: new Map(), files: [] };
  for (const file of files) branchOf(root, file.path.split("/").slice(0, -1)).files.push(file);
  const lines = drawBranch(root, "");
  const width = Math.max(0, ...lines.map((line) => line.text.length));
  return lines.map((line) => (line.size === null ? line.text : `${line.text.padEnd(width + 2)}${line.size.padStart(8)}`));
}

function branchOf(root: Branch, folders: readonly string[]): Branch {
  let branch = root;
  for (const name of folders) {
    const next = branch.folders.get(name) ?? { folders: new Map(), files: [] };
    branch.folders.set(name, next);
    branch = next;
  }
  return branch;
}

function drawBranch(branch: Branch, indent: string): { text: string; size: string | null }[] {
  const folders = [...branch.folders].sort(([left], [right]) => left.localeCompare(right, "en"));
  const files = [...branch.files].sort((left, right) => left.path.localeCompare(right.path, "en"));
  const last = folders.length + files.length - 1;
  return [
    ...folders.flatMap(([name, inner], index) => [
      { text: `${indent}${index === last ? "└─" : "├─"} ${name}/`, size: null },
      ...drawBranch(inner, `${indent}${index === last ? "   " : "│  "}`),
    ]),
    ...files.map((file, index) => ({
      text: `${indent}${folders.length + index === last ? "└─" : "├─"} ${file.path.slice(file.path.lastIndexOf("/") + 1)}`,
      size: drawBytes(file.bytes),
    })),
  ];
}

/** A human-readable size: `812 B`, `4.1 kB`, `1.3 MB`. */
export function drawBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
