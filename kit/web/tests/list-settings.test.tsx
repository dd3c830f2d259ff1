import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { expect, test } from "vitest";
import { useListSettings } from "@/hooks/use-list-settings";

function openAt(query: string, prefix: string) {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[`/${query}`]}>{children}</MemoryRouter>;
  return renderHook(() => ({ list: useListSettings(["stage"], prefix), query: useLocation().search }), { wrapper }).result;
}

test("of two lists on a page each has the settings of its own", () => {
  const opened = openAt("?task-stage=Cut&task-sort=name&person-stage=Set&search=x", "task-");
  expect([...opened.current.list.settings]).toEqual([
    ["stage", "Cut"],
    ["sort", "name"],
  ]);
  expect(opened.current.list.isNarrowed).toBe(true);
  act(() => opened.current.list.clear());
  expect(opened.current.query).toBe("?task-sort=name&person-stage=Set&search=x");
  expect(opened.current.list.isNarrowed).toBe(false);
});

test("a setting is kept in the address, and an empty one is not", () => {
  const opened = openAt("", "");
  act(() => opened.current.list.set("search", "leek"));
  expect(opened.current.query).toBe("?search=leek");
  act(() => opened.current.list.set("search", ""));
  expect(opened.current.query).toBe("");
});

test("of two changes that follow each other at once both are kept", () => {
  const opened = openAt("", "");
  act(() => {
    opened.current.list.set("from", "2026-01-01");
    opened.current.list.set("to", "2026-02-01");
  });
  expect(opened.current.query).toBe("?from=2026-01-01&to=2026-02-01");
});
