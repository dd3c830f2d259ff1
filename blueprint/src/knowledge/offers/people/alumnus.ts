import { choice, email, flag, number, paragraph, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Former students of a school or university. */
export const alumnus: Thing = {
  one: "alumnus",
  many: "alumni",
  words: ["alumna", "graduate", "former student", "alumni member", "alumni profile", "ex-student", "alumni"],
  apps: [],
  icon: "GraduationCap",
  view: "cards",
  hue: 254,
  tagline: "Who studied here, and where they went",
  fields: [
    title("Name", { words: ["full name", "alumnus", "graduate"], placeholder: "Lena Bergström" }),
    number("Graduation year", { words: ["year", "class", "graduated", "class of"], min: 1950 }),
    choice("Degree", ["Arts", "Business", "Engineering", "Medicine", "Science", "Teaching"], {
      words: ["subject", "field", "major", "programme", "program", "course"],
    }),
    text("Works as", { words: ["job", "occupation", "profession", "position", "role"] }),
    text("City", { words: ["location", "place", "where"] }),
    flag("Mentor", { verb: "Offer to mentor", on: "Mentors students", off: "Not mentoring" }, { words: ["mentoring", "mentors"] }),
    email(),
    paragraph("About", { words: ["bio", "note", "story"], presence: "named" }),
  ],
  rows: [
    ["Lena Bergström", 2009, "Arts", "Photographer", "Bergen", true, "lena@example.com", "Found her first camera in the college attic."],
    ["Mateo Silva", 2015, "Engineering", "Bridge engineer", "Lisbon", true, "mateo@example.com", "Two bridges, one tunnel."],
    ["Priya Nair", 2018, "Science", "Chemist", "Montreal", false, "priya@example.com", "Works on colours that last."],
    ["Kofi Mensah", 2012, "Business", "Founder of a bakery", "Accra", true, "kofi@example.com", "Forty loaves became four hundred."],
    ["Helen Marsh", 1998, "Teaching", "Head teacher", "Utrecht", false, "helen@example.com", "Came back to the same corridor."],
    ["Daniel Osei", 2011, "Medicine", "Physiotherapist", "Lisbon", true, "daniel@example.com", "Runs the alumni football team."],
    ["Mei Tanaka", 2021, "Arts", "Illustrator", "Kyoto", false, "mei@example.com", "Draws the yearly calendar."],
    ["Yara Haddad", 2014, "Engineering", "Architect", "Ljubljana", true, "yara@example.com", "Builds schools out of wood."],
    ["Omar Farouk", 2006, "Business", "Auditor", "Valencia", false, "omar@example.com", "Collects old railway maps."],
    ["Ingrid Solberg", 2019, "Science", "Marine biologist", "Bergen", true, "ingrid@example.com", "Counts seals in winter."],
    ["Samir Haddad", 2016, "Teaching", "Music teacher", "Montreal", false, "samir@example.com", "Leads two choirs."],
  ],
  figures: [count("Alumni"), chartOf("degree", "Alumni by degree")],
};
