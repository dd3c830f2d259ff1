import * as generalWords from "#words/general.ts";
import * as usageWords from "#words/settings/usage.ts";
import { Link } from "@tanstack/react-router";
import { Card } from "../../components/ui/display/card.tsx";
import type { Usage } from "./usage.ts";

/** The credits spent by each project, highest first, with a bar relative to the highest. */
export function ProjectUsage({ projects }: Pick<Usage, "projects">) {
  const most = Math.max(1, ...projects.map(({ creditsSpent }) => creditsSpent));
  if (projects.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-base font-semibold">{usageWords.byProject}</h2>
      <ul className="flex flex-col gap-4">
        {projects.map(({ projectId, name, isDeleted, builds, creditsSpent }) => (
          <li key={projectId} className="flex flex-col gap-1.5">
            <div className="flex items-baseline justify-between gap-4">
              {isDeleted ? (
                <span className="truncate text-ink-faint">{usageWords.deletedProject({ name })}</span>
              ) : (
                <Link
                  to="/projects/$projectId"
                  params={{ projectId }}
                  className="truncate rounded-sm font-medium underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              )}
              <span className="shrink-0 text-ink-soft tabular-nums">
                {usageWords.usedByProject({
                  credits: generalWords.credits({ count: creditsSpent }),
                  builds: generalWords.builds({ count: builds }),
                })}
              </span>
            </div>
            <div aria-hidden className="h-1.5 rounded-full bg-subtle">
              <div className="h-full min-w-1 rounded-full bg-accent" style={{ width: `${(creditsSpent / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
