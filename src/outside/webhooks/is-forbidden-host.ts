import { isIP } from "node:net";
import { admitsAddress } from "./admits-address.ts";

/** Whether a URL's host can be seen to be one that nothing is sent to: an address that is not admitted, or a name of this machine. Of any other name nothing is known before it is dialled. */
export function isForbiddenHost(hostname: string, allowed: readonly string[]): boolean {
  const host = plainHost(hostname);
  if (isIP(host) !== 0) return !admitsAddress(host, allowed);
  return /(^|\.)localhost$/.test(host) && !admitsAddress("127.0.0.1", allowed);
}

/** A URL's host without what is only notation: the brackets of an IPv6 address, and the dot at the end of a name. */
export function plainHost(hostname: string): string {
  return hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
}
