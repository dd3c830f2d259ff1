import { Globe, Smartphone } from "lucide-react";
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from "../../components/ui/overlays/dropdown-menu.tsx";
import type { OnIntentProps } from "../../components/ui/overlays/loaded-on-intent.tsx";

/** The kinds of apps that the service builds, and the one that is not supported yet. */
export function TypeMenu(props: OnIntentProps) {
  return (
    <DropdownMenu align="start" className="w-72" {...props}>
      <MenuRadioGroup label="Type" value="web">
        <MenuRadioItem value="web" hint="Runs in every browser, on phones and desktops">
          <Globe aria-hidden />
          Web app
        </MenuRadioItem>
        <MenuRadioItem value="mobile" hint="Not supported yet" disabled>
          <Smartphone aria-hidden />
          Mobile app
        </MenuRadioItem>
      </MenuRadioGroup>
    </DropdownMenu>
  );
}
