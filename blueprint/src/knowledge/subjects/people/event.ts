import { choice, date, money, number, paragraph, text, time, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Events and their dates. */
export const event: Thing = {
  one: "event",
  many: "events",
  words: ["party", "concert", "workshop", "conference", "festival", "gig", "activity", "webinar"],
  apps: ["event planner", "event manager", "event calendar", "calendar", "event tracker", "event management", "event list"],
  icon: "CalendarDays",
  view: "cards",
  hue: 296,
  tagline: "What is on, where and when",
  fields: [
    title("Name", { words: ["title", "event", "event name"], placeholder: "Summer party" }),
    date("Date", { words: ["day", "when", "start date"], required: true, presence: "always" }),
    time("Time", { words: ["start time", "hour", "begin"] }),
    text("Place", { words: ["location", "venue", "where", "address"] }),
    choice("Kind", ["Party", "Concert", "Workshop", "Market", "Talk"], { words: ["type", "category"] }),
    number("Seats", { words: ["capacity", "places", "spots", "attendees", "number of people", "seat"] }),
    money("Ticket price", { words: ["price", "cost", "ticket", "fee", "entry"] }),
    paragraph("Description", { words: ["note", "notes", "detail", "about", "programme", "agenda"] }),
    choice("Status", ["Idea", "Planned", "Sold out", "Over"], { presence: "named", words: ["state"] }),
    text("Host", { presence: "named", words: ["organiser", "organizer", "speaker", "artist", "contact"] }),
  ],
  rows: [
    ["Summer party", 32, "18:00", "Garden of the old mill", "Party", 60, 0, "Bring a salad and a blanket.", "Planned", "Amara Okoye"],
    ["Evening of small songs", 9, "20:00", "Riverside Hall", "Concert", 120, 14, "Three voices, one piano.", "Planned", "Irene Falk"],
    ["Bread for beginners", 15, "10:00", "Corner Bakery", "Workshop", 8, 45, "Everyone takes a loaf home.", "Sold out", "Jonas Weber"],
    ["Spring plant market", -12, "09:00", "Town hall square", "Market", 300, 0, "Forty stalls, swap corner.", "Over", "Yara Haddad"],
    ["What moss knows", 21, "19:00", "Old library", "Talk", 80, 5, "With slides and a magnifying glass.", "Planned", "Lena Bergström"],
    ["Repair café", 4, "14:00", "Community centre", "Workshop", 25, 0, "Bring what is broken.", "Planned", "Kofi Mensah"],
    ["Night of open studios", 48, "17:00", "Harbour", "Market", 200, 3, "", "Idea", "Mei Tanaka"],
    ["Choir in the orchard", -30, "16:00", "Orchard Street", "Concert", 90, 8, "Moved inside because of rain.", "Over", "Priya Nair"],
  ],
  figures: [count("Events"), chartOf("kind", "Events by kind")],
};
