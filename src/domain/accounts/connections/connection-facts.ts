// Client details stored with a grant, so that its owner recognises it after the client record is deleted.
import { z } from "zod";
import type { Scope } from "../../errors.ts";
import { connectionScopes } from "./connection-scopes.ts";
import type { ConsentRequest } from "./consent-request.ts";

const ClientFacts = z.object({ name: z.string().nullable(), place: z.string(), kind: z.enum(["web", "computer", "app"]) });

/** An app's name and place: its proven host, the host of its redirect address, or its custom scheme. */
export type ClientFacts = z.infer<typeof ClientFacts>;

// A grant of the authorization server; its scopes are keyed by resource, and there is one.
const GrantPayload = z.object({
  clientId: z.string(),
  resources: z.record(z.string(), z.string()).default({}),
  about: ClientFacts.catch({ name: null, place: "", kind: "app" }),
});

/** The details of a request's client that are stored. */
export function clientFacts({ client, redirect }: ConsentRequest): ClientFacts {
  return { name: client.name, place: client.provenHost ?? redirect.place, kind: redirect.kind };
}

/** Reads a grant's client and scopes from its payload. */
export function grantFacts(payload: Readonly<Record<string, unknown>>): { clientId: string; client: ClientFacts; scopes: Scope[] } {
  const { clientId, resources, about } = GrantPayload.parse(payload);
  return { clientId, client: about, scopes: connectionScopes(Object.values(resources).flatMap((text) => text.split(" "))) };
}

/** A connection's name in event lists. */
export function connectionName({ name, place }: ClientFacts): string {
  return name === null ? place : `${name} (${place})`;
}
