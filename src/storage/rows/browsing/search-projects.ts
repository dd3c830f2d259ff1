import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { projects, versions } from "../../tables/index.ts";
import { countProjects, matchingProjects, type ProjectRow } from "../projects.ts";

/** A project search: the words that name or prompt must contain (none: all projects), the sort order, and the page. */
export interface ProjectSearch {
  accountId: string;
  search: string;
  sort: "updated" | "created" | "name";
  limit: number;
  offset: number;
}

/** A project with the screenshots of its live (or else its newest) version. */
export interface PicturedProject {
  project: ProjectRow;
  picture: { version: number; viewports: string[] } | null;
}

const ORDERS: Record<ProjectSearch["sort"], SQL[]> = {
  updated: [desc(projects.updatedAt), desc(projects.id)],
  created: [desc(projects.createdAt), desc(projects.id)],
  name: [asc(sql`lower(coalesce(nullif(btrim(${projects.name}), ''), ${projects.prompt}))`), asc(projects.id)],
};

/** The matching projects, and their total count. */
export async function searchProjects(database: Database, search: ProjectSearch): Promise<{ total: number; found: PicturedProject[] }> {
  const filter = { accountId: search.accountId, status: null, words: search.search, metadata: {} };
  const [total, found] = await Promise.all([
    countProjects(database, filter),
    database
      .select({ project: projects, picture: PICTURE })
      .from(projects)
      .where(matchingProjects(filter))
      .orderBy(...ORDERS[search.sort])
      .limit(search.limit)
      .offset(search.offset),
  ]);
  return { total, found };
}

const PICTURE = sql<PicturedProject["picture"]>`(
  select json_build_object('version', ${versions.version}, 'viewports', jsonb_path_query_array(${versions.proof}, '$.screenshots[*].viewport'))
  from ${versions}
  where ${versions.projectId} = ${projects.id} and ${versions.version} = coalesce(${projects.liveVersion},
    (select max(newest.version) from ${versions} as newest where newest.project_id = ${projects.id})))`;
