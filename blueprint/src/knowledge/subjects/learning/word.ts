import { choice, date, flag, paragraph, tags, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Words of a language that one learns. */
export const word: Thing = {
  one: "word",
  many: "words",
  words: ["vocabulary", "vocabulary word", "flashcard", "flash card", "phrase", "vocab"],
  apps: [
    "vocabulary",
    "vocabulary list",
    "vocabulary trainer",
    "word list",
    "flashcards",
    "flash cards",
    "vocabulary book",
    "phrase book",
    "glossary",
    "dictionary",
  ],
  icon: "Languages",
  view: "table",
  hue: 258,
  tagline: "New words, until they are old friends",
  pageTitle: "Words",
  fields: [
    title("Word", { words: ["name", "term", "title", "phrase", "front", "question", "expression"], placeholder: "la mesa" }),
    text("Translation", { words: ["meaning", "definition", "back", "answer"], required: true }),
    paragraph("Example sentence", { words: ["example", "sentence", "usage", "context"] }),
    choice("Language", ["Spanish", "Portuguese", "French", "German", "Italian"], { words: ["lang"] }),
    choice("Kind", ["Noun", "Verb", "Adjective", "Phrase"], { words: ["type", "part of speech", "word type", "category", "word class"] }),
    flag("Learned", { verb: "Mark as learned", on: "Learned", off: "To learn" }, { words: ["learnt", "known", "mastered", "done"] }),
    date("Added on", { presence: "named", words: ["date", "date added", "day"] }),
    tags("Topics", ["Food", "Travel", "Home", "People"], {
      presence: "named",
      words: ["topic", "tag", "theme", "lesson", "unit", "chapter"],
    }),
    text("Pronunciation", { presence: "named", words: ["sound", "phonetic"] }),
    choice("Difficulty", ["Easy", "Medium", "Hard"], { presence: "named", words: ["level"] }),
  ],
  rows: [
    ["la mesa", "the table", "La mesa está junto a la ventana.", "Spanish", "Noun", true, -20, ["Home"], "MEH-sah", "Easy"],
    ["la naranja", "the orange", "Quiero medio kilo de naranjas.", "Spanish", "Noun", true, -18, ["Food"], "nah-RAHN-hah", "Easy"],
    ["preguntar", "to ask", "¿Puedo preguntar algo?", "Spanish", "Verb", false, -12, ["People"], "preh-goon-TAR", "Medium"],
    ["tarde", "late", "El tren llega tarde.", "Spanish", "Adjective", true, -11, ["Travel"], "TAR-deh", "Easy"],
    ["a saudade", "the longing", "Tenho saudades do mar.", "Portuguese", "Noun", false, -9, ["People"], "sow-DAH-deh", "Hard"],
    ["o comboio", "the train", "O comboio parte às nove.", "Portuguese", "Noun", false, -7, ["Travel"], "kom-BOY-oo", "Medium"],
    ["le marché", "the market", "Nous allons au marché le samedi.", "French", "Noun", true, -5, ["Food"], "mar-SHAY", "Easy"],
    ["gemütlich", "cosy", "Die Küche ist gemütlich.", "German", "Adjective", false, -3, ["Home"], "guh-MEWT-lish", "Hard"],
    ["quanto costa?", "how much is it?", "Scusi, quanto costa?", "Italian", "Phrase", false, -1, ["Travel"], "KWAN-toh KOS-tah", "Easy"],
  ],
  figures: [count("Words"), chartOf("learned", "Learned and to learn", "ring"), chartOf("language", "Words by language")],
};
