import { Code2, Globe, History, MonitorPlay, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Panel } from "../../data/editor-address.ts";

/** The name and icon of each panel. */
export const PANEL_LOOKS: Readonly<Record<Panel, { word: string; icon: ReactNode }>> = {
  site: { word: "Site", icon: <MonitorPlay aria-hidden /> },
  code: { word: "Code", icon: <Code2 aria-hidden /> },
  versions: { word: "Versions", icon: <History aria-hidden /> },
  proof: { word: "Proof", icon: <ShieldCheck aria-hidden /> },
  deploy: { word: "Deploy", icon: <Globe aria-hidden /> },
};
