// Conditional reads (RFC 9110 13.1.2): a client that has an answer already, and names its tag, is told so in place of the
// whole answer. A tag is a hash of the very bytes that would be sent.
import { hash } from "node:crypto";

/** The entity tag of a body. */
export function entityTag(bytes: string | Uint8Array): string {
  return `"${hash("sha1", bytes, "base64url")}"`;
}

/** Whether an `If-None-Match` names this tag. Compared weakly, as the field asks for. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const named = (ifNoneMatch ?? "").split(",").map((part) => part.trim().replace(/^W\//, ""));
  return named.includes(tag) || named.includes("*");
}
