import { flag, tags, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Sentences worth remembering. */
export const quote: Thing = {
  one: "quote",
  many: "quotes",
  words: ["quotation", "saying", "proverb"],
  apps: ["quote collection", "quote book", "commonplace book", "quote journal"],
  icon: "Quote",
  view: "cards",
  hue: 36,
  typeface: "serif",
  tagline: "Sentences worth remembering",
  fields: [
    title("Quote", { words: ["text", "sentence", "words", "content"], placeholder: "Nobody keeps a light for himself." }),
    text("Said by", { words: ["author", "person", "speaker", "who", "by"] }),
    text("Source", { words: ["book", "work", "from"] }),
    tags("Topics", ["Work", "Patience", "Friendship", "Courage", "Nature", "Humour"], { words: ["topic", "tag", "theme", "category"] }),
    flag("Favourite", { verb: "Mark as favourite", on: "Favourite", off: "Not a favourite" }, { words: ["favorite"] }),
  ],
  rows: [
    ["Nobody keeps a light for himself.", "Ingrid Solberg", "The Lighthouse Keeper's Winter", ["Friendship"], true],
    ["Measure twice, then have a cup of tea.", "Grandfather", "The workshop", ["Work", "Patience"], true],
    ["A garden is an argument with the weather.", "Lena Bergström", "How Forests Talk", ["Nature", "Humour"], false],
    ["The second try is the first one with a map.", "Kofi Mensah", "A talk in spring", ["Courage"], true],
    ["Rain is only late tea for the trees.", "Yara Haddad", "Rain in Three Movements", ["Nature"], false],
    ["If it is heavy, carry it together.", "Proverb", "", ["Friendship"], false],
    ["Slow is a direction too.", "Tomás Rivera Luna", "A Field Guide to Quiet Places", ["Patience"], false],
    ["Begin with the part that you would miss.", "Helen Marsh", "A letter", ["Work"], false],
  ],
  figures: [count("Quotes"), chartOf("topics", "Quotes by topic")],
};
