import * as deployWords from "#words/editor/panels/deploy.ts";
import { AddressCard } from "./address-card.tsx";
import { ExpoGoCard } from "./expo-go-card.tsx";
import { SubdomainCard } from "./subdomain-card.tsx";
import { VisibilityCard } from "./visibility-card.tsx";
import { useEditor } from "../layout/editor-context.ts";

/** The site's URL, its subdomain, and who may open it. */
export function DeployPanel() {
  const { project } = useEditor().state;
  return (
    // A scrollable region must be reachable by keyboard.
    <section aria-label={deployWords.panelName} tabIndex={0} className="h-full overflow-y-auto -outline-offset-2">
      <div className="mx-auto flex max-w-2xl flex-col gap-4 p-4 pb-12 sm:p-6">
        <AddressCard />
        <SubdomainCard />
        <VisibilityCard />
        {project.type === "mobile-expo" && <ExpoGoCard />}
      </div>
    </section>
  );
}
