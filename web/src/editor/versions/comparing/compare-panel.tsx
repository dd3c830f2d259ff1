import * as comparingWords from "#words/editor/panels/comparing.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { IconButton } from "../../../components/ui/actions/icon-button.tsx";
import { Segmented } from "../../../components/ui/actions/segmented.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { useEditor } from "../../layout/editor-context.ts";
import { PanelBar } from "../../parts/panel-bar.tsx";
import { PanelSkeleton } from "../../parts/panel-skeleton.tsx";
import { VersionPicker } from "../../parts/version-picker.tsx";
import { ComparedFiles } from "./compared-files.tsx";
import { ComparedPictures } from "./compared-pictures.tsx";

const SUBJECTS = [
  { value: "files", label: comparingWords.files },
  { value: "pictures", label: comparingWords.pictures },
] as const;

/** Two versions side by side: the changes in their files, and their screenshots. */
export function ComparePanel({ from, to }: { from: number; to: number }) {
  const { projectId, newest, state, goTo, isPhone } = useEditor();
  const [subject, setSubject] = useState<"files" | "pictures">("files");
  const { data, error } = useQuery(
    api.versions.compare.queryOptions({ projectId, from, to }, { staleTime: Infinity, placeholderData: (before) => before }),
  );
  const picker = { newest: newest ?? to, live: state.project.version, className: isPhone ? "min-w-0 flex-1" : "" };
  return (
    <section aria-label={comparingWords.comparison} className="flex h-full min-h-0 flex-col">
      <PanelBar className={isPhone ? "h-auto flex-wrap py-2" : ""}>
        <IconButton label={comparingWords.allVersions} size="sm" onClick={() => goTo({ compare: null, version: null, file: null })}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <VersionPicker label={comparingWords.compareFrom} value={from} {...picker} onChange={(compare) => goTo({ compare })} />
        <ArrowRight aria-label={comparingWords.withVersion} className="size-4 shrink-0 text-ink-faint" />
        <VersionPicker label={comparingWords.compareTo} value={to} {...picker} onChange={(version) => goTo({ version })} />
        <Segmented label={comparingWords.compare} value={subject} onChange={setSubject} segments={SUBJECTS} className="ml-auto" />
      </PanelBar>
      {error && (
        <Banner tone="bad" className="m-4">
          {refusalOf(error).message}
        </Banner>
      )}
      {data === undefined && !error && <PanelSkeleton />}
      {data !== undefined && subject === "files" && <ComparedFiles from={from} to={to} files={data.files} />}
      {data !== undefined && subject === "pictures" && <ComparedPictures comparison={data} />}
    </section>
  );
}
