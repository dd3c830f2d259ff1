// The console's own API, typed by the service's routers. Every request carries the header that says it is ours.
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { ConsoleRouter } from "../../../src/doors/console/routers/index.ts";
import { queryClient } from "./query-client.ts";

const url = "/console/api";

/** Asks the service. */
export const client = createTRPCClient<ConsoleRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      true: httpSubscriptionLink({ url }),
      false: httpBatchLink({ url, headers: { "x-atelier-console": "1" }, maxURLLength: 4_000 }),
    }),
  ],
});

/** Query, mutation and subscription options for TanStack Query. */
export const api = createTRPCOptionsProxy<ConsoleRouter>({ client, queryClient });

/** What the service is asked. */
export type Inputs = inferRouterInputs<ConsoleRouter>;
/** What it answers. */
export type Outputs = inferRouterOutputs<ConsoleRouter>;
