/** The names of this machine for itself, as a URL's hostname has them. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a request names a host of ours: the service's own, by whatever port, or this machine's. A page whose name was bound to our address (DNS rebinding) names its own. */
export function isOwnHost(service: string, host: string | undefined): boolean {
  const named = URL.parse(`http://${host ?? ""}`)?.hostname;
  return named !== undefined && (named === new URL(service).hostname || LOOPBACK_NAMES.has(named));
}
