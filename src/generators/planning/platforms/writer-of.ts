import { type Blueprint, writeExpoProject, writeProject } from "@atelier/blueprint";
import type { BuildRequest } from "../../../domain/models/generation/generator.ts";

/** What writes the project of a blueprint for the platform of a build. */
export const writerOf = ({ platform }: Pick<BuildRequest, "platform">): ((blueprint: Blueprint) => Map<string, string>) =>
  platform === "expo" ? writeExpoProject : (blueprint) => writeProject(blueprint);
