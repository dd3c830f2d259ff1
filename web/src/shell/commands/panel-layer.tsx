import * as generalWords from "#words/general.ts";
import * as shellWords from "#words/shell.ts";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useSyncExternalStore } from "react";
import { focusPrompt } from "../../home/prompt/prompt-place.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { openPanel, showPanel, watchPanels } from "./panels.ts";
import { later } from "../../components/later.ts";

const Palette = later(async () => (await import("./command-palette.tsx")).CommandPalette);
const Shortcuts = later(async () => (await import("../shortcuts/shortcuts-dialog.tsx")).ShortcutsDialog);

const close = () => showPanel(null);

/** Renders the command palette and the shortcut list, with the shortcuts that open them. Rendered once, by the shell. */
export function PanelLayer() {
  const panel = useSyncExternalStore(watchPanels, openPanel);
  const navigate = useNavigate();
  const group = shellWords.everywhere;
  useShortcut({
    keys: "Mod+K",
    label: shellWords.searchAndCommands,
    group,
    run: () => showPanel(openPanel() === "palette" ? null : "palette"),
  });
  useShortcut({ keys: "?", label: shellWords.keyboardShortcuts, group, run: () => showPanel("shortcuts") });
  useShortcut({ keys: "N", label: generalWords.newProject, group, run: () => void navigate({ to: "/" }).then(focusPrompt) });
  return (
    <Suspense>
      {panel === "palette" && <Palette onClose={close} />}
      {panel === "shortcuts" && <Shortcuts onClose={close} />}
    </Suspense>
  );
}
