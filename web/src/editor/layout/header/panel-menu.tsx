import * as workspaceWords from "#words/editor/workspace.ts";
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from "../../../components/ui/overlays/dropdown-menu.tsx";
import type { OnIntentProps } from "../../../components/ui/overlays/loaded-on-intent.tsx";
import { PANELS } from "../../data/editor-address.ts";
import { PANEL_LOOKS } from "./panel-looks.tsx";

/** The panels as a menu, where the bar has no room for tabs. */
export function PanelMenu({ value, onChange, ...rest }: OnIntentProps & { value: string; onChange: (panel: string) => void }) {
  return (
    <DropdownMenu {...rest}>
      <MenuRadioGroup label={workspaceWords.panels} value={value} onValueChange={onChange}>
        {PANELS.map((panel) => (
          <MenuRadioItem key={panel} value={panel}>
            {PANEL_LOOKS[panel].icon}
            {PANEL_LOOKS[panel].word}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  );
}
