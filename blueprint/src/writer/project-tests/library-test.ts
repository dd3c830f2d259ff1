// The generated project's own test of its library: the store, and the formats and readers that this project has.
import { type Code, code, when } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

/** `tests/library.test.ts`. `has` says whether the project's library exports a name. */
export function libraryTest(has: (name: string) => boolean): ModuleSource {
  return {
    path: "tests/library.test.ts",
    library: false,
    parts: [
      { name: "openNotes", code: openNotes },
      { name: "storeTests", code: storeTests },
      { name: "formatTests", code: formatTests(has) },
      ...(has("matchesSearch") ? [{ name: "listTests", code: searchTests }] : []),
    ],
  };
}

const openNotes = code`
  const openNotes = () =>
    @createCollection<{ text: string }>({
      key: "test/notes",
      read: (saved) => (@readText(saved.text) === "" ? null : { text: @readText(saved.text) }),
      samples: () => [{ id: "note-1", text: "A sample" }],
    });
  const texts = (notes: ReturnType<typeof openNotes>) => notes.all().map((note) => note.text);`;

const storeTests = code`
  @beforeEach(() => localStorage.clear());

  @describe("a collection", () => {
    @it("begins with its samples and keeps what is added", () => {
      openNotes().add({ text: "Mine" });
      @expect(texts(openNotes())).toEqual(["Mine", "A sample"]);
    });

    @it("puts a removed row back where it was", () => {
      const notes = openNotes();
      notes.add({ text: "Above" });
      const undo = notes.remove("note-1");
      @expect(texts(notes)).toEqual(["Above"]);
      undo();
      @expect(texts(openNotes())).toEqual(["Above", "A sample"]);
    });

    @it("starts again from damaged data, and sets the damaged text aside", () => {
      localStorage.setItem("test/notes", "{ broken");
      @expect(texts(openNotes())).toEqual(["A sample"]);
      @expect(localStorage.getItem("test/notes:set-aside")).toBe("{ broken");
    });

    @it("leaves out rows that are not what they should be", () => {
      const rows = [{ id: "1", text: "Good" }, { id: 2, text: "No id" }, { id: "3" }, null];
      localStorage.setItem("test/notes", JSON.stringify({ version: 1, rows }));
      @expect(texts(openNotes())).toEqual(["Good"]);
    });

    @it("follows changes in another tab", () => {
      const notes = openNotes();
      const rows = [{ id: "1", text: "From the other tab" }];
      localStorage.setItem("test/notes", JSON.stringify({ version: 1, rows }));
      window.dispatchEvent(new StorageEvent("storage", { key: "test/notes" }));
      @expect(texts(notes)).toEqual(["From the other tab"]);
    });
  });`;

function formatTests(has: (name: string) => boolean): Code {
  return code`
    @describe("formats", () => {
      ${when(
        has("formatCount"),
        code`
      @it("counts one and many", () => {
        @expect(@formatCount(1, "page", "pages")).toBe("1 page");
        @expect(@formatCount(1200, "page", "pages")).toBe("1,200 pages");
      });`,
      )}
      ${when(
        has("formatMoney"),
        code`
      @it("writes money with its currency", () => {
        @expect(@formatMoney(1234.5, "EUR")).toBe("€1,234.50");
      });`,
      )}
      ${when(
        has("formatMinutes"),
        code`
      @it("writes minutes as hours where that is shorter", () => {
        @expect(@formatMinutes(45)).toBe("45 min");
        @expect(@formatMinutes(90)).toBe("1 h 30 min");
      });`,
      )}
      ${when(
        has("formatRelativeDate"),
        code`
      @it("writes near dates as people say them", () => {
        @expect(@formatRelativeDate(@localDate(-1))).toBe("yesterday");
        @expect(@formatRelativeDate("2001-02-03")).toBe("Feb 3, 2001");
      });`,
      )}
      ${when(
        has("csvCell"),
        code`
      @it("quotes cells and defuses formulas", () => {
        @expect(@csvCell('say "hi", twice')).toBe('"say ""hi"", twice"');
        @expect(@csvCell("=1+1")).toBe("'=1+1");
      });`,
      )}
    });`;
}

const searchTests = code`
  @describe("a search", () => {
    @it("asks for every word, without regard to case or accents", () => {
      @expect(@matchesSearch("cafe LATTE", ["A latte", "from the Café"])).toBe(true);
      @expect(@matchesSearch("cafe tea", ["A latte", "from the Café"])).toBe(false);
    });
  });`;
