// What the site of an app for phones has for Expo Go, beside the app's own files: the manifest, the files that it names, and
// the QR code of the page around the app.
import type { PhoneSite } from "../../../../domain/projects/site/phone/find-phone-site.ts";
import { EXPO_GO_CODE_PATH } from "../../../../workshop/project-files.ts";
import type { ExpoAnswer, ExpoRequest } from "./expo-exchange.ts";
import type { SiteEntry } from "../../find-entry.ts";
import { answerManifest, refuseManifest } from "./answer-manifest.ts";
import { codeAnswer, expoGoCode, whyNone } from "./code-answer.ts";

/** Where the manifest is. */
export const MANIFEST_PATH = "/_expo";

const FILES_PATH = `${MANIFEST_PATH}/files`;
const FILE = new RegExp(`^${FILES_PATH}/([0-9a-f]{64})$`);

/** Whether a path belongs to Expo Go. */
export const isForExpoGo = (path: string): boolean => path === MANIFEST_PATH || path === EXPO_GO_CODE_PATH || FILE.test(path);

/** A request for Expo Go's part of a site. `url` is the site's address. */
export interface ExpoGoRequest {
  request: ExpoRequest;
  path: string;
  url: URL;
  visibility: "public" | "private";
  find: () => Promise<PhoneSite>;
}

/** The response, or the file to be served; null if there is no such file. */
export async function answerExpoGo({ request, path, url, visibility, find }: ExpoGoRequest): Promise<ExpoAnswer | SiteEntry | null> {
  const site = await find();
  if (path === EXPO_GO_CODE_PATH) return codeAnswer(expoGoCode({ site, visibility, url, path: MANIFEST_PATH }));
  if (path === MANIFEST_PATH) {
    if (site.status === "ready") return answerManifest(site.updates, request, `${url.origin}${FILES_PATH}`);
    return refuseManifest(404, whyNone(site));
  }
  if (site.status !== "ready") return null;
  const [, hash] = FILE.exec(path) ?? [];
  const files = (["android", "ios"] as const).flatMap((name) => [site.updates[name].launch, ...site.updates[name].assets]);
  const file = [...files, ...(site.updates.icon ? [site.updates.icon] : [])].find((one) => one.hash === hash);
  return file === undefined ? null : { hash: file.hash, contentType: file.contentType, immutable: true };
}
