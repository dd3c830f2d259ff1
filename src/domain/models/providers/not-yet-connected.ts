import type { FoundServer } from "../../../adapters/models/discovery/find-servers.ts";

/** An address of a provider, as far as it can be compared. */
interface Addressed {
  baseUrl: string | null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The servers that were found on this machine and that no provider stands for yet. */
export function notYetConnected(found: readonly FoundServer[], providers: readonly Addressed[]): FoundServer[] {
  const ports = new Set(providers.map(({ baseUrl }) => loopbackPort(baseUrl)));
  return found.filter(({ baseUrl }) => !ports.has(loopbackPort(baseUrl)));
}

function loopbackPort(baseUrl: string | null): string | null {
  const url = URL.parse(baseUrl ?? "");
  return url !== null && LOOPBACK.test(url.hostname) ? url.port : null;
}
