import * as workspaceWords from "#words/editor/workspace.ts";
import { Code2, Globe, History, MonitorPlay, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Panel } from "../../data/editor-address.ts";

/** The name and icon of each panel. */
export const PANEL_LOOKS: Readonly<Record<Panel, { word: string; icon: ReactNode }>> = {
  site: { word: workspaceWords.site, icon: <MonitorPlay aria-hidden /> },
  code: { word: workspaceWords.code, icon: <Code2 aria-hidden /> },
  versions: { word: workspaceWords.versions, icon: <History aria-hidden /> },
  proof: { word: workspaceWords.proof, icon: <ShieldCheck aria-hidden /> },
  deploy: { word: workspaceWords.deploy, icon: <Globe aria-hidden /> },
};
