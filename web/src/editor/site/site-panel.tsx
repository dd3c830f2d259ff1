import { ExternalLink, Lock, Monitor, RotateCw, Smartphone, Tablet } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CopyButton } from "../../components/ui/actions/copy-button.tsx";
import { IconButton } from "../../components/ui/actions/icon-button.tsx";
import { Segmented } from "../../components/ui/actions/segmented.tsx";
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

/** The live site at the width of the selected device. */
export function SitePanel() {
  const { state, isPhone } = useEditor();
  const [device, setDevice] = useState<Device>(isPhone ? "phone" : "desktop");
  const [loads, setLoads] = useState(0);
  const { address, isPrivate } = useSiteAddress(state, loads);
  const shown = state.project.version === null ? null : checkedAddress(state.addresses.subdomain ?? state.addresses.deployment);
  const isWorking = state.operation?.status === "running" || state.operation?.status === "waiting";
  return (
    <section aria-label="Site" className="flex h-full min-h-0 flex-col">
      <PanelBar>
        <Segmented label="Site width" value={device} onChange={setDevice} segments={DEVICES} className="shrink-0" />
        <div className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-lg bg-subtle pr-0.5 pl-3">
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
            key={`${address} ${state.project.version} ${loads}`}
            address={address}
            name={state.project.name}
            device={device}
            isDimmed={isWorking}
          />
        )}
        {address !== null && isWorking && <SiteOverlay />}
      </div>
    </section>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, "").replace(/\/$/, "");
