import { appointment } from "./appointment.ts";
import { habit } from "./habit.ts";
import { journalEntry } from "./journal-entry.ts";
import { match } from "./match.ts";
import { measurement } from "./measurement.ts";
import { medication } from "./medication.ts";
import { patient } from "./patient.ts";
import { run } from "./run.ts";
import { workout } from "./workout.ts";

/** Things of body and mind. */
export const health = [habit, workout, run, medication, measurement, appointment, patient, journalEntry, match];
