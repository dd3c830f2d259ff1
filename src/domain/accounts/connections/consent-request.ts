import type { Scope } from "../../errors.ts";
import type { RedirectKind } from "./redirect-kind.ts";

/** The app that requests a connection. `id` is the URL of its metadata document, or the id issued at registration. */
export interface AskingClient {
  id: string;
  /** The name it gives itself; null if it gives none that can be displayed. */
  name: string | null;
  /** The host its metadata document was fetched from, which is proven; null for a registered app, which proves nothing. */
  provenHost: string | null;
}

/** A pending request of an app, while a user decides about it. */
export interface ConsentRequest {
  client: AskingClient;
  /** The redirect target: any recipient of the response there gets the connection. */
  redirect: { kind: RedirectKind; place: string };
  scopes: readonly Scope[];
  /** Whether the app can refresh its access without the user. */
  staysConnected: boolean;
}

/** Pending consent requests, stored by the authorization server; `goOn` is the URL the browser is redirected to. */
export interface ConsentRequests {
  /** Returns the request; null if it does not exist, has expired or is already decided. */
  read(requestId: string): Promise<ConsentRequest | null>;
  /** Grants the app its connection on behalf of this account. */
  allow(requestId: string, given: { accountId: string }): Promise<{ connectionId: string; goOn: string }>;
  refuse(requestId: string): Promise<{ goOn: string }>;
  /** The ids of the requests that began in the browser with these cookies. */
  begunIn(cookies: string | undefined): readonly string[];
}
