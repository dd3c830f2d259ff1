// What the page around an app for phones says about Expo Go: the address with its QR code, or why there is none.
import { encodeQR } from "qr";
import type { PhoneSite } from "../../../../domain/projects/site/phone/find-phone-site.ts";
import { LOOPBACK_NAMES } from "../../../../lib/own-hosts.ts";
import type { ExpoAnswer } from "./expo-exchange.ts";
import { fixedHeaders } from "../../site-headers.ts";

/** A text for the page, with the address to open and its QR code as SVG if there is one. */
export interface ExpoGoCode {
  state: "ready" | "preparing" | "unavailable" | "failed" | "private" | "unreachable";
  text: string;
  address: string | null;
  code: string | null;
}

/** Which site it is about. `url` is its address, without a path. */
export interface CodeOptions {
  site: PhoneSite;
  visibility: "public" | "private";
  url: URL;
  path: string;
}

/** Whether a host is only this machine's own: `*.localhost` too is resolved to it by whoever asks. */
const isOwnMachine = ({ hostname }: URL): boolean =>
  LOOPBACK_NAMES.has(hostname) || hostname.endsWith(".localhost") || hostname.startsWith("127.");

const without = (state: ExpoGoCode["state"], text: string): ExpoGoCode => ({ state, text, address: null, code: null });

/** Why an app that is not "ready" has nothing for Expo Go. */
export function whyNone(site: Exclude<PhoneSite, { status: "ready" }>): string {
  if (site.status === "unavailable")
    return `There is no code for Expo Go${site.reason === undefined ? ", because this service cannot bundle the app for it on its machine." : `. ${site.reason}`}`;
  if (site.status === "failed")
    return `There is no code for Expo Go. ${site.reason} The owner of the app can have it bundled again: in its project, under Deploy.`;
  return "The code for Expo Go is being prepared, which takes some minutes.";
}

/** What to say. A reason that no later export changes comes before one that passes. */
export function expoGoCode({ site, visibility, url, path }: CodeOptions): ExpoGoCode {
  if (visibility === "private")
    return without("private", "There is no code for Expo Go, because this page is private and Expo Go cannot sign in.");
  if (isOwnMachine(url))
    return without("unreachable", `There is no code for Expo Go, because no phone can reach ${url.host}: only this machine can.`);
  if (site.status !== "ready") return without(site.status, whyNone(site));
  const address = `${url.protocol === "https:" ? "exps" : "exp"}://${url.host}${path}`;
  const text = "Scan the code with the camera of a phone that has Expo Go.";
  return { state: "ready", text, address, code: encodeQR(address, "svg", { border: 4 }) };
}

/** The response with it. */
export function codeAnswer(code: ExpoGoCode): ExpoAnswer {
  const headers = { ...fixedHeaders, "Cache-Control": "no-store", "Content-Type": "application/json; charset=utf-8" };
  return { status: 200, headers, body: Buffer.from(JSON.stringify(code)) };
}
