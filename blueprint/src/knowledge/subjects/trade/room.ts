import { choice, flag, money, number, paragraph, tags, text, title } from "../../field.ts";
import { chartOf, count, sum, type Thing } from "../../thing.ts";

/** Rooms that can be booked. */
export const room: Thing = {
  one: "room",
  many: "rooms",
  words: ["meeting room", "hotel room", "space", "desk"],
  apps: ["room list", "room manager", "room directory", "hotel manager", "guesthouse"],
  icon: "DoorOpen",
  view: "cards",
  hue: 202,
  tagline: "Every room, what it holds and what it costs",
  fields: [
    title("Name", { words: ["room", "title", "room number", "number"], placeholder: "Garden room" }),
    choice("Kind", ["Bedroom", "Hall", "Meeting room", "Workshop"], { words: ["type", "category", "room type"] }),
    number("Places", { words: ["capacity", "seats", "people", "beds", "persons"] }),
    money("Price", { words: ["cost", "rate", "price per night", "rent"] }),
    tags("Equipment", ["Projector", "Kitchen", "Piano", "Balcony", "Step-free"], {
      words: ["amenity", "amenities", "feature", "facility", "facilities"],
    }),
    flag(
      "Free",
      { verb: "Mark as free", on: "Free", off: "Taken" },
      { words: ["available", "occupied", "availability", "vacant", "status"] },
    ),
    text("Floor", { words: ["level", "location", "building"] }),
    paragraph("Notes", { words: ["note", "description", "comment"] }),
  ],
  rows: [
    ["Garden room", "Bedroom", 2, 90, ["Balcony", "Step-free"], true, "Ground floor", "Door to the orchard."],
    ["Tower room", "Bedroom", 1, 95, [], true, "Third floor", "Forty-two steps, best view."],
    ["Blue room", "Bedroom", 2, 85, ["Balcony"], false, "First floor", "Quiet side."],
    ["Large hall", "Hall", 80, 150, ["Kitchen", "Piano", "Projector", "Step-free"], true, "Ground floor", "Parquet: no heels."],
    ["Small hall", "Hall", 30, 90, ["Projector"], true, "First floor", ""],
    ["Round table", "Meeting room", 10, 60, ["Projector", "Step-free"], false, "Ground floor", "Whiteboard on two walls."],
    ["Workshop", "Workshop", 12, 90, ["Kitchen", "Step-free"], true, "Cellar", "Six workbenches."],
    ["Reading corner", "Meeting room", 4, 25, [], true, "Second floor", "Under the roof window."],
  ],
  figures: [count("Rooms"), sum("places", "Places"), chartOf("kind", "Rooms by kind")],
};
