// The hosts the service answers as, against DNS rebinding: a page whose name was bound to our address is same-origin to
// its browser, but its requests name a host that is not ours. IP addresses need no list: a page loaded from one came
// from the machine that has it, so nothing can be rebound, and probes and people in a local network use them.
import { isIP } from "node:net";

/** The names of this machine for itself, as they appear in a URL's hostname. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a `Host` header names one of our hosts, on any port. */
export type IsOwnHost = (host: string | undefined) => boolean;

/** Creates the host check: `service` is the service's URL, `others` are further hosts of ours, with or without a port. */
export function createIsOwnHost({ service, others }: { service: string; others: readonly string[] }): IsOwnHost {
  const names = [new URL(service).host, ...others].map(hostnameOf);
  const own = new Set([...LOOPBACK_NAMES, ...names.filter((name) => name !== null)]);
  return (host) => {
    const name = hostnameOf(host ?? "");
    return name !== null && (own.has(name) || isIP(name.replace(/^\[|\]$/g, "")) !== 0);
  };
}

/** The hostname of a host, in lower case without its port; null if it is not a host. */
function hostnameOf(host: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(host)) return null;
  return URL.parse(`http://${host}`)?.hostname.replace(/\.$/, "") ?? null;
}
