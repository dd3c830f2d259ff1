import { isIP } from "node:net";
import { admitsAddress } from "../../webhooks/admits-address.ts";
import { plainHost } from "../../webhooks/is-forbidden-host.ts";

/** Whether a server's address is visibly one of this machine or of a private network, and not one of the internet. */
export function isOwnNetwork(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const host = plainHost(new URL(baseUrl).hostname);
  if (isIP(host) !== 0) return !admitsAddress(host, []);
  return !host.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}
