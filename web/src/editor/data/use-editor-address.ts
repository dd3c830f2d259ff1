import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type EditorAddress, readEditorAddress, writeEditorAddress } from "./editor-address.ts";

/** Goes to another address of the editor; what is not named stays. `replace` leaves no step for the back button. */
export type GoTo = (next: Partial<EditorAddress>, options?: { replace?: boolean }) => void;

/** What the editor shows by its address, and the way to another. */
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

// The editor's route declares no parameters of its own: they are read by readEditorAddress, which takes anything.
const stayingAt = (search: (previous: Readonly<Record<string, unknown>>) => Record<string, string | number>, replace: boolean): Place =>
  ({ to: ".", search, replace, resetScroll: false }) as Place;
