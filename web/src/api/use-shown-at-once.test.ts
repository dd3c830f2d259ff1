import "../testing/register-dom.ts";
import assert from "node:assert/strict";
import { createElement, type ReactNode } from "react";
import { test } from "node:test";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { useShownAtOnce } from "./use-shown-at-once.ts";

test("a change is shown in every query it concerns, and taken back where it is refused", async (context) => {
  const queries = new QueryClient();
  context.after(() => queries.clear());
  queries.setQueryData(["projects", 1], ["a", "b"]);
  queries.setQueryData(["projects", 2], ["b", "c"]);
  queries.setQueryData(["keys"], ["b"]);
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client: queries }, children);
  const { result } = renderHook(() => useShownAtOnce<string[]>({ queryKey: ["projects"] }), { wrapper });
  const all = () => [["projects", 1], ["projects", 2], ["keys"]].map((key) => queries.getQueryData(key));
  const undo = await result.current.show((names) => names.filter((name) => name !== "b"));
  assert.deepEqual(all(), [["a"], ["c"], ["b"]]);
  result.current.refused(new Error("lost"), undo);
  assert.deepEqual(all(), [["a", "b"], ["b", "c"], ["b"]]);
});
