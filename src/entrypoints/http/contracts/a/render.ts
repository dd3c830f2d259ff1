import type { AccountCredits } from "../../../../domain/credits/read-balance.ts";
import type { OfferedModel } from "../../../../domain/models/list-models.ts";
import type { AddressedProjectRow, ProjectPage } from "../../../../domain/projects/list-projects.ts";
import type { Usage } from "../../../../domain/usage/read-usage.ts";
import type { CreditBalance, ModelList, UsageStats } from "./answers/account.ts";
import type { Project, ProjectList } from "./answers/project.ts";
import type { QuestionRow } from "../../../../storage/rows/conversation.ts";
import { renderOpenQuestions } from "../wire/open-question.ts";
import { platformFields, projectFields } from "../wire/project.ts";

/** A project, the same in every response of contract A. */
export function renderProject(addressed: AddressedProjectRow & { questions?: QuestionRow[] }): Project {
  return { ...projectFields(addressed), ...platformFields(addressed), ...renderOpenQuestions(addressed.questions ?? []) };
}

/** A page of the list. */
export function renderProjects({ projects, total, limit, offset }: ProjectPage): ProjectList {
  return { projects: projects.map((project) => renderProject(project)), total, limit, offset };
}

/** The models under their plain ids, the same for every account. */
export function renderModels(models: OfferedModel[]): ModelList {
  return {
    models: models.map(({ id, name, provider, minPlan, contextWindow }) => ({
      id,
      name,
      provider,
      minPlan,
      contextWindow,
    })),
  };
}

/** The credits available for a new build. */
export function renderBalance({ balance, plan, renewsAt }: AccountCredits): CreditBalance {
  return { balance, plan, renewsAt };
}

/** The account's usage today and in this calendar month (UTC). */
export function renderUsage({ month, lastRequestAt }: Usage): UsageStats {
  const sum = (one: "requests" | "creditsSpent") => month.reduce((total, day) => total + day[one], 0);
  return {
    requestsToday: month.at(-1)?.requests ?? 0,
    requestsMonth: sum("requests"),
    creditsSpentMonth: sum("creditsSpent"),
    lastRequestAt,
  };
}
