import { QueryClient } from "@tanstack/react-query";
import { refusalOf } from "./refusal.ts";

/** The cache of what the service answered. A refusal is not asked again; a lost connection is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => refusalOf(error).status === null && failures < 2 },
  },
});
