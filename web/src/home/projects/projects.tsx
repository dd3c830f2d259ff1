import * as generalWords from "#words/general.ts";
import * as projectsWords from "#words/home/projects.ts";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight, LayoutGrid, Search, SearchX, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { Select } from "../../components/ui/forms/select.tsx";
import { focusPrompt } from "../prompt/prompt-place.ts";
import { ProjectCard, ProjectCardPlace } from "./project-card.tsx";
import { PAGE_SIZE, useProjects } from "./use-projects.ts";

const DEBOUNCE_MILLISECONDS = 250;
const SORTS = { updated: projectsWords.sortUpdated, created: projectsWords.sortCreated, name: projectsWords.sortName };
const PLACES = ["one", "two", "three"] as const;

type Listing = ReturnType<typeof useProjects>;

/** The signed-in user's projects: searched, sorted and paged by the URL's parameters. */
export function Projects() {
  const listing = useProjects();
  const { query, search } = listing;
  const total = query.data?.total;
  const isEmpty = total === 0 && search === "";
  return (
    <section id="projects" aria-labelledby="projects-heading" className="flex flex-col gap-6 pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="projects-heading" className="flex items-baseline gap-2 text-lg font-semibold">
          {generalWords.projects}
          {total !== undefined && total > 0 && <span className="text-sm font-normal text-ink-faint tabular-nums">{total}</span>}
        </h2>
        <Button asChild variant="ghost" size="sm" className="h-9 sm:order-last">
          <Link to="/trash">
            <Trash2 aria-hidden />
            {projectsWords.trash}
          </Link>
        </Button>
        {!isEmpty && <Finding {...listing} />}
      </div>
      <p className="sr-only" aria-live="polite">
        {search !== "" && total !== undefined && !query.isPlaceholderData ? projectsWords.found({ count: total }) : ""}
      </p>
      <Found {...listing} isEmpty={isEmpty} />
    </section>
  );
}

function Finding({ search, sort, show }: Listing) {
  const [words, setWords] = useState(search);
  const asked = useRef(search);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL may also change through the back button, or by showing all projects.
  useEffect(() => {
    if (asked.current === search) return;
    asked.current = search;
    setWords(search);
  }, [search]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const write = (next: string) => {
    setWords(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      asked.current = next.trim();
      show({ search: asked.current || undefined, page: undefined });
    }, DEBOUNCE_MILLISECONDS);
  };
  return (
    <search className="flex w-full gap-2 sm:w-auto sm:flex-1 sm:justify-end">
      <div className="relative w-full sm:max-w-64">
        <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
        <Input
          type="search"
          aria-label={projectsWords.searchProjects}
          placeholder={projectsWords.searchProjects}
          value={words}
          onChange={(event) => write(event.target.value)}
          className="h-9 pl-9"
        />
      </div>
      <Select
        aria-label={projectsWords.sortBy}
        className="w-40 shrink-0 [&>select]:h-9"
        value={sort}
        onChange={({ target }) =>
          show({ sort: target.value === "created" || target.value === "name" ? target.value : undefined, page: undefined })
        }
      >
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  );
}

function Found({ query, search, page, show, isEmpty }: Listing & { isEmpty: boolean }) {
  const { data, error, isPlaceholderData, refetch } = query;
  if (data === undefined && error !== null) {
    return (
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
    );
  }
  if (data === undefined) {
    return (
      <Grid>
        {PLACES.map((place) => (
          <ProjectCardPlace key={place} />
        ))}
      </Grid>
    );
  }
  if (isEmpty) return <NoProjects />;
  if (data.projects.length === 0) return <NothingFound search={search} onShowAll={() => show({ search: undefined, page: undefined })} />;
  return (
    <div className={isPlaceholderData ? "flex flex-col gap-6 opacity-60 transition-opacity delay-200" : "flex flex-col gap-6"}>
      <Grid>
        {data.projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </Grid>
      <Pages page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={(next) => show({ page: next === 1 ? undefined : next })} />
    </div>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}

function NoProjects() {
  return (
    <EmptyState
      icon={<LayoutGrid />}
      title={projectsWords.noneYet}
      action={
        <Button variant="secondary" onClick={focusPrompt}>
          {projectsWords.writeTheFirstPrompt}
        </Button>
      }
    >
      {projectsWords.noneYetText}
    </EmptyState>
  );
}

function NothingFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={projectsWords.noMatchingProjects}
      action={<Button onClick={onShowAll}>{projectsWords.showAllProjects}</Button>}
    >
      {search === "" ? projectsWords.emptyPage : projectsWords.nothingContains({ search })}
    </EmptyState>
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={projectsWords.pagesOfProjects} className="flex items-center justify-center gap-3">
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
        {projectsWords.previous}
      </Button>
      <span className="text-sm text-ink-soft tabular-nums">{projectsWords.pageOf({ page, pages })}</span>
      <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {projectsWords.next}
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
