import * as generalWords from "#words/general.ts";
import * as shellWords from "#words/shell.ts";
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
        <span>{shellWords.planNamed({ plan: <span className="capitalize">{person?.plan}</span> })}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/settings/keys">
          <KeyRound aria-hidden />
          {generalWords.apiKeys}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/usage">
          <ChartNoAxesColumn aria-hidden />
          {generalWords.usageAndCredits}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/account">
          <Settings2 aria-hidden />
          {shellWords.settings}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <a href="/docs/">
          <BookOpen aria-hidden />
          {shellWords.documentation}
        </a>
      </MenuItem>
      <MenuItem keys="?" onSelect={() => showPanel("shortcuts")}>
        <Keyboard aria-hidden />
        {shellWords.keyboardShortcuts}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <LogOut aria-hidden />
        {generalWords.signOut}
      </MenuItem>
    </DropdownMenu>
  );
}
