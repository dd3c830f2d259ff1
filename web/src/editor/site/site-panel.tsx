import { ExternalLink, FileClock, Lock, Monitor, Radio, RotateCw, Smartphone, Tablet } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CopyButton } from "../../components/ui/actions/copy-button.tsx";
import { IconButton } from "../../components/ui/actions/icon-button.tsx";
import { Segmented } from "../../components/ui/actions/segmented.tsx";
import { Badge } from "../../components/ui/display/badge.tsx";
import { useEditor } from "../layout/editor-context.ts";
import { PanelBar } from "../parts/panel-bar.tsx";
import { checkedAddress } from "./checked-address.ts";
import { type Device, SiteFrame } from "./site-frame.tsx";
import { SiteOverlay } from "./site-overlay.tsx";
import { useSiteAddress } from "./use-site-address.ts";

const SitePlaceholder = lazy(async () => ({ default: (await import("./site-placeholder.tsx")).SitePlaceholder }));

const DEVICES = [
  { value: "desktop", label: "Desktop", icon: <Monitor aria-hidden /> },
  { value: "tablet", label: "Tablet, 768 wide", icon: <Tablet aria-hidden /> },
  { value: "phone", label: "Phone, 375 wide", icon: <Smartphone aria-hidden /> },
] as const;

const STATES = [
  { value: "live", label: "Live version", icon: <Radio aria-hidden /> },
  { value: "draft", label: "Draft", icon: <FileClock aria-hidden /> },
] as const;

/** The live site, or the draft, at the width of the selected device. */
export function SitePanel() {
  const { state, isPhone } = useEditor();
  const [device, setDevice] = useState<Device>(isPhone ? "phone" : "desktop");
  const [loads, setLoads] = useState(0);
  const [wantsDraft, setWantsDraft] = useState(false);
  const isLive = state.project.version !== null;
  const draftUrl = state.draft?.url ?? null;
  const isDraft = draftUrl !== null && (wantsDraft || !isLive);
  const { address, isPrivate } = useSiteAddress(state, { loads, isDraft });
  const live = isLive ? (state.addresses.subdomain ?? state.addresses.deployment) : null;
  const shown = checkedAddress(isDraft ? draftUrl : live);
  const isWorking = state.operation?.status === "running" || state.operation?.status === "waiting";
  return (
    <section aria-label="Site" className="flex h-full min-h-0 flex-col">
      <PanelBar>
        <Segmented label="Site width" value={device} onChange={setDevice} segments={DEVICES} className="shrink-0" />
        {draftUrl !== null && isLive && (
          <Segmented
            label="Shown state"
            value={isDraft ? "draft" : "live"}
            onChange={(value) => setWantsDraft(value === "draft")}
            segments={STATES}
            className="shrink-0"
          />
        )}
        <div className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-lg bg-subtle pr-0.5 pl-3">
          {isDraft && <Badge tone="warn">Draft</Badge>}
          {isPrivate && <Lock aria-label="Private" className="size-3.5 shrink-0 text-ink-faint" />}
          <span className="min-w-0 flex-1 truncate text-ink-soft">{shown === null ? "No address yet" : withoutScheme(shown)}</span>
          {shown !== null && <CopyButton isIcon text={shown} label="Copy the address" />}
        </div>
        <IconButton label="Reload the site" size="sm" disabled={address === null} onClick={() => setLoads(loads + 1)}>
          <RotateCw aria-hidden />
        </IconButton>
        {shown !== null && (
          <IconButton label="Open in a new tab" size="sm" asChild>
            <a href={shown} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden />
            </a>
          </IconButton>
        )}
      </PanelBar>
      <div className="relative min-h-0 flex-1 bg-subtle">
        {address === null ? (
          <Suspense>
            <SitePlaceholder />
          </Suspense>
        ) : (
          <SiteFrame
            key={`${address} ${isDraft ? "draft" : state.project.version} ${loads}`}
            address={address}
            name={state.project.name}
            device={device}
            isDimmed={isWorking && !isDraft}
          />
        )}
        {address !== null && isWorking && !isDraft && <SiteOverlay />}
      </div>
    </section>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, "").replace(/\/$/, "");
