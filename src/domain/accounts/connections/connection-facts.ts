// What is kept of the client beside a grant, so that its owner recognises it when the client itself is long forgotten.
import { z } from "zod";
import type { Scope } from "../../errors.ts";
import { connectionScopes } from "./connection-scopes.ts";
import type { ConsentRequest } from "./consent-request.ts";

const ClientFacts = z.object({ name: z.string().nullable(), place: z.string(), kind: z.enum(["web", "computer", "app"]) });

/** What an app called itself, and where it is: the host that is proven or that it was answered at, or the scheme of an app. */
export type ClientFacts = z.infer<typeof ClientFacts>;

// A grant of the authorization server; its scopes are by resource, and there is one.
const GrantPayload = z.object({
  clientId: z.string(),
  resources: z.record(z.string(), z.string()).default({}),
  about: ClientFacts.catch({ name: null, place: "", kind: "app" }),
});

/** What is kept of the client of a request. */
export function clientFacts({ client, redirect }: ConsentRequest): ClientFacts {
  return { name: client.name, place: client.provenHost ?? redirect.place, kind: redirect.kind };
}

/** What is told of a grant: its client and its scopes. */
export function grantFacts(payload: Readonly<Record<string, unknown>>): { clientId: string; client: ClientFacts; scopes: Scope[] } {
  const { clientId, resources, about } = GrantPayload.parse(payload);
  return { clientId, client: about, scopes: connectionScopes(Object.values(resources).flatMap((text) => text.split(" "))) };
}

/** A connection's name in a list of events. */
export function connectionName({ name, place }: ClientFacts): string {
  return name === null ? place : `${name} (${place})`;
}
