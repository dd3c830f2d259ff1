// The manifest of an app as Expo Go asks for it: https://docs.expo.dev/technical-specs/expo-updates-1. It is not signed; Expo Go
// opens what is not signed if its scope is an anonymous one, which is also where it keeps what the app stores.
import { createHash } from "node:crypto";
import type { StoredPhoneFile, StoredPhoneUpdates } from "../../../../storage/tables/index.ts";

/** A kind of phone. */
export type PhonePlatform = "android" | "ios";

/** Where the files of an app are, as an absolute address without a slash at its end. */
export interface ManifestOptions {
  filesUrl: string;
  platform: PhonePlatform;
}

/** An asset of a manifest. `hash` is the SHA-256 in Base64URL. */
export interface ManifestAsset {
  hash: string;
  key: string;
  contentType: string;
  fileExtension?: string;
  url: string;
}

/** A manifest, as the specification has it. */
export interface UpdateManifest {
  id: string;
  createdAt: string;
  runtimeVersion: string;
  launchAsset: ManifestAsset;
  assets: ManifestAsset[];
  metadata: Record<string, string>;
  extra: { expoClient: Record<string, unknown>; scopeKey: string };
}

/** The manifest of an app for one kind of phone. It changes when the app does. */
export function updateManifest(updates: StoredPhoneUpdates, { filesUrl, platform }: ManifestOptions): UpdateManifest {
  const { launch, assets } = updates[platform];
  const { app, createdAt, projectId } = updates;
  return {
    id: uuidOf(`${projectId} ${platform} ${createdAt} ${launch.hash}`),
    createdAt,
    runtimeVersion: `exposdk:${app.sdkVersion}`,
    launchAsset: assetOf(launch, filesUrl),
    assets: assets.map((asset) => assetOf(asset, filesUrl)),
    metadata: {},
    extra: { expoClient: { ...app, ...iconOf(updates, filesUrl) }, scopeKey: `@anonymous/${app.slug}-${uuidOf(projectId)}` },
  };
}

/** The icon as the app's configuration names it, and where Expo Go gets it. */
function iconOf({ icon }: StoredPhoneUpdates, filesUrl: string): Record<string, string> {
  return icon === undefined ? {} : { icon: "./assets/icon.png", iconUrl: `${filesUrl}/${icon.hash}` };
}

function assetOf({ hash, key, contentType, extension }: StoredPhoneFile, filesUrl: string): ManifestAsset {
  return {
    hash: Buffer.from(hash, "hex").toString("base64url"),
    key,
    contentType,
    ...(extension !== null && { fileExtension: extension }),
    url: `${filesUrl}/${hash}`,
  };
}

/** The same id for the same text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const digits = createHash("sha256").update(text).digest("hex");
  const variant = "89ab"[Number.parseInt(digits.charAt(16), 16) % 4] ?? "8";
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}
