import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type EditorAddress, readEditorAddress, writeEditorAddress } from "./editor-address.ts";

/** Navigates within the editor; omitted fields are kept. `replace` adds no history entry. */
export type GoTo = (next: Partial<EditorAddress>, options?: { replace?: boolean }) => void;

/** The editor's state from the URL, and a function to change it. */
export function useEditorAddress(): { address: EditorAddress; goTo: GoTo } {
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ location }) => location.search });
  const address = useMemo(() => readEditorAddress(search), [search]);
  const goTo = useCallback<GoTo>(
    (next, { replace = false } = {}) => {
      const write = (previous: Readonly<Record<string, unknown>>) => writeEditorAddress({ ...readEditorAddress(previous), ...next });
      void navigate(stayingAt(write, replace));
    },
    [navigate],
  );
  return { address, goTo };
}

type Place = Parameters<ReturnType<typeof useNavigate>>[0];

// The editor's route declares no parameters of its own: readEditorAddress parses them and accepts anything.
const stayingAt = (search: (previous: Readonly<Record<string, unknown>>) => Record<string, string | number>, replace: boolean): Place =>
  ({ to: ".", search, replace, resetScroll: false }) as Place;
