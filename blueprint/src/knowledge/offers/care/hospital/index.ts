import type { Thing } from "../../../thing.ts";
import { appointment } from "./appointment.ts";
import { healthRecord } from "./health-record.ts";
import { laboratoryTest } from "./laboratory-test.ts";
import { medicine } from "./medicine.ts";
import { patientFile } from "./patient-file.ts";
import { patient } from "./patient.ts";
import { procedure } from "./procedure.ts";

/** What a hospital or practice keeps. */
export const hospitalOffers: readonly Thing[] = [appointment, healthRecord, laboratoryTest, medicine, patientFile, patient, procedure];
