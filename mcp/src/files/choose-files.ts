// The response has a size budget, since a model's context window is small. Files are taken in the requested order; the
// first that does not fit is truncated only if no other file was taken, since half a file is better than none.
import type { SourceFile } from "../port.ts";
import { redactSecrets } from "./redact-secrets.ts";

/** A file in a response, without secrets. */
export interface ListedFile {
  path: string;
  content: string;
  redactions: number;
}

/** The requested files that fit, and the missing ones with the reason. */
export interface ChosenFiles {
  files: ListedFile[];
  omitted: { path: string; reason: string }[];
}

/** Takes the files with these paths, redacted, within a budget of UTF-8 bytes. */
export function chooseFiles(
  files: readonly SourceFile[],
  { paths, bytesMax }: { paths: readonly string[]; bytesMax: number },
): ChosenFiles {
  const chosen: ChosenFiles = { files: [], omitted: [] };
  let left = bytesMax;
  for (const path of new Set(paths)) {
    const file = files.find((one) => one.path === path);
    if (file === undefined) {
      chosen.omitted.push({ path, reason: "This version has no file with that path. Call without paths to list the files." });
      continue;
    }
    const { text, redactions } = redactSecrets(file.text);
    const bytes = Buffer.byteLength(text);
    if (bytes <= left) {
      chosen.files.push({ path, content: text, redactions });
      left -= bytes;
    } else if (chosen.files.length === 0) {
      chosen.files.push({ path, content: cut(text, left), redactions });
      chosen.omitted.push({ path, reason: `Truncated after ${left} of ${bytes} bytes. Use a larger maxBytes to read all of it.` });
      left = 0;
    } else {
      chosen.omitted.push({ path, reason: `Its ${bytes} bytes do not fit with the other files. Request it separately.` });
    }
  }
  return chosen;
}

function cut(text: string, bytesMax: number): string {
  // A character cut in two is decoded as a replacement character, which is removed.
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytesMax)).replace(/�+$/, "");
}
