// The panels of the editor as tabs: with their words where there is room, else as icons, of which the selected one has its
// word, and in a narrow bar as one menu.
import * as workspaceWords from "#words/editor/workspace.ts";
import { ChevronDown, MessageSquare } from "lucide-react";
import { Button } from "../../../components/ui/actions/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Tab, TabList } from "../../../components/ui/layout/tabs.tsx";
import { loadedOnIntent } from "../../../components/ui/overlays/loaded-on-intent.tsx";
import { PANELS, type Panel } from "../../data/editor-address.ts";
import { PANEL_LOOKS } from "./panel-looks.tsx";

const PanelMenu = loadedOnIntent(async () => (await import("./panel-menu.tsx")).PanelMenu);

/** The tabs in the top bar; `shown` is the selected panel. */
export function PanelTabs({ shown, onChoose }: { shown: Panel; onChoose: (panel: string) => void }) {
  return (
    <>
      <TabList label={workspaceWords.panels} className="shrink-0 gap-0.5 @max-xl:hidden">
        {PANELS.map((panel, index) => (
          <Tab
            key={panel}
            value={panel}
            icon={PANEL_LOOKS[panel].icon}
            data-tip={PANEL_LOOKS[panel].word}
            data-tip-keys={`Alt+${index + 1}`}
            aria-keyshortcuts={`Alt+${index + 1}`}
            className="px-2.5 @4xl:px-3"
          >
            <span className={panel === shown ? "" : "sr-only @4xl:not-sr-only"}>{PANEL_LOOKS[panel].word}</span>
          </Tab>
        ))}
      </TabList>
      <PanelMenu
        value={shown}
        onChange={onChoose}
        trigger={
          <Button size="sm" className="gap-1.5 px-2.5 @xl:hidden">
            {PANEL_LOOKS[shown].icon}
            <span className="sr-only">{workspaceWords.panelSpoken}</span>
            {PANEL_LOOKS[shown].word}
            <ChevronDown aria-hidden className="text-ink-faint" />
          </Button>
        }
      />
    </>
  );
}

const bottomLook =
  "h-14 flex-1 flex-col justify-center gap-1 rounded-none px-0 text-[0.6875rem] leading-none data-[state=active]:bg-transparent data-[state=active]:text-accent-text [&_svg]:size-5";

/** The switch at the bottom of a phone: the conversation, or one of the panels. */
export function BottomTabs({ hasNews }: { hasNews: boolean }) {
  return (
    <TabList
      label={workspaceWords.conversationAndPanels}
      className="shrink-0 gap-0 overflow-hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <Tab value="chat" icon={<ChatMark hasNews={hasNews} />} className={bottomLook}>
        {workspaceWords.chat}
      </Tab>
      {PANELS.map((panel) => (
        <Tab key={panel} value={panel} icon={PANEL_LOOKS[panel].icon} className={classNames(bottomLook)}>
          {PANEL_LOOKS[panel].word}
        </Tab>
      ))}
    </TabList>
  );
}

function ChatMark({ hasNews }: { hasNews: boolean }) {
  return (
    <span className="relative">
      <MessageSquare aria-hidden />
      {hasNews && <span aria-hidden className="absolute -top-0.5 -right-1 size-2 rounded-full bg-accent" />}
    </span>
  );
}
