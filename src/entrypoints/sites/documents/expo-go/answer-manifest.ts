// The response with a manifest, in the structure that the client accepts. No real Expo Go was asked: the rules are those of
// the specification, and of Expo's own development server where it differs from none of them.
import type { StoredPhoneUpdates } from "../../../../storage/tables/index.ts";
import type { ExpoAnswer, ExpoRequest } from "./expo-exchange.ts";
import { preferredType } from "../../negotiate.ts";
import { fixedHeaders } from "../../site-headers.ts";
import { type PhonePlatform, updateManifest } from "./update-manifest.ts";

const JSON_TYPES = ["application/expo+json", "application/json"] as const;
const MULTIPART = "multipart/mixed";

/** The headers of every manifest. No filter is set, and no header is asked for in later requests. */
const COMMON = {
  ...fixedHeaders,
  "Expo-Protocol-Version": "1",
  "Expo-Sfv-Version": "0",
  "Expo-Manifest-Filters": "",
  "Expo-Server-Defined-Headers": "",
  "Cache-Control": "private, max-age=0",
  Vary: "Accept, Expo-Platform",
};

/** A response that says in JSON what is wrong; Expo Go shows the message. */
export function refuseManifest(status: number, message: string): ExpoAnswer {
  const headers = { ...COMMON, "Content-Type": "application/json" };
  return { status, headers, body: Buffer.from(JSON.stringify({ message })) };
}

/**
 * The manifest for the platform that the request names. An Expo Go of another SDK gets it too, since it then says which SDK the
 * app needs.
 */
export function answerManifest(updates: StoredPhoneUpdates, request: ExpoRequest, filesUrl: string): ExpoAnswer {
  const { accept, expo } = request;
  const platform = platformOf(expo?.platform);
  if (platform === null) return refuseManifest(400, "The header expo-platform has to be android or ios.");
  const isKnown = expo?.protocolVersion === undefined || /^[01]$/.test(expo.protocolVersion);
  if (!isKnown) return refuseManifest(406, "This is version 1 of the protocol of Expo Updates.");
  const type = preferredType(accept, [...JSON_TYPES, MULTIPART]);
  if (type === null) return refuseManifest(406, `A manifest is sent as ${JSON_TYPES.join(", ")} or ${MULTIPART}.`);
  const manifest = JSON.stringify(updateManifest(updates, { filesUrl, platform }));
  // The specification has a version 0 too, whose clients ask for that number or for none.
  const common = { ...COMMON, "Expo-Protocol-Version": expo?.protocolVersion === "0" ? "0" : "1" };
  if (type !== MULTIPART) return { status: 200, headers: { ...common, "Content-Type": type }, body: Buffer.from(manifest) };
  const boundary = boundaryFor(manifest);
  const part = `Content-Disposition: inline; name="manifest"\r\nContent-Type: application/json\r\n\r\n${manifest}`;
  const body = Buffer.from(`--${boundary}\r\n${part}\r\n--${boundary}--\r\n`);
  return { status: 200, headers: { ...common, "Content-Type": `${MULTIPART}; boundary=${boundary}` }, body };
}

const platformOf = (said: string | undefined): PhonePlatform | null => (said === "android" || said === "ios" ? said : null);

/** A boundary that does not occur in the text (RFC 2046, section 5.1.1). */
function boundaryFor(text: string): string {
  let boundary = "manifest";
  while (text.includes(`--${boundary}`)) boundary += "-";
  return boundary;
}
