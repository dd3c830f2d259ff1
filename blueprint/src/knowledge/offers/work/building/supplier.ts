import { choice, email, money, number, phone, rating, text, title } from "../../../field.ts";
import { average, chartSum, count, sum, type Thing } from "../../../thing.ts";

/** Suppliers of a firm. */
export const supplier: Thing = {
  one: "supplier",
  many: "suppliers",
  words: [
    "vendor",
    "manufacturer",
    "wholesaler",
    "contractor",
    "subcontractor",
    "supplier record",
    "supplier datum",
    "distributor",
    "supply partner",
    "trade partner",
  ],
  apps: [],
  icon: "Factory",
  view: "table",
  hue: 26,
  tagline: "Who delivers what, how fast and how well",
  fields: [
    title("Name", { words: ["supplier", "company", "vendor", "title", "company name"], placeholder: "Meridian Supply" }),
    choice("Category", ["Building material", "Food", "Office", "Packaging", "Technology"], {
      words: ["goods", "type", "kind", "sector", "products"],
    }),
    text("Contact person", { words: ["contact", "person"] }),
    email(),
    phone(),
    text("City", { words: ["location", "place", "address", "country"] }),
    number("Delivery days", { words: ["lead time", "delivery time", "days"], unit: "days" }),
    rating(),
    money("Ordered this year", { words: ["volume", "turnover", "spend", "total orders"] }),
    choice("Status", ["Active", "On trial", "Blocked"], { words: ["state"], presence: "named" }),
  ],
  rows: [
    ["Meridian Supply", "Building material", "Omar Farouk", "omar@example.com", "+1 555 0181", "Valencia", 4, 5, 186000, "Active"],
    ["Old Mill Traders", "Office", "Kofi Mensah", "kofi@example.com", "+1 555 0144", "Montreal", 3, 4, 12400, "Active"],
    ["Green Valley Farm", "Food", "Yara Haddad", "yara@example.com", "+1 555 0155", "Ljubljana", 1, 5, 28700, "Active"],
    ["Harbour Pottery", "Packaging", "Rui Lopes", "rui@example.com", "+1 555 0186", "Lisbon", 9, 3, 5300, "On trial"],
    ["North Sea Timber", "Building material", "Solveig Berg", "solveig@example.com", "+1 555 0187", "Bergen", 12, 4, 94500, "Active"],
    ["Blue Line Cables", "Technology", "Marek Wolny", "marek@example.com", "+1 555 0188", "Utrecht", 6, 4, 41200, "Active"],
    ["Sunrise Mills", "Food", "Grace Amadi", "grace@example.com", "+1 555 0206", "Accra", 5, 3, 17600, "Active"],
    ["Quick Carton", "Packaging", "Paul Nowak", "paul@example.com", "+1 555 0192", "Utrecht", 2, 5, 9900, "Active"],
    ["Castle Bricks", "Building material", "Jan Novak", "jan@example.com", "+1 555 0207", "Ljubljana", 15, 2, 63800, "Blocked"],
    ["Bright Screens", "Technology", "Hana Mori", "hana@example.com", "+1 555 0208", "Kyoto", 8, 4, 22100, "On trial"],
  ],
  figures: [
    count("Suppliers"),
    sum("ordered-this-year", "Ordered this year"),
    average("delivery-days", "Average delivery days"),
    chartSum("ordered-this-year", "category", "Ordered by category"),
  ],
};
