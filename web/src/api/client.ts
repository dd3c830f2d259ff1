// The console's own API, typed by the service's routers. Every request carries the header that identifies it as ours.
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { ConsoleRouter } from "../../../src/entrypoints/console/routers/index.ts";
import { queryClient } from "./query-client.ts";
import { fetchNoted } from "./reachability.ts";

const url = "/console/api";
// The limit for keepalive requests, which browsers still send for a closed page, so that recent changes are not lost.
const KEPT_ALIVE_CHARACTERS_MAX = 30_000;
// The service accepts no more procedures in one request.
const PROCEDURES_MAX = 10;

const isSmallChange = (body: unknown): boolean => typeof body === "string" && body.length <= KEPT_ALIVE_CHARACTERS_MAX;

/** The tRPC client. */
export const client = createTRPCClient<ConsoleRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      true: httpSubscriptionLink({ url }),
      false: httpBatchLink({
        url,
        headers: { "x-atelier-console": "1" },
        maxURLLength: 4_000,
        maxItems: PROCEDURES_MAX,
        fetch: async (address, { signal, ...init } = {}) =>
          fetchNoted(address, { ...init, signal: signal ?? null, keepalive: isSmallChange(init.body) }),
      }),
    }),
  ],
});

/** Query, mutation and subscription options for TanStack Query. */
export const api = createTRPCOptionsProxy<ConsoleRouter>({ client, queryClient });

/** The inputs of the service's procedures. */
export type Inputs = inferRouterInputs<ConsoleRouter>;
/** The outputs of the service's procedures. */
export type Outputs = inferRouterOutputs<ConsoleRouter>;
