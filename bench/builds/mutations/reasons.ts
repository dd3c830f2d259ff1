// Why no check of an app can notice some defects.
import type { Defect } from "./find-defects.ts";

interface Reason {
  /** Where: the path of a file and, if only some of its code is meant, what that says. */
  path: RegExp;
  code?: RegExp;
  why: string;
}

const REASONS: readonly Reason[] = [
  { path: /lib\/(?:storage|saved)\.ts$/, why: "seen only with storage that is full, blocked or damaged" },
];

/** The reason for which nothing notices a defect; null where none is known. */
export function reasonFor({ path, was }: Pick<Defect, "path" | "was">): string | null {
  return REASONS.find((reason) => reason.path.test(path) && (reason.code?.test(was) ?? true))?.why ?? null;
}
