import * as generalWords from "#words/general.ts";
import * as trashWords from "#words/home/trash.ts";
import { Link } from "@tanstack/react-router";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Trash2, Undo2 } from "lucide-react";
import { api, type Outputs } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";
import { usePageTitle } from "../../shell/page/use-page-title.ts";
import { restoreProject } from "./restore-project.ts";

type Deleted = Outputs["projects"]["trash"]["projects"][number];

/** The deleted projects that can still be restored. */
export function TrashPage() {
  usePageTitle(trashWords.trash);
  const { data, error, refetch } = useQuery(api.projects.trash.queryOptions());
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-10 sm:px-6">
      <div className="flex flex-col gap-2">
        <Button asChild variant="link" className="self-start">
          <Link to="/">
            <ArrowLeft aria-hidden />
            {generalWords.projects}
          </Link>
        </Button>
        <h1 className="text-2xl font-semibold tracking-tight">{trashWords.trash}</h1>
        <p className="text-ink-soft">{trashWords.whatItHolds}</p>
      </div>
      {data === undefined && error === null && <Skeleton className="h-40 w-full rounded-xl" />}
      {data === undefined && error !== null && (
        <Banner
          tone="bad"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {generalWords.tryAgain}
            </Button>
          }
        >
          {refusalOf(error).message}
        </Banner>
      )}
      {data?.projects.length === 0 && (
        <EmptyState icon={<Trash2 />} title={trashWords.isEmpty} level={2}>
          {trashWords.isEmptyText}
        </EmptyState>
      )}
      {data !== undefined && data.projects.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {data.projects.map((project) => (
            <DeletedProject key={project.id} project={project} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DeletedProject({ project }: { project: Deleted }) {
  const queries = useQueryClient();
  const restoring = useMutation({ mutationFn: () => restoreProject(queries, project) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <h2 className="truncate font-medium">{project.name}</h2>
        {project.address !== null && <p className="text-sm wrap-anywhere text-ink-soft">{project.address.replace(/^https?:\/\//, "")}</p>}
        <p className="text-sm text-ink-faint">{trashWords.deletedOn(project)}</p>
      </div>
      <Button
        size="sm"
        isBusy={restoring.isPending}
        onClick={() => restoring.mutate()}
        aria-label={trashWords.restoreNamed({ name: project.name })}
      >
        <Undo2 aria-hidden />
        {trashWords.restore}
      </Button>
    </li>
  );
}
