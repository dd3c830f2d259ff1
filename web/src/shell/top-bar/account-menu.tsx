import { Link } from "@tanstack/react-router";
import { BookOpen, ChartNoAxesColumn, Keyboard, KeyRound, LogOut, Settings2 } from "lucide-react";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "../../components/ui/overlays/dropdown-menu.tsx";
import type { OnIntentProps } from "../../components/ui/overlays/loaded-on-intent.tsx";
import { showPanel } from "../commands/panels.ts";
import { useSession } from "../session/use-session.ts";
import { useSignOut } from "../session/use-sign-out.ts";

/** The signed-in user, the settings, and sign-out. */
export function AccountMenu(props: OnIntentProps) {
  const { person } = useSession();
  const signOut = useSignOut();
  return (
    <DropdownMenu {...props} className="w-60">
      <MenuLabel className="flex flex-col gap-0.5 pb-2">
        <span className="truncate text-sm text-ink">{person?.email}</span>
        <span>
          <span className="capitalize">{person?.plan}</span> plan
        </span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/settings/keys">
          <KeyRound aria-hidden />
          API keys
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/usage">
          <ChartNoAxesColumn aria-hidden />
          Usage and credits
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/account">
          <Settings2 aria-hidden />
          Settings
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <a href="/docs/">
          <BookOpen aria-hidden />
          Documentation
        </a>
      </MenuItem>
      <MenuItem keys="?" onSelect={() => showPanel("shortcuts")}>
        <Keyboard aria-hidden />
        Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <LogOut aria-hidden />
        Sign out
      </MenuItem>
    </DropdownMenu>
  );
}
