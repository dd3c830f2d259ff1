import * as siteWords from "#words/editor/panels/site.ts";
import { Ellipsis, ExternalLink, FileClock, Lock, Monitor, Radio, RotateCw, Smartphone, Tablet } from "lucide-react";
import { CopyButton } from "../../components/ui/actions/copy-button.tsx";
import { IconButton } from "../../components/ui/actions/icon-button.tsx";
import { Segmented } from "../../components/ui/actions/segmented.tsx";
import { Badge } from "../../components/ui/display/badge.tsx";
import { loadedOnIntent } from "../../components/ui/overlays/loaded-on-intent.tsx";
import { PanelBar } from "../parts/panel-bar.tsx";
import type { Device } from "./site-frame.tsx";

const SiteMenu = loadedOnIntent(async () => (await import("./site-menu.tsx")).SiteMenu);

const DEVICES = [
  { value: "desktop", label: siteWords.desktop, icon: <Monitor aria-hidden /> },
  { value: "tablet", label: siteWords.tablet, icon: <Tablet aria-hidden /> },
  { value: "phone", label: siteWords.phone, icon: <Smartphone aria-hidden /> },
] as const;

const STATES = [
  { value: "live", label: siteWords.liveVersion, icon: <Radio aria-hidden /> },
  { value: "draft", label: siteWords.draft, icon: <FileClock aria-hidden /> },
] as const;

/** What the bar shows and changes. `shown` is the address; `showDraft` null: there is no choice between draft and live version. */
export interface SiteBarProps {
  device: Device;
  chooseDevice: (device: Device) => void;
  isDraft: boolean;
  showDraft: ((isDraft: boolean) => void) | null;
  isPrivate: boolean;
  shown: string | null;
  isOpened: boolean;
  reload: () => void;
  askToReset: () => void;
}

/** The bar above the site: its width, its address, and what can be done with the preview. */
export function SiteBar({ device, chooseDevice, isDraft, showDraft, isPrivate, shown, isOpened, reload, askToReset }: SiteBarProps) {
  return (
    <PanelBar>
      <Segmented label={siteWords.siteWidth} value={device} onChange={chooseDevice} segments={DEVICES} className="shrink-0" />
      {showDraft !== null && (
        <Segmented
          label={siteWords.shownState}
          value={isDraft ? "draft" : "live"}
          onChange={(value) => showDraft(value === "draft")}
          segments={STATES}
          className="shrink-0"
        />
      )}
      <div className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-lg bg-subtle pr-0.5 pl-3">
        {isDraft && <Badge tone="warn">{siteWords.draft}</Badge>}
        {isPrivate && <Lock aria-label={siteWords.privateSite} className="size-3.5 shrink-0 text-ink-faint" />}
        <span className="min-w-0 flex-1 truncate text-ink-soft">{shown === null ? siteWords.noAddressYet : withoutScheme(shown)}</span>
        {shown !== null && <CopyButton isIcon text={shown} label={siteWords.copyTheAddress} />}
      </div>
      <IconButton label={siteWords.reloadTheSite} size="sm" disabled={!isOpened} onClick={reload}>
        <RotateCw aria-hidden />
      </IconButton>
      {shown !== null && (
        <IconButton label={siteWords.openInANewTab} size="sm" asChild>
          <a href={shown} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
          </a>
        </IconButton>
      )}
      {isOpened && (
        <SiteMenu
          onReset={askToReset}
          trigger={
            <IconButton label={siteWords.moreActions} size="sm">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      )}
    </PanelBar>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, "").replace(/\/$/, "");
