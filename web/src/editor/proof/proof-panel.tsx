import * as proofWords from "#words/editor/panels/proof.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Banner } from "../../components/ui/display/banner.tsx";
import { useEditor } from "../layout/editor-context.ts";
import { NoVersionYet } from "../parts/no-version-yet.tsx";
import { PanelBar } from "../parts/panel-bar.tsx";
import { PanelSkeleton } from "../parts/panel-skeleton.tsx";
import { VersionPicker } from "../parts/version-picker.tsx";
import { ProofChecks } from "./proof-checks.tsx";
import { ProofPhrases } from "./proof-phrases.tsx";
import { ProofPictures } from "./proof-pictures.tsx";
import { ProofSummary } from "./proof-summary.tsx";

/** The proof of a version: its results and how they were obtained. */
export function ProofPanel() {
  const { projectId, shown, newest, state, goTo } = useEditor();
  const { data, error } = useQuery(
    api.versions.proof.queryOptions(
      { projectId, version: shown ?? 1 },
      { enabled: shown !== null, staleTime: Infinity, placeholderData: (before) => before },
    ),
  );
  if (shown === null || newest === null) return <NoVersionYet what="proof" />;
  return (
    <section aria-label={proofWords.panelName} className="flex h-full min-h-0 flex-col">
      <PanelBar>
        <VersionPicker
          label={proofWords.proofVersion}
          value={shown}
          newest={newest}
          live={state.project.version}
          onChange={(version) => goTo({ version: version === newest ? null : version })}
        />
      </PanelBar>
      {error && (
        <Banner tone="bad" className="m-4">
          {refusalOf(error).message}
        </Banner>
      )}
      {data === undefined && !error && <PanelSkeleton />}
      {data !== undefined && (
        // A scrollable region must be reachable by keyboard.
        <div
          tabIndex={0}
          role="region"
          aria-label={proofWords.proofOf({ version: shown })}
          className="min-h-0 flex-1 overflow-y-auto -outline-offset-2"
        >
          <div className="mx-auto flex max-w-3xl flex-col gap-8 p-4 pb-12 sm:p-6">
            <ProofSummary proof={data} />
            <ProofPhrases proof={data} />
            <ProofChecks checks={data.checks} />
            <ProofPictures projectId={projectId} version={shown} screenshots={data.screenshots} />
          </div>
        </div>
      )}
    </section>
  );
}
