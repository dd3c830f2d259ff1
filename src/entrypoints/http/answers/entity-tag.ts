// Conditional requests (RFC 9110 13.1.2): a client that sends the tag of a response it already has gets a 304 instead
// of the whole response. A tag is a hash of the exact bytes that would be sent.
import { hash } from "node:crypto";

/** The entity tag of a body. */
export function entityTag(bytes: string | Uint8Array): string {
  return `"${hash("sha1", bytes, "base64url")}"`;
}

/** Whether an `If-None-Match` contains this tag. Uses weak comparison, as the header requires. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const named = (ifNoneMatch ?? "").split(",").map((part) => part.trim().replace(/^W\//, ""));
  return named.includes(tag) || named.includes("*");
}
