import { basename } from "node:path/posix";

/** A file's name without folder, leading dot, `.test` and extension. */
export function stemOf(path: string): string {
  return basename(path)
    .replace(/^\./, "")
    .replace(/(\.test)?\.[a-z]+$/, "");
}

/** `startBuild` and `StartBuild` as `start-build`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "");
}
