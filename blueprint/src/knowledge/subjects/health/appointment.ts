import { choice, date, duration, paragraph, reference, text, time, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Appointments. */
export const appointment: Thing = {
  one: "appointment",
  many: "appointments",
  words: ["consultation", "doctor visit", "doctor's appointment", "session"],
  apps: ["appointment book", "appointment manager", "appointment scheduler", "appointment tracker", "scheduling", "appointment calendar"],
  icon: "CalendarClock",
  view: "table",
  hue: 200,
  tagline: "Who comes when, and why",
  fields: [
    title("Subject", { words: ["title", "name", "reason", "purpose", "appointment"], placeholder: "First consultation" }),
    reference("Patient", "patient", { words: ["client", "customer", "person", "with", "attendee"] }),
    date("Date", { words: ["day", "when"], required: true, presence: "always" }),
    time("Time", { words: ["hour", "start time", "slot", "time slot"] }),
    duration("Duration", { words: ["length"] }),
    choice("Status", ["Planned", "Confirmed", "Done", "Cancelled"], { words: ["state"] }),
    text("Place", { words: ["location", "room", "where", "address"] }),
    paragraph("Notes", { words: ["note", "comment", "description", "detail"] }),
    text("Doctor", { presence: "named", words: ["staff", "therapist", "practitioner", "provider", "stylist"] }),
  ],
  rows: [
    ["First consultation", "Amara Okoye", 1, "09:00", 45, "Confirmed", "Room 1", "Bring earlier results.", "Dr. Nair"],
    ["Follow-up", "Jonas Weber", 1, "10:00", 20, "Planned", "Room 1", "", "Dr. Nair"],
    ["Physiotherapy", "Lena Bergström", 2, "14:30", 40, "Confirmed", "Gym", "Left knee, session three of six.", "Dr. Osei"],
    ["Yearly check", "Kofi Mensah", 4, "08:30", 30, "Planned", "Room 2", "Fasting.", "Dr. Weber"],
    ["Blood sample", "Yara Haddad", -1, "08:00", 10, "Done", "Lab", "Results on Friday.", "Dr. Weber"],
    ["Vaccination", "Mei Tanaka", -3, "11:15", 15, "Done", "Room 2", "", "Dr. Osei"],
    ["Advice on sleep", "Tomás Rivera", 6, "16:00", 45, "Planned", "Room 1", "Keeps a sleep diary.", "Dr. Nair"],
    ["Check of the ankle", "Daniel Osei", -6, "15:20", 20, "Cancelled", "Room 2", "Calls for a new date.", "Dr. Osei"],
    ["Second opinion", "Priya Nair", 9, "13:00", 30, "Confirmed", "Room 1", "", "Dr. Weber"],
  ],
  figures: [count("Appointments"), chartOf("status", "By status", "ring")],
};
