import { project } from "./project.ts";
import { task } from "./task.ts";

/** Things of work and planning. */
export const work = [task, project];
