import type { DeliveredFiles } from "../../../domain/projects/versions/read-files.ts";
import type { FileList } from "../contracts/wire/files.ts";
import type { Answer, ArchiveAnswer } from "./answer.ts";
import { jsonAnswer } from "./answer.ts";

/** Responds with the files: as JSON, or as a zip archive if requested and there is a version to pack. */
export function answerFiles(result: DeliveredFiles, { packed }: { packed: boolean }): Answer | ArchiveAnswer {
  if (!packed || result.version === null) return jsonAnswer(200, renderFiles(result), { vary: "Accept" });
  const name = `${result.siteName ?? "project"}-v${result.version.number}.zip`;
  const headers = { vary: "Accept", "content-disposition": `attachment; filename="${name}"` };
  return { status: 200, headers, body: { files: result.files, createdAt: result.version.createdAt } };
}

/** The files as `{files: [{path, content, updatedAt}]}`, sorted by path; `content` is UTF-8 text. */
function renderFiles({ version, files }: DeliveredFiles): FileList {
  const decoder = new TextDecoder();
  return { files: files.map(({ path, bytes }) => ({ path, content: decoder.decode(bytes), updatedAt: version?.createdAt })) };
}
