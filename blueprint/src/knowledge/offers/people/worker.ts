import { choice, money, number, paragraph, phone, rating, text, title } from "../../field.ts";
import { average, chartOf, count, type Thing } from "../../thing.ts";

/** People who look for work, as an agency or a job exchange shows them. */
export const worker: Thing = {
  one: "worker",
  many: "workers",
  words: ["candidate", "job seeker", "jobseeker", "applicant", "handyman", "craftsman", "day labourer", "caregiver", "nanny", "helper"],
  apps: [],
  icon: "HardHat",
  view: "cards",
  hue: 32,
  tagline: "Who is available, for what and at what pay",
  fields: [
    title("Name", { words: ["full name", "worker", "candidate", "applicant"], placeholder: "Kofi Mensah" }),
    choice("Trade", ["Care", "Cleaning", "Craft", "Driving", "Kitchen", "Office", "Warehouse"], {
      words: ["category", "field", "profession", "type", "kind", "service"],
    }),
    text("City", { words: ["location", "place", "region", "area"] }),
    number("Experience", { words: ["years of experience", "years"], unit: "years" }),
    money("Pay per hour", { words: ["rate", "hourly rate", "wage", "price", "salary"] }),
    choice("Availability", ["Now", "From next week", "Weekends", "Not available"], { words: ["available", "status", "free"] }),
    rating(),
    paragraph("About", { words: ["description", "summary", "note", "profile"] }),
    phone("Phone", { words: ["telephone", "phone number", "mobile"], presence: "named" }),
  ],
  rows: [
    ["Kofi Mensah", "Craft", "Accra", 12, 26, "Now", 5, "Tiles, plaster and paint, neat edges.", "+1 555 0144"],
    ["Amara Okoye", "Care", "Lisbon", 8, 24, "From next week", 5, "Day care and night watches, calm with everyone.", "+1 555 0111"],
    ["Tomás Rivera", "Driving", "Valencia", 15, 22, "Now", 4, "Licence for lorries, knows the ring road by heart.", "+1 555 0177"],
    ["Mei Tanaka", "Kitchen", "Kyoto", 4, 19, "Weekends", 4, "Cold kitchen and pastry.", "+1 555 0166"],
    ["Daniel Osei", "Warehouse", "Utrecht", 6, 20, "Now", 4, "Forklift licence, early shifts welcome.", "+1 555 0188"],
    ["Lena Bergström", "Office", "Bergen", 10, 28, "Not available", 5, "Front desk in three languages.", "+1 555 0133"],
    ["Ivo Horvat", "Craft", "Ljubljana", 20, 31, "From next week", 5, "Roofs, gutters, skylights.", "+1 555 0201"],
    ["Rosa Almeida", "Cleaning", "Lisbon", 9, 18, "Now", 4, "Stairwells and offices, own equipment.", "+1 555 0202"],
    ["Samir Haddad", "Driving", "Montreal", 3, 19, "Weekends", 3, "Deliveries by van or bicycle.", "+1 555 0203"],
    ["Nora Lindqvist", "Care", "Bergen", 5, 23, "Now", 4, "Children from one year, first aid course.", "+1 555 0204"],
    ["Pavel Novak", "Warehouse", "Utrecht", 2, 17, "Not available", 3, "Picking and packing, quick learner.", "+1 555 0205"],
  ],
  figures: [count("Workers"), average("pay-per-hour", "Average pay per hour"), chartOf("trade", "Workers by trade")],
};
