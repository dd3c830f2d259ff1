import * as siteWords from "#words/editor/panels/site.ts";
import { Suspense, useState } from "react";
import { later } from "../../components/later.ts";
import { useEditor } from "../layout/editor-context.ts";
import { checkedAddress } from "./checked-address.ts";
import { SiteBar } from "./site-bar.tsx";
import { type Device, SiteFrame } from "./site-frame.tsx";
import { SiteOverlay } from "./site-overlay.tsx";
import { useSamples } from "./use-samples.ts";
import { useSiteAddress } from "./use-site-address.ts";

const SitePlaceholder = later(async () => (await import("./site-placeholder.tsx")).SitePlaceholder);
const OldSamples = later(async () => (await import("./old-samples.tsx")).OldSamples);
const ResetDialog = later(async () => (await import("./reset-dialog.tsx")).ResetDialog);

/** Every site empties what it has stored when the console frames this address (src/entrypoints/sites/documents/reset-page.ts). */
const RESET_PATH = "/_reset";

/** The live site, or the draft, at the width of the selected device. */
export function SitePanel() {
  const { projectId, state, isPhone } = useEditor();
  const [device, setDevice] = useState<Device>(isPhone || state.project.type !== "web" ? "phone" : "desktop");
  const [loads, setLoads] = useState(0);
  const [isResetting, setResetting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [wantsDraft, setWantsDraft] = useState(false);
  const live = state.project.version;
  const samples = useSamples(projectId, live);
  const draftUrl = state.draft?.url ?? null;
  const isDraft = draftUrl !== null && (wantsDraft || live === null);
  const { address, isPrivate } = useSiteAddress(state, { loads, isDraft });
  const liveUrl = live === null ? null : (state.addresses.subdomain ?? state.addresses.deployment);
  const status = state.operation?.status;
  const isWorking = (status === "running" || status === "waiting") && !isDraft;
  const reload = (): void => setLoads(loads + 1);
  const reset = (): void => {
    setAsking(false);
    samples.settle();
    setResetting(true);
    reload();
  };
  return (
    <section aria-label={siteWords.panelName} className="flex h-full min-h-0 flex-col">
      <SiteBar
        {...{ device, chooseDevice: setDevice, isDraft, isPrivate, isOpened: address !== null, reload }}
        showDraft={draftUrl !== null && live !== null ? setWantsDraft : null}
        shown={checkedAddress(isDraft ? draftUrl : liveUrl)}
        askToReset={() => setAsking(true)}
      />
      <Suspense>
        {samples.from !== null && live !== null && !isDraft && (
          <OldSamples live={live} from={samples.from} reset={reset} keep={samples.settle} />
        )}
        {isAsking && <ResetDialog onClose={() => setAsking(false)} onConfirm={reset} />}
      </Suspense>
      <div className="relative min-h-0 flex-1 bg-subtle">
        {address === null ? (
          <Suspense>
            <SitePlaceholder />
          </Suspense>
        ) : (
          <SiteFrame
            key={`${address} ${isDraft ? "draft" : live} ${loads}`}
            address={isResetting ? new URL(RESET_PATH, address).href : address}
            onOpened={() => setResetting(false)}
            name={state.project.name}
            device={device}
            isDimmed={status === "running" && !isDraft}
          />
        )}
        {address !== null && isWorking && <SiteOverlay />}
      </div>
    </section>
  );
}
