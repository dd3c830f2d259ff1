import * as workspaceWords from "#words/editor/workspace.ts";
import { type ReactNode, Suspense, useCallback, useMemo } from "react";
import { Tabs, TabPanel } from "../../components/ui/layout/tabs.tsx";
import { ResizableSplit } from "../../components/ui/layout/resizable-split.tsx";
import { ChatPanel } from "../chat/chat-panel.tsx";
import { PANELS } from "../data/editor-address.ts";
import { newestVersion } from "../data/newest-version.ts";
import type { ProjectState } from "../data/shapes.ts";
import { type GoTo, useEditorAddress } from "../data/use-editor-address.ts";
import { PanelSkeleton } from "../parts/panel-skeleton.tsx";
import { SitePanel } from "../site/site-panel.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { type Editor, EditorContext } from "./editor-context.ts";
import { EditorHeader } from "./header/editor-header.tsx";
import { BottomTabs } from "./header/panel-tabs.tsx";
import { useMedia } from "./use-media.ts";
import { usePanelKeys } from "./use-panel-keys.ts";
import { useProjectTitle } from "./use-project-title.ts";
import { later } from "../../components/later.ts";

const CodePanel = later(async () => (await import("../code/code-panel.tsx")).CodePanel);
const VersionsPanel = later(async () => (await import("../versions/versions-panel.tsx")).VersionsPanel);
const ProofPanel = later(async () => (await import("../proof/proof-panel.tsx")).ProofPanel);
const DeployPanel = later(async () => (await import("../deploy/deploy-panel.tsx")).DeployPanel);

const PHONE = "(max-width: 767px)";

/** The editor of a loaded project. */
export function EditorWorkspace({ projectId, state, trouble }: { projectId: string; state: ProjectState; trouble: string | null }) {
  const { address, goTo: goToAny } = useEditorAddress();
  const isPhone = useMedia(PHONE);
  const newest = newestVersion(state);
  // The newest version is stored as null, so that the next one is shown as soon as it exists.
  const goTo = useCallback<GoTo>(
    (next, options) => goToAny(next.version === newest ? { ...next, version: null } : next, options),
    [goToAny, newest],
  );
  usePanelKeys(goTo);
  useProjectTitle(state);
  const editor = useMemo<Editor>(() => {
    const shown = address.version !== null && newest !== null && address.version <= newest ? address.version : newest;
    return { projectId, state, newest, shown, address, goTo, isPhone };
  }, [projectId, state, newest, address, goTo, isPhone]);
  const value = address.panel ?? (isPhone ? "chat" : "site");
  const choose = (next: string): void => goTo({ panel: PANELS.find((panel) => panel === next) ?? null });
  const status = state.operation?.status;
  return (
    <EditorContext value={editor}>
      <Tabs value={value} onValueChange={choose} activationMode="manual" className="relative min-h-0 flex-1">
        <EditorHeader />
        <ConnectionNotice trouble={trouble} />
        {isPhone ? (
          <>
            <TabPanel value="chat" forceMount tabIndex={-1} className="overflow-hidden data-[state=inactive]:hidden">
              <ChatPanel />
            </TabPanel>
            <Panels />
            <BottomTabs hasNews={value !== "chat" && (status === "running" || status === "waiting")} />
          </>
        ) : (
          <ResizableSplit
            label={workspaceWords.widthOfTheConversation}
            name="editor"
            share={30}
            shareMin={22}
            shareMax={55}
            className="min-h-0 flex-1"
            start={<ChatPanel />}
            end={
              <div className="flex h-full min-h-0 flex-col">
                <Panels />
              </div>
            }
          />
        )}
      </Tabs>
    </EditorContext>
  );
}

/** The panels. The site stays mounted while another one is shown; the others are remounted. */
function Panels() {
  return (
    <>
      <TabPanel value="site" forceMount tabIndex={-1} className="overflow-hidden data-[state=inactive]:hidden">
        <SitePanel />
      </TabPanel>
      <Panel value="code">
        <CodePanel />
      </Panel>
      <Panel value="versions">
        <VersionsPanel />
      </Panel>
      <Panel value="proof">
        <ProofPanel />
      </Panel>
      <Panel value="deploy">
        <DeployPanel />
      </Panel>
    </>
  );
}

function Panel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <TabPanel value={value} tabIndex={-1} className="overflow-hidden">
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </TabPanel>
  );
}
