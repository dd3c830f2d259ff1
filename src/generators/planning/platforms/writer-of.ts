import { type Blueprint, writeExpoProject, writeFlutterProject, writeProject } from "@atelier/blueprint";
import type { BuildRequest } from "../../../domain/models/generation/generator.ts";

/** What writes the project of a blueprint for the platform of a build. */
export const writerOf = ({ platform }: Pick<BuildRequest, "platform">): ((blueprint: Blueprint) => Map<string, string>) =>
  WRITERS[platform ?? "web"];

const WRITERS = { web: (blueprint: Blueprint) => writeProject(blueprint), expo: writeExpoProject, flutter: writeFlutterProject } as const;
