// When a row is in a notification because of its day, which may be a whole day or a moment.

/** How many days after its day a row is still in a notification. */
const DUE_DAYS = 30;

/** The hour at which a reminder of a whole day is sent. */
const MORNING = "09:00";

/** The moment of a day, `daysBefore` days earlier; a whole day begins at `hour`. */
function momentOf(day: string, daysBefore: number, hour: string): Date {
  const moment = new Date(day.length > 10 ? day : `${day}T${hour}`);
  if (daysBefore > 0) moment.setDate(moment.getDate() - daysBefore);
  return moment;
}

/** Whether it is time to tell of a day, or was not long ago. */
export function isDue(day: string, daysBefore = 0): boolean {
  if (day === "") return false;
  const age = Date.now() - dueFrom(day, daysBefore).getTime();
  return age >= 0 && age < (DUE_DAYS + daysBefore + 1) * 86_400_000;
}

/** From when on the app shows a notification of a day. */
export const dueFrom = (day: string, daysBefore = 0): Date => momentOf(day, daysBefore, "00:00");

/** When a phone reminds of a day. */
export const remindedAt = (day: string, daysBefore = 0): Date => momentOf(day, daysBefore, MORNING);
