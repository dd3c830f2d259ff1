import type { Scope } from "../../errors.ts";
import type { RedirectKind } from "./redirect-kind.ts";

/** The app that asks for a connection. `id` is the address of its metadata document, or what it got when it registered. */
export interface AskingClient {
  id: string;
  /** What it calls itself; null where it says nothing that can be shown. */
  name: string | null;
  /** The host that its metadata document was read from, which is proven; null for an app that registered, of which nothing is. */
  provenHost: string | null;
}

/** What an app asks for, while a person decides about it. */
export interface ConsentRequest {
  client: AskingClient;
  /** Where the answer goes: whoever is there gets the connection. */
  redirect: { kind: RedirectKind; place: string };
  scopes: readonly Scope[];
  /** Whether it can renew its access by itself. */
  staysConnected: boolean;
}

/** Where requests of apps wait for a person's decision. The authorization server keeps it; `goOn` is where the browser goes next. */
export interface ConsentRequests {
  /** The request; null when there is none, its time is over, or it is decided. */
  read(requestId: string): Promise<ConsentRequest | null>;
  /** Gives the app its connection, in the name of this account. */
  allow(requestId: string, given: { accountId: string }): Promise<{ connectionId: string; goOn: string }>;
  refuse(requestId: string): Promise<{ goOn: string }>;
  /** The requests that were begun in the browser which sends these cookies. */
  begunIn(cookies: string | undefined): readonly string[];
}
