import * as projectsWords from "#words/home/projects.ts";
import { Link } from "@tanstack/react-router";
import { Ellipsis, Lock } from "lucide-react";
import { IconButton } from "../../components/ui/actions/icon-button.tsx";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";
import { loadedOnIntent } from "../../components/ui/overlays/loaded-on-intent.tsx";
import { type ProjectCardData, ProjectState } from "./project-state.tsx";

const ProjectMenu = loadedOnIntent(async () => (await import("./project-menu.tsx")).ProjectMenu);

/** One project: a picture of its site, its name, its state, and a menu. The whole card links to the project. */
export function ProjectCard({ project }: { project: ProjectCardData }) {
  const { id, name, status, visibility, updatedAt } = project;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface transition-[border-color,box-shadow] duration-150 focus-within:border-line-strong hover:border-line-strong hover:shadow-high">
      <Picture project={project} />
      <div className="flex flex-col gap-2 p-4">
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 flex-1 truncate text-sm font-semibold">
            <Link
              to="/projects/$projectId"
              params={{ projectId: id }}
              data-tip={name}
              className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-text"
            >
              {name}
            </Link>
          </h3>
          <div className="relative -my-1.5 -mr-2">
            <ProjectMenu
              project={project}
              trigger={
                <IconButton label={projectsWords.actionsFor({ name })} size="sm">
                  <Ellipsis aria-hidden />
                </IconButton>
              }
            />
          </div>
        </div>
        <div className="flex items-center justify-between gap-2 text-xs text-ink-faint">
          <span className="flex items-center gap-1.5">
            {visibility === "private" && <Lock role="img" aria-label={projectsWords.privateSite} className="size-3.5" />}
            <TimeAgo at={updatedAt} />
          </span>
          <ProjectState status={status} />
        </div>
      </div>
    </article>
  );
}

function Picture({ project: { screenshot, prompt, status } }: { project: ProjectCardData }) {
  if (screenshot !== null) {
    return (
      <div className="aspect-[16/10] overflow-hidden border-b border-line bg-subtle">
        <img
          src={screenshot}
          alt=""
          width={1280}
          height={800}
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-top"
        />
      </div>
    );
  }
  return (
    <div className="relative aspect-[16/10] overflow-hidden border-b border-line bg-subtle p-5">
      <p aria-hidden className="line-clamp-4 text-base leading-6 text-ink-soft">
        {prompt}
      </p>
      {status === "generating" && <div aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-accent" />}
    </div>
  );
}

/** The placeholder of a card being loaded. */
export function ProjectCardPlace() {
  return (
    <div className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface">
      <Skeleton className="aspect-[16/10] rounded-none" />
      <div className="flex flex-col gap-2 p-4">
        <Skeleton className="h-5 w-2/3" />
        <div className="flex h-6 items-center justify-between">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-5 w-14 rounded-full" />
        </div>
      </div>
    </div>
  );
}
