import * as workspaceWords from "#words/editor/workspace.ts";
import { useEffect } from "react";
import { useShortcut } from "../../shell/shortcuts/use-shortcut.ts";
import { PANELS } from "../data/editor-address.ts";
import type { GoTo } from "../data/use-editor-address.ts";

const GROUP = workspaceWords.projectGroup;

/** Alt and a digit switch to a panel; Mod+I focuses the message input. */
export function usePanelKeys(goTo: GoTo): void {
  const show = (at: number) => () => {
    const panel = PANELS[at];
    if (panel !== undefined) goTo({ panel });
  };
  useShortcut({ keys: "Alt+1", label: workspaceWords.site, group: GROUP, run: show(0) });
  useShortcut({ keys: "Alt+2", label: workspaceWords.code, group: GROUP, run: show(1) });
  useShortcut({ keys: "Alt+3", label: workspaceWords.versions, group: GROUP, run: show(2) });
  useShortcut({ keys: "Alt+4", label: workspaceWords.proof, group: GROUP, run: show(3) });
  useShortcut({ keys: "Alt+5", label: workspaceWords.deploy, group: GROUP, run: show(4) });
  useEffect(() => {
    // On a Mac, Option changes the typed character, so the physical key is checked as well.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const panel = PANELS[Number(/^Digit(\d)$/.exec(event.code)?.[1] ?? 0) - 1];
      if (panel === undefined) return;
      event.preventDefault();
      goTo({ panel });
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [goTo]);
}
