import * as generalWords from "#words/general.ts";
import * as shellWords from "#words/shell.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import { Box, House, Keyboard, KeyRound, LogIn, LogOut, Monitor, Moon, Plus, Settings2, Sun } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ComponentProps, type ReactNode, useDeferredValue, useState } from "react";
import { api } from "../../api/client.ts";
import { Kbd } from "../../components/ui/display/kbd.tsx";
import { SHADE_LOOK } from "../../components/ui/overlays/panel-look.ts";
import { focusPrompt } from "../../home/prompt/prompt-place.ts";
import { useSession } from "../session/use-session.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { settingsPagesOf } from "../settings-pages-of.ts";
import { chooseTheme } from "../theme/theme.ts";
import { showPanel } from "./panels.ts";

const FOUND_MAX = 6;

/** All actions and pages, searchable by typing. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState("");
  const { person } = useSession();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={SHADE_LOOK} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[12dvh] z-50 mx-auto max-w-xl animate-rise overflow-hidden rounded-2xl border border-line bg-overlay shadow-high outline-none"
        >
          <Dialog.Title className="sr-only">{shellWords.searchAndCommands}</Dialog.Title>
          <Command label={shellWords.searchAndCommands} loop>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Command.Input
                value={search}
                onValueChange={setSearch}
                placeholder={shellWords.searchOrTypeCommand}
                className="h-14 w-full bg-transparent text-base outline-none"
              />
              <Kbd keys="Esc" />
            </div>
            <Command.List label={shellWords.suggestions} className="max-h-[min(24rem,60dvh)] scroll-py-2 overflow-y-auto p-2">
              <Command.Empty className="px-3 py-8 text-center text-ink-soft">{shellWords.noResults}</Command.Empty>
              <Pages isSignedIn={person !== null} onClose={onClose} />
              {person !== null && <FoundProjects search={search} onClose={onClose} />}
              <Settings isSignedIn={person !== null} onClose={onClose} />
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function FoundProjects({ search, onClose }: { search: string; onClose: () => void }) {
  const navigate = useNavigate();
  const deferred = useDeferredValue(search.trim());
  const { data } = useQuery(
    api.projects.list.queryOptions(
      { search: deferred, sort: "updated", limit: FOUND_MAX, offset: 0 },
      { placeholderData: (before) => before },
    ),
  );
  if (data === undefined || data.projects.length === 0) return null;
  return (
    <Group heading={generalWords.projects}>
      {data.projects.map(({ id, name }) => (
        <Item
          key={id}
          value={`${name} ${id}`}
          icon={<Box aria-hidden />}
          onSelect={() => {
            onClose();
            void navigate({ to: "/projects/$projectId", params: { projectId: id } });
          }}
        >
          {name}
        </Item>
      ))}
    </Group>
  );
}

interface PartProps {
  isSignedIn: boolean;
  onClose: () => void;
}

function Pages({ isSignedIn, onClose }: PartProps) {
  const { person } = useSession();
  const navigate = useNavigate();
  const go = (to: string) => () => {
    onClose();
    void navigate({ to });
  };
  const start = () => {
    onClose();
    void navigate({ to: "/" }).then(() => setTimeout(focusPrompt, 0));
  };
  return (
    <Group heading={shellWords.goTo}>
      <Item icon={<Plus aria-hidden />} keys="N" onSelect={start}>
        {generalWords.newProject}
      </Item>
      <Item icon={<House aria-hidden />} onSelect={go("/")}>
        {shellWords.home}
      </Item>
      {isSignedIn &&
        settingsPagesOf(person).map(({ to, title }) => (
          <Item
            key={to}
            value={shellWords.settingsPage({ title })}
            icon={to === "/settings/keys" ? <KeyRound aria-hidden /> : <Settings2 aria-hidden />}
            onSelect={go(to)}
          >
            {shellWords.settingsPage({ title })}
          </Item>
        ))}
      {!isSignedIn && (
        <Item icon={<LogIn aria-hidden />} onSelect={go("/sign-in")}>
          {generalWords.signIn}
        </Item>
      )}
    </Group>
  );
}

function Settings({ isSignedIn, onClose }: PartProps) {
  const signOut = useSignOut();
  const theme = (choice: "light" | "dark" | "system") => () => {
    chooseTheme(choice);
    onClose();
  };
  return (
    <Group heading={shellWords.actions}>
      <Item icon={<Sun aria-hidden />} onSelect={theme("light")}>
        {shellWords.lightTheme}
      </Item>
      <Item icon={<Moon aria-hidden />} onSelect={theme("dark")}>
        {shellWords.darkTheme}
      </Item>
      <Item icon={<Monitor aria-hidden />} onSelect={theme("system")}>
        {shellWords.systemTheme}
      </Item>
      <Item icon={<Keyboard aria-hidden />} keys="?" onSelect={() => showPanel("shortcuts")}>
        {shellWords.keyboardShortcuts}
      </Item>
      {isSignedIn && (
        <Item icon={<LogOut aria-hidden />} onSelect={signOut}>
          {generalWords.signOut}
        </Item>
      )}
    </Group>
  );
}

function Group(props: ComponentProps<typeof Command.Group>) {
  return (
    <Command.Group
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint"
      {...props}
    />
  );
}

function Item({ icon, keys, children, ...rest }: { icon: ReactNode; keys?: string } & ComponentProps<typeof Command.Item>) {
  return (
    <Command.Item
      className="flex h-10 cursor-pointer items-center gap-3 rounded-lg px-3 data-[selected=true]:bg-subtle [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint"
      {...rest}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys !== undefined && <Kbd keys={keys} />}
    </Command.Item>
  );
}
