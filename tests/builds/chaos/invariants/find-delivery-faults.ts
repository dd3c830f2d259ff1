import type { Storage } from "../../../../src/storage/open-storage.ts";
import { type Received, verify } from "../../../integrations/webhooks/support/open-receiver.ts";
import type { Fault } from "./fault.ts";

/** The faults in what a receiver got: an event that never arrived, one that did not happen, one that changed between two deliveries, a signature that does not hold. `secretOf` finds an endpoint's secret by the path that it posts to. */
export async function findDeliveryFaults(
  { pool }: Storage,
  { received, secretOf }: { received: readonly Received[]; secretOf(path: string): string },
): Promise<Fault[]> {
  const { rows } = await pool.query<{ id: string; type: string }>("select 'msg_' || replace(id::text, '-', '') as id, type from events");
  const happened = new Set(rows.map(({ id }) => id));
  const bodies = new Map<string, string>();
  const sentences: string[] = [];
  for (const message of received) {
    const { id, body, path } = message;
    if (!happened.has(id)) sentences.push(`the message ${id} is of nothing that happened`);
    if ((bodies.get(id) ?? body) !== body) sentences.push(`the message ${id} was delivered with two bodies`);
    if (!isGenuine(message, secretOf(path))) sentences.push(`the signature of ${id} does not hold`);
    bodies.set(id, body);
  }
  const missing = rows.filter(({ id }) => !bodies.has(id)).map(({ id, type }) => `${type} (${id}) never came`);
  return [...sentences, ...missing].map((sentence) => ({ invariant: "every event delivered", sentence }));
}

function isGenuine(message: Received, secret: string): boolean {
  try {
    verify(message, secret);
    return true;
  } catch {
    return false;
  }
}
