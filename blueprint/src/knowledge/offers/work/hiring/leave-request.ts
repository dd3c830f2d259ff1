import { choice, date, number, paragraph, text, title } from "../../../field.ts";
import { chartOf, count, sum, type Thing } from "../../../thing.ts";

/** Requests for leave. */
export const leaveRequest: Thing = {
  one: "leave request",
  many: "leave requests",
  words: [
    "vacation request",
    "holiday request",
    "time-off request",
    "time off request",
    "leave application",
    "absence request",
    "leave",
    "absence",
    "vacation day",
    "sick leave",
    "day off",
  ],
  apps: [],
  icon: "Palmtree",
  view: "table",
  hue: 156,
  tagline: "Who is away when, and whether it is settled",
  fields: [
    title("Employee", { words: ["name", "person", "staff", "requested by", "title"], placeholder: "Priya Nair" }),
    choice("Kind", ["Holiday", "Sick leave", "Parental leave", "Unpaid leave", "Training"], {
      words: ["type", "leave type", "reason type", "category"],
    }),
    date("From", { words: ["start date", "first day", "starts on", "date"], presence: "always" }),
    date("To", { words: ["end date", "last day", "ends on", "until"], presence: "always" }),
    number("Days", { words: ["duration", "number of days", "length", "working days"] }),
    text("Cover", { words: ["substitute", "replacement", "deputy"] }),
    choice("Status", ["Requested", "Approved", "Declined"], { words: ["state", "approval", "decision"] }),
    paragraph("Reason", { words: ["note", "comment", "description"] }),
  ],
  rows: [
    ["Priya Nair", "Holiday", 12, 19, 6, "Mei Tanaka", "Requested", "A week by the sea."],
    ["Mateo Silva", "Training", 5, 6, 2, "Yara Haddad", "Approved", "Course on databases."],
    ["Jonas Weber", "Holiday", 30, 44, 11, "Tomás Rivera", "Approved", "The long summer break."],
    ["Lena Bergström", "Sick leave", -3, 1, 5, "Kofi Mensah", "Approved", ""],
    ["Kofi Mensah", "Holiday", 8, 9, 2, "Helen Marsh", "Requested", "A wedding."],
    ["Yara Haddad", "Parental leave", 60, 240, 128, "Mateo Silva", "Approved", ""],
    ["Daniel Osei", "Unpaid leave", 25, 46, 16, "Amara Okoye", "Requested", "Travel to the family."],
    ["Mei Tanaka", "Holiday", -20, -14, 5, "Priya Nair", "Approved", ""],
    ["Helen Marsh", "Holiday", 15, 16, 2, "Kofi Mensah", "Declined", "Overlaps with the fair."],
    ["Tomás Rivera", "Sick leave", -9, -8, 2, "Jonas Weber", "Approved", ""],
    ["Amara Okoye", "Training", 21, 23, 3, "Daniel Osei", "Requested", "Leading through change."],
  ],
  figures: [count("Requests"), sum("days", "Days"), chartOf("status", "Requests by status", "ring"), chartOf("kind", "Requests by kind")],
};
