import * as siteWords from "#words/editor/panels/site.ts";
import { DatabaseZap } from "lucide-react";
import { DropdownMenu, MenuItem } from "../../components/ui/overlays/dropdown-menu.tsx";
import type { OnIntentProps } from "../../components/ui/overlays/loaded-on-intent.tsx";

/** What else can be done with the preview. */
export function SiteMenu({ onReset, ...rest }: OnIntentProps & { onReset: () => void }) {
  return (
    <DropdownMenu {...rest}>
      <MenuItem onSelect={onReset}>
        <DatabaseZap aria-hidden />
        {siteWords.resetSampleData}
      </MenuItem>
    </DropdownMenu>
  );
}
