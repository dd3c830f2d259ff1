import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { FieldValue } from "@/components/fields/field-value";
import { PictureCover } from "@/components/resource/picture-cover";
import { RowArt } from "@/components/scenes/row-art";
import { picture } from "@/lib/fields";
import { pictogramOf } from "@/lib/pictures";
import type { Pictogram } from "@/lib/scenes";

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
