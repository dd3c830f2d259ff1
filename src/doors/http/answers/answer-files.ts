import { zipSync } from "fflate";
import type { DeliveredFile, DeliveredFiles } from "../../../domain/projects/versions/read-files.ts";
import type { FileList } from "../forms/wire/files.ts";
import type { Answer } from "./answer.ts";
import { jsonAnswer } from "./answer.ts";

const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\:\u0000-\u001f][^\\:\u0000-\u001f]*$/;

/** Answers with the files: as JSON, or as a zip archive where that was asked for and there is a version to pack. */
export function answerFiles(result: DeliveredFiles, { packed }: { packed: boolean }): Answer {
  if (!packed || result.version === null) return jsonAnswer(200, presentFiles(result), { vary: "Accept" });
  const name = `${result.siteName ?? "project"}-v${result.version.number}.zip`;
  const headers = { vary: "Accept", "content-disposition": `attachment; filename="${name}"` };
  return { status: 200, headers, body: { bytes: packFiles(result.files, result.version.createdAt), contentType: "application/zip" } };
}

/** The files as `{files: [{path, content, updatedAt}]}` has them, sorted by path; `content` is UTF-8 text. */
function presentFiles({ version, files }: DeliveredFiles): FileList {
  const decoder = new TextDecoder();
  return { files: files.map(({ path, bytes }) => ({ path, content: decoder.decode(bytes), updatedAt: version?.createdAt })) };
}

/** The files as a zip archive, each as old as its version. A path that could leave the folder that it is unpacked in is a fault, never an entry. */
function packFiles(files: readonly DeliveredFile[], createdAt: Date): Uint8Array {
  const unsafe = files.find(({ path }) => !SAFE_PATH.test(path));
  if (unsafe !== undefined) throw new Error("a delivered file has an unsafe path");
  return zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])), { mtime: createdAt });
}
