import { Code2, Globe, History, MessageSquare, MonitorPlay, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../components/class-names.ts";
import { Tab, TabList } from "../../components/ui/layout/tabs.tsx";
import { PANELS, type Panel } from "../data/editor-address.ts";

/** The name and icon of each panel. */
export const PANEL_LOOKS: Readonly<Record<Panel, { word: string; icon: ReactNode }>> = {
  site: { word: "Site", icon: <MonitorPlay aria-hidden /> },
  code: { word: "Code", icon: <Code2 aria-hidden /> },
  versions: { word: "Versions", icon: <History aria-hidden /> },
  proof: { word: "Proof", icon: <ShieldCheck aria-hidden /> },
  deploy: { word: "Deploy", icon: <Globe aria-hidden /> },
};

/** The tabs above the panels. */
export function PanelTabs() {
  return (
    <TabList label="Panels" className="gap-0.5">
      {PANELS.map((panel, index) => (
        <Tab
          key={panel}
          value={panel}
          icon={PANEL_LOOKS[panel].icon}
          data-tip={PANEL_LOOKS[panel].word}
          data-tip-keys={`Alt+${index + 1}`}
          aria-keyshortcuts={`Alt+${index + 1}`}
          className="px-2.5 lg:px-3"
        >
          <span className="sr-only lg:not-sr-only">{PANEL_LOOKS[panel].word}</span>
        </Tab>
      ))}
    </TabList>
  );
}

const bottomLook =
  "h-14 flex-1 flex-col justify-center gap-1 rounded-none px-0 text-[0.6875rem] leading-none data-[state=active]:bg-transparent data-[state=active]:text-accent-text [&_svg]:size-5";

/** The switch at the bottom of a phone: the conversation, or one of the panels. */
export function BottomTabs({ hasNews }: { hasNews: boolean }) {
  return (
    <TabList
      label="Conversation and panels"
      className="shrink-0 gap-0 overflow-hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <Tab value="chat" icon={<ChatMark hasNews={hasNews} />} className={bottomLook}>
        Chat
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
