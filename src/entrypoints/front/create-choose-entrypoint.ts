// Routes the requests that are not for a site: to the first entrypoint that owns the path, otherwise to the API. A
// request for a foreign host (DNS rebinding) goes only to the API, which refuses it in the format of its contract; so
// does one for the operator's alternative host, which serves only the API.
import type { IncomingMessage } from "node:http";
import type { IsOwnHost } from "../../lib/own-hosts.ts";
import type { Handler } from "./open-front.ts";

/** An entrypoint with its own paths. */
export interface OwningEntrypoint {
  owns(request: IncomingMessage): boolean;
  handle: Handler;
}

/** The entrypoints, and the hosts that they serve; `altHost` is in lower case, null when there is none. */
export interface Entrypoints {
  entrypoints: readonly OwningEntrypoint[];
  api: Handler;
  isOwnHost: IsOwnHost;
  altHost: string | null;
}

// A port is compared only if the operator's setting has one.
const isAlternative = (host: string, altHost: string | null): boolean => host === altHost || host.replace(/:\d+$/, "") === altHost;

/** Creates the handler that dispatches each request to its entrypoint. */
export function createChooseEntrypoint({ entrypoints, api, isOwnHost, altHost }: Entrypoints): Handler {
  return (request, response) => {
    const { host } = request.headers;
    const isApiAlone = host !== undefined && (!isOwnHost(host) || isAlternative(host.toLowerCase(), altHost));
    const entrypoint = isApiAlone ? undefined : entrypoints.find(({ owns }) => owns(request));
    return entrypoint === undefined ? api(request, response) : entrypoint.handle(request, response);
  };
}
