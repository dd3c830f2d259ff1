import { zipPieces } from "../../../lib/zip-pieces.ts";
import type { Answer, ArchiveAnswer } from "./answer.ts";

/** An answer ready to send: if its body is an archive, it is packed. */
export async function packAnswer(answer: Answer | ArchiveAnswer): Promise<Answer> {
  if (!isArchive(answer)) return answer;
  const { files, createdAt } = answer.body;
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(files, createdAt)) pieces.push(piece);
  return { ...answer, body: { bytes: Buffer.concat(pieces), contentType: "application/zip" } };
}

function isArchive(answer: Answer | ArchiveAnswer): answer is ArchiveAnswer {
  return answer.body !== null && "files" in answer.body;
}
