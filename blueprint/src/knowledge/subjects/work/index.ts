import { application } from "./application.ts";
import { asset } from "./asset.ts";
import { decision } from "./decision.ts";
import { employee } from "./employee.ts";
import { goal } from "./goal.ts";
import { meeting } from "./meeting.ts";
import { project } from "./project.ts";
import { task } from "./task.ts";
import { ticket } from "./ticket.ts";
import { timeEntry } from "./time-entry.ts";

/** Things of work and planning. */
export const work = [task, project, meeting, decision, ticket, application, timeEntry, goal, employee, asset];
