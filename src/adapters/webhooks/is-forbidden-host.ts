import { isIP } from "node:net";
import { admitsAddress } from "./admits-address.ts";

/** Whether a URL's host is visibly forbidden: a rejected address, or a name of this machine. Other names are checked on connect. */
export function isForbiddenHost(hostname: string, allowed: readonly string[]): boolean {
  const host = plainHost(hostname);
  if (isIP(host) !== 0) return !admitsAddress(host, allowed);
  return /(^|\.)localhost$/.test(host) && !admitsAddress("127.0.0.1", allowed);
}

/** A URL's host without notation: the brackets of an IPv6 address, and the trailing dot of a name. */
export function plainHost(hostname: string): string {
  return hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
}
