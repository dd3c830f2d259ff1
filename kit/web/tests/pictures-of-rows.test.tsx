import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PictureCover } from "@/components/resource/picture-cover";
import { picture } from "@/lib/fields";

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
