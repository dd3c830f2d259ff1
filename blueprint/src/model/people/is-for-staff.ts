// Whether visitors have anything to log in for.
import type { Who } from "../../schema/entity.ts";
import type { ProjectModel } from "../project-model.ts";
import { isForVisitors } from "./is-for-visitors.ts";
import { audiencesOf } from "./owned-path.ts";

/** Whether the accounts of a site are for those who look after it alone: nobody asked for accounts, and no page, list, form or step is for members, for whoever added a row, or for a role that people take themselves. */
export function isForStaff(project: ProjectModel): boolean {
  const { entities, pages, features, roles = [] } = project.blueprint;
  const account = features.find(({ kind }) => kind === "account");
  if (account === undefined || account.phrase !== null || !isForVisitors(project)) return false;
  const given = new Set(roles.flatMap(({ id, isOpen }) => (isOpen ? [] : [`role:${id}`])));
  const isStaff = (who: unknown): boolean => who === "everybody" || who === "admin" || given.has(String(who));
  const said: readonly Who[] = [...entities.flatMap(audiencesOf), ...pages.flatMap(({ audience }) => audience ?? [])].flat();
  const isPersonal = features.some(({ kind, ...feature }) => kind === "message" || (kind === "notify" && !toldIn(feature).every(isStaff)));
  const hasOwn = pages.some(({ sections }) => sections.some(({ kind }) => kind === "own"));
  return said.every(isStaff) && roles.every(({ isOpen }) => !isOpen) && !isPersonal && !hasOwn;
}

/** Whom a notification goes to. */
const toldIn = (feature: Readonly<Record<string, unknown>>): readonly unknown[] => (Array.isArray(feature["to"]) ? feature["to"] : []);
