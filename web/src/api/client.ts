// The console's own API, typed by the service's routers. Every request carries the header that says it is ours.
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { ConsoleRouter } from "../../../src/doors/console/routers/index.ts";
import { queryClient } from "./query-client.ts";

const url = "/console/api";
// What a browser still sends for a page that is closed: what was changed a moment before is not lost.
const KEPT_ALIVE_CHARACTERS_MAX = 30_000;

const isSmallChange = (body: unknown): boolean => typeof body === "string" && body.length <= KEPT_ALIVE_CHARACTERS_MAX;

/** Asks the service. */
export const client = createTRPCClient<ConsoleRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      true: httpSubscriptionLink({ url }),
      false: httpBatchLink({
        url,
        headers: { "x-atelier-console": "1" },
        maxURLLength: 4_000,
        fetch: async (address, { signal, ...init } = {}) =>
          fetch(address, { ...init, signal: signal ?? null, keepalive: isSmallChange(init.body) }),
      }),
    }),
  ],
});

/** Query, mutation and subscription options for TanStack Query. */
export const api = createTRPCOptionsProxy<ConsoleRouter>({ client, queryClient });

/** What the service is asked. */
export type Inputs = inferRouterInputs<ConsoleRouter>;
/** What it answers. */
export type Outputs = inferRouterOutputs<ConsoleRouter>;
