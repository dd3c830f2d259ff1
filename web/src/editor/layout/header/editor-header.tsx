import * as workspaceWords from "#words/editor/workspace.ts";
import { ExternalLink } from "lucide-react";
import { Button } from "../../../components/ui/actions/button.tsx";
import { InTopBar } from "../../../shell/top-bar/in-top-bar.tsx";
import { PANELS } from "../../data/editor-address.ts";
import { checkedAddress } from "../../site/checked-address.ts";
import { useEditor } from "../editor-context.ts";
import { PanelTabs } from "./panel-tabs.tsx";
import { ProjectName } from "./project-name.tsx";
import { StateBadge } from "./state-badge.tsx";

/** The editor's part of the top bar: the project's name and state, the panels, and a link to the site. */
export function EditorHeader() {
  const { state, isPhone, address, goTo } = useEditor();
  const site = state.project.version === null ? null : checkedAddress(state.addresses.subdomain ?? state.addresses.deployment);
  return (
    <InTopBar>
      <div className="flex min-w-0 flex-1 items-center gap-1.5">
        <ProjectName />
        <StateBadge state={state} />
      </div>
      {!isPhone && (
        <PanelTabs shown={address.panel ?? "site"} onChoose={(next) => goTo({ panel: PANELS.find((panel) => panel === next) ?? null })} />
      )}
      {!isPhone && site !== null && (
        <Button size="sm" variant="primary" className="@max-3xl:px-2" data-tip={workspaceWords.openSite} asChild>
          <a href={site} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
            <span className="sr-only @3xl:not-sr-only">{workspaceWords.openSite}</span>
          </a>
        </Button>
      )}
    </InTopBar>
  );
}
