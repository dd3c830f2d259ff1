import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { createElement, type ReactNode } from "react";
import { test } from "node:test";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { api } from "../../api/client.ts";
import { useSamples } from "./use-samples.ts";

test("the rows of the first visit stay until a version begins with others, and until that is accepted", (context) => {
  const queries = new QueryClient();
  context.after(() => queries.clear());
  const compared = (from: number, to: number, differ: boolean) =>
    queries.setQueryData(api.versions.compareSamples.queryKey({ projectId: "p", from, to }), { differ });
  compared(1, 2, false);
  compared(2, 3, true);
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client: queries }, children);
  const initialProps: { live: number | null } = { live: null };
  const hook = renderHook(({ live }) => useSamples("p", live), { wrapper, initialProps });
  const seen = () => [hook.result.current.from, localStorage.getItem("atelier.samples.p")];
  assert.deepEqual(seen(), [null, null]);
  hook.rerender({ live: 1 });
  assert.deepEqual(seen(), [null, "1"]);
  hook.rerender({ live: 2 });
  assert.deepEqual(seen(), [null, "2"]);
  hook.rerender({ live: 3 });
  assert.deepEqual(seen(), [2, "2"]);
  act(() => hook.result.current.settle());
  assert.deepEqual(seen(), [null, "3"]);
});
