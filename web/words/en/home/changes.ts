// The texts of the dialogs that rename, delete and restore a project, in English.
import type { ReactNode } from "react";
import { sentence } from "../../sentence.ts";

export const inTheTrash = (values: { name: string }): string => `${values.name} is in the trash.`;
export const deleteNamed = (values: { name: string }): string => `Delete ${values.name}?`;
export const toTrashWithConversation =
  "It moves to the trash with its conversation, where you can restore it for thirty days. After that it is gone for good.";
export const toTrashWithOneVersion =
  "It moves to the trash with its conversation and its one version, where you can restore it for thirty days. After that it is gone for good.";
export const toTrashWithVersions = (values: { newest: number }): string =>
  `It moves to the trash with its conversation and all of its versions (the newest is ${values.newest}), where you can restore it for thirty days. After that it is gone for good.`;
export const siteGoesOffline = (values: { address: ReactNode }): ReactNode =>
  sentence`Its site goes offline until then, and somebody else may take its address: ${values.address}`;
export const runningBuildStops = "The running build is stopped for good and costs nothing more.";
export const waitingBuildStops = "The waiting build is stopped for good, and the credits that it holds are released.";
export const undo = "Undo";
export const deleteProject = "Delete project";
export const appIsRenamed = "A new version of the app with this name is being built.";
export const enterAName = "Enter a name.";
export const renameProject = "Rename project";
export const rename = "Rename";
export const renameTheAppToo = "Rename the app too";
export const renameAppHint = "Its title is changed in a new version, which costs what a change costs. Its address stays.";
