import type { Thing } from "../../../thing.ts";
import { attendanceRecord } from "./attendance-record.ts";
import { internship } from "./internship.ts";
import { job } from "./job.ts";
import { leaveRequest } from "./leave-request.ts";
import { personnelRequest } from "./personnel-request.ts";

/** Jobs, and what staff ask for. */
export const hiringOffers: readonly Thing[] = [attendanceRecord, internship, job, leaveRequest, personnelRequest];
