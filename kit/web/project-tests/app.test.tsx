import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { entities } from "@/entities";
import { emptyValues, titleOf, wholeOf } from "@/lib/entity";
import * as words from "@/words/general";
import { App } from "@/routes";

// jsdom has neither a device that prefers a color scheme nor a page to scroll.
vi.stubGlobal("matchMedia", () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal("scrollTo", () => {});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );

afterEach(cleanup);

it("opens with a heading", () => {
  open("/");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

it("says that an unknown page does not exist", () => {
  open("/there-is-no-such-page");
  expect(screen.queryByRole("heading", { name: "Page not found" })).not.toBe(null);
});

describe.each(entities.map((entity) => ({ name: entity.noun.many, entity })))(
  "$name",
  ({ entity }) => {
    // Where not everybody sees and changes the rows, a test is a stranger.
    const whole = wholeOf(entity);

    it("begin with samples that can be read again", () => {
      for (const row of whole.all()) {
        for (const [name, field] of Object.entries(entity.fields)) {
          expect(field.revive(JSON.parse(JSON.stringify(row[name])))).toEqual(row[name]);
        }
        expect(titleOf(entity, row)).not.toBe("");
      }
    });

    it("are added, changed, deleted and brought back", () => {
      const count = whole.all().length;
      const row = whole.add(emptyValues(entity.fields));
      expect(whole.all()[0]).toEqual(row);
      const bringBack = whole.remove(row.id);
      expect(whole.all()).toHaveLength(count);
      bringBack();
      expect(whole.all()[0]).toEqual(row);
      whole.remove(row.id);
    });

    it("are refused to whoever may not change them", () => {
      const before = whole.all();
      const kept = before.filter((row) => entity.mayChange?.(row) === false);
      const attempts: (() => unknown)[] = kept.flatMap(({ id }) => [
        () => entity.rows.update(id, {}),
        () => entity.rows.remove(id),
      ]);
      if (entity.mayAdd?.() === false)
        attempts.push(() => entity.rows.add(emptyValues(entity.fields)));
      for (const attempt of attempts) expect(attempt).toThrow(/\S/);
      expect(whole.all()).toEqual(before);
    });

    it("are not added without what is required", () => {
      open(`${entity.rowPath}/new`);
      const submit = screen.queryByRole("button", { name: words.add(entity.noun) });
      if (submit === null || !Object.values(entity.fields).some(({ required }) => required)) return;
      const count = entity.rows.all().length;
      fireEvent.click(submit);
      expect(entity.rows.all()).toHaveLength(count);
      expect(document.querySelector('[aria-invalid="true"]')).not.toBe(null);
    });
  },
);
