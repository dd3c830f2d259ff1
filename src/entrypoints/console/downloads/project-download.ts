import { readFiles } from "../../../domain/projects/versions/read-files.ts";
import { versionNotFound } from "../../../domain/projects/versions/require-version.ts";
import { zipPieces } from "../../../lib/zip-pieces.ts";
import type { Download } from "./download.ts";
import { sendPieces } from "./send-pieces.ts";

/** The source of a version, in one archive. */
export const projectDownload: Download = {
  pattern: /^\/console\/download\/projects\/(?<projectId>[0-9a-fA-F-]{36})\/(?<version>[1-9]\d{0,8})\.zip$/,
  use: "downloads",
  async answer({ signedIn, groups, response }) {
    const { projectId = "", version = "" } = groups;
    const delivered = await readFiles(signedIn.call, { projectId, version: Number(version), path: null });
    if (delivered.version === null) throw versionNotFound(Number(version));
    const name = `${delivered.siteName ?? "project"}-v${version}.zip`;
    response.setHeader("Content-Type", "application/zip");
    response.setHeader("Content-Disposition", `attachment; filename="${name}"`);
    await sendPieces(response, zipPieces(delivered.files, delivered.version.createdAt));
  },
};
