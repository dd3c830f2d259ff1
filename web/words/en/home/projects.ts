// The texts of the list of projects, in English.
import { formatNumber } from "../../format-number.ts";
import { plural } from "../../plural.ts";

export const sortUpdated = "Last changed";
export const sortCreated = "Newest";
export const sortName = "Name";
export const found = (values: { count: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "project", other: "projects" })} found`;
export const noneYet = "Your projects will be here";
export const noneYetText =
  "Describe above what you need, or start with an example. You can watch it being built, answer its questions, and ask for changes; each project keeps every version, with proof that it works.";
export const emptyPage = "This page of the list is empty.";
export const nothingContains = (values: { search: string }): string => `No name or prompt contains “${values.search}”.`;
export const pageOf = (values: { page: number; pages: number }): string =>
  `Page ${formatNumber(values.page)} of ${formatNumber(values.pages)}`;
export const actionsFor = (values: { name: string }): string => `Actions for ${values.name}`;
export const pagesOfProjects = "Pages of projects";
export const privateSite = "Private";
export const open = "Open";
export const openTheSite = "Open the site";
export const rename = "Rename";
export const remove = "Delete";
export const building = "Building";
export const hasAQuestion = "Has a question";
export const ready = "Ready";
export const failed = "Failed";
export const stopped = "Stopped";
export const trash = "Trash";
export const searchProjects = "Search projects";
export const sortBy = "Sort by";
export const writeTheFirstPrompt = "Write the first prompt";
export const noMatchingProjects = "No matching projects";
export const showAllProjects = "Show all projects";
export const previous = "Previous";
export const next = "Next";
