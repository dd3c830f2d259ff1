// The owner of an installation is not always who runs its machine: an address that they type must not open what only that
// machine can reach. A server found at its usual port of this machine is the exception.
import { isIP } from "node:net";
import { USUAL_SERVERS } from "../../../../adapters/models/discovery/find-servers.ts";
import type { Provider } from "../../../../adapters/models/model-entry.ts";
import { admitsAddress } from "../../../../adapters/webhooks/admits-address.ts";
import { type Resolve, systemResolve } from "../../../../adapters/webhooks/guarded-connect.ts";
import { attempt } from "../../../../lib/attempts/attempt.ts";
import { plainHost } from "../../../../adapters/webhooks/is-forbidden-host.ts";

/** Why a provider's address may not be used, as a sentence for its owner; null if it may, or has no address yet. */
export async function forbiddenAddress(
  { kind, baseUrl }: Pick<Provider, "kind" | "baseUrl">,
  allowed: readonly string[],
  resolve: Resolve = systemResolve,
): Promise<string | null> {
  if (baseUrl === null || isUsual(baseUrl)) return null;
  const host = plainHost(new URL(baseUrl).hostname);
  const resolved = isIP(host) === 0 ? await attempt(() => resolve(host)) : { ok: true as const, value: [{ address: host }] };
  const addresses = resolved.ok ? resolved.value : [];
  const refused = addresses.find(({ address }) => !admitsAddress(address, allowed));
  if (refused === undefined) return null;
  const what = kind === "compatible" ? "This address" : "The address of this provider";
  return `${what} leads to the machine of this installation or to a private network, which its operator has not allowed. They allow it with ATELIER_MODEL_ALLOW=${isIP(host) === 0 ? "<its network>" : host}.`;
}

function isUsual(baseUrl: string): boolean {
  return USUAL_SERVERS.some(({ port }) =>
    [`http://127.0.0.1:${port}`, `http://localhost:${port}`].some((own) => [own, `${own}/v1`].includes(baseUrl)),
  );
}
