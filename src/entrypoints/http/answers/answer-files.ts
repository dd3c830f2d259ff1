import type { DeliveredFile, DeliveredFiles } from "../../../domain/projects/versions/read-files.ts";
import type { FileList } from "../contracts/wire/files.ts";
import type { Answer, ArchiveAnswer } from "./answer.ts";
import { jsonAnswer } from "./answer.ts";

/** The files of a version or a draft, when they were stored, and the name of an archive of them. */
export interface StoredFiles {
  archive: string;
  createdAt: Date;
  files: readonly DeliveredFile[];
}

/** Responds with the files of a version: as JSON, or as a zip archive if requested and there is a version to pack. */
export function answerFiles({ siteName, version, files }: DeliveredFiles, { packed }: { packed: boolean }): Answer | ArchiveAnswer {
  if (version === null) return jsonAnswer(200, { files: [] } satisfies FileList, { vary: "Accept" });
  return answerStored({ archive: `${siteName ?? "project"}-v${version.number}.zip`, createdAt: version.createdAt, files }, { packed });
}

/** Responds with stored files as `{files: [{path, content, updatedAt}]}`, where `content` is UTF-8 text, or as a zip archive if requested. */
export function answerStored({ archive, createdAt, files }: StoredFiles, { packed }: { packed: boolean }): Answer | ArchiveAnswer {
  if (packed) {
    const headers = { vary: "Accept", "content-disposition": `attachment; filename="${archive}"` };
    return { status: 200, headers, body: { files, createdAt } };
  }
  const decoder = new TextDecoder();
  const list: FileList = { files: files.map(({ path, bytes }) => ({ path, content: decoder.decode(bytes), updatedAt: createdAt })) };
  return jsonAnswer(200, list, { vary: "Accept" });
}
