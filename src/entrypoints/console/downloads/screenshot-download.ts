import { readScreenshot } from "../../../domain/projects/versions/read-screenshot.ts";
import type { Download } from "./download.ts";

/** A screenshot of a version. It never changes, so this browser may cache it; shared caches may not. */
export const screenshotDownload: Download = {
  pattern: /^\/console\/screenshots\/(?<projectId>[0-9a-fA-F-]{36})\/(?<version>[1-9]\d{0,8})\/(?<viewport>desktop|phone)\.jpg$/,
  use: "pictures",
  async answer({ signedIn, groups, response }) {
    const { projectId = "", version = "", viewport = "" } = groups;
    const { bytes } = await readScreenshot(signedIn.call, { projectId, version: Number(version), viewport });
    response.setHeader("Content-Type", "image/jpeg");
    response.setHeader("Content-Length", bytes.byteLength);
    response.setHeader("Cache-Control", "private, max-age=86400, immutable");
    response.setHeader("Vary", "Cookie");
    response.end(bytes);
  },
};
