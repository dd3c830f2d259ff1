import { choice, flag, money, number, phone, rating, text, title } from "../../field.ts";
import { average, chartOf, count, type Thing } from "../../thing.ts";

/** Doctors and therapists of a hospital or practice. */
export const doctor: Thing = {
  one: "doctor",
  many: "doctors",
  words: ["physician", "surgeon", "dentist", "therapist", "medical specialist", "practitioner", "psychologist", "nurse", "midwife"],
  apps: [],
  icon: "Stethoscope",
  view: "cards",
  hue: 190,
  tagline: "Who treats what, where and when",
  fields: [
    title("Name", { words: ["full name", "doctor", "physician"], placeholder: "Dr. Nair" }),
    choice("Specialty", ["General medicine", "Cardiology", "Orthopaedics", "Paediatrics", "Psychology", "Skin", "Surgery"], {
      words: ["speciality", "department", "field", "category", "area"],
    }),
    text("Room", { words: ["office", "location", "place", "ward"] }),
    choice("Office hours", ["Mornings", "Afternoons", "All day"], { words: ["availability", "hours", "consultation hours", "schedule"] }),
    money("Fee", { words: ["consultation fee", "price", "cost", "rate"] }),
    number("Experience", { words: ["years of experience", "years"], unit: "years" }),
    rating(),
    flag("Takes new patients", { verb: "Open for new patients", on: "Open", off: "Full" }, { words: ["accepting", "available", "status"] }),
    phone("Phone", { words: ["telephone", "phone number", "contact"], presence: "named" }),
  ],
  rows: [
    ["Dr. Nair", "General medicine", "Room 12", "All day", 60, 14, 5, true, "+1 555 0211"],
    ["Dr. Osei", "Orthopaedics", "Room 21", "Mornings", 95, 19, 4, true, "+1 555 0212"],
    ["Dr. Weber", "Cardiology", "Room 30", "Afternoons", 120, 22, 5, false, "+1 555 0213"],
    ["Dr. Tanaka", "Paediatrics", "Room 4", "All day", 70, 9, 5, true, "+1 555 0214"],
    ["Dr. Haddad", "Skin", "Room 17", "Mornings", 85, 11, 4, false, "+1 555 0215"],
    ["Dr. Lindqvist", "Surgery", "Ward B", "Afternoons", 150, 26, 4, true, "+1 555 0216"],
    ["Dr. Rivera", "Psychology", "Room 8", "All day", 90, 13, 5, false, "+1 555 0217"],
    ["Dr. Marsh", "General medicine", "Room 14", "Mornings", 55, 6, 4, true, "+1 555 0218"],
    ["Dr. Okafor", "Cardiology", "Room 31", "All day", 115, 17, 5, true, "+1 555 0219"],
    ["Dr. Silva", "Orthopaedics", "Room 22", "Afternoons", 90, 8, 3, true, "+1 555 0220"],
    ["Dr. Dahl", "Surgery", "Ward B", "Mornings", 160, 30, 5, false, "+1 555 0221"],
  ],
  figures: [count("Doctors"), average("fee", "Average fee"), chartOf("specialty", "Doctors by specialty")],
};
