import { QueryClient } from "@tanstack/react-query";
import { refusalOf } from "./refusal.ts";

/** The cache of responses. A refused request is not retried; a network error is retried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => refusalOf(error).status === null && failures < 2 },
  },
});
