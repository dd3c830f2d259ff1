import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FieldValue } from "@/components/fields/field-value";
import { DetailPage } from "@/components/resource/detail-page";
import { PictureCover } from "@/components/resource/picture-cover";
import { RowArt } from "@/components/scenes/row-art";
import { defineEntity } from "@/lib/entity";
import { picture, rating, text } from "@/lib/fields";
import { pictogramOf } from "@/lib/pictures";
import type { Pictogram } from "@/lib/scenes";

afterEach(cleanup);

const ship: Pictogram = { shapes: [["#ca0b4a", "M4 4h24v24H4z"]] };
const bear: Pictogram = { shapes: [["#a56953", "M4 4h24v24H4z"]] };

test("a card has the picture of its row, else what stands in its place", () => {
  const { container, rerender } = render(<PictureCover picture="data:image/png;base64,AA==">art</PictureCover>);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("data:image/png;base64,AA==");
  rerender(<PictureCover picture="">art</PictureCover>);
  expect(container.innerHTML).toBe("art");
});

test("a picture of another place is none", () => {
  const photo = picture({ label: "Photo" });
  expect(photo.revive("https://example.com/a.png")).toBe("");
  expect(photo.parse(["javascript:alert(1)"])).toEqual({ value: "" });
  expect(photo.revive("data:image/png;base64,AA==")).toBe("data:image/png;base64,AA==");
});

test("a drawing is a picture by its name, on a card and in its field, and no other name is", () => {
  const photo = picture({ label: "Photo", drawn: { ship } });
  expect(photo.revive("drawn:ship")).toBe("drawn:ship");
  expect(photo.revive("drawn:bear")).toBe("");
  const { container } = render(<FieldValue field={photo} value="drawn:ship" />);
  expect(container.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("Photo");
  const cover = render(<PictureCover picture="drawn:ship" drawn={photo.drawn} />).container;
  expect(cover.querySelector('[data-slot="card-art"] path[fill="#ca0b4a"]')).toBeTruthy();
});

test("a row is drawn by whole words of its name, then of its kind, else as all of them, and otherwise not", () => {
  const pictures = { words: { ship, "polar bear": bear } };
  expect(pictogramOf(pictures, ["Old Ship, 1920"])).toBe(ship);
  expect(pictogramOf(pictures, ["Shipping", "Polar bear"])).toBe(bear);
  expect(pictogramOf({ ...pictures, other: bear }, ["Anything"])).toBe(bear);
  const { container } = render(
    <RowArt name="Anything" pictures={pictures}>
      art
    </RowArt>,
  );
  expect(container.innerHTML).toBe("art");
});

test("the picture of a row is the cover of its page, without a heading and in place of the art; a rating that nobody may give is left out", () => {
  const books = defineEntity({
    name: "book",
    noun: { one: "book", many: "books" },
    home: { path: "/", title: "Books" },
    rowPath: "/books",
    title: "name",
    fields: { name: text({ label: "Name" }), photo: picture({ label: "Photo" }), stars: rating({ label: "Stars" }) },
    samples: () => [{ name: "Tides", photo: "data:image/png;base64,AA==" }, { name: "Gauges" }],
  });
  const page = (id: string) => (
    <MemoryRouter initialEntries={[`/books/${id}`]}>
      <Routes>
        <Route path="/books/:id" element={<DetailPage entity={books} rating="stars" cover={() => "art"} />} />
      </Routes>
    </MemoryRouter>
  );
  const { container } = render(page("book-1"));
  expect(screen.getByRole("img", { name: "Photo" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Photo" })).toBe(null);
  expect(container.textContent).not.toContain("art");
  expect(screen.getByRole("radiogroup")).toBeTruthy();
  cleanup();
  books.mayChange = () => false;
  expect(render(page("book-2")).container.textContent).toContain("art");
  expect(screen.queryByText("Stars")).toBe(null);
});
