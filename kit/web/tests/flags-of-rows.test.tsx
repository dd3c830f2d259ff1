// The page of a row says a yes or no to people who may not switch it, and only where it is so.
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { DetailPage } from "@/components/resource/detail-page";
import { defineEntity } from "@/lib/entity";
import { flag } from "@/lib/fields/flag";
import { text } from "@/lib/fields/text";

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

const crops = defineEntity({
  name: "crop",
  noun: { one: "crop", many: "crops" },
  home: { path: "/", title: "Crops" },
  rowPath: "/crops",
  title: "name",
  fields: { name: text({ label: "Name", required: true }), isOrganic: flag({ label: "Organic" }) },
  samples: () => [{ name: "Leek", isOrganic: true }, { name: "Potato" }],
});

function show(id: string) {
  render(
    <MemoryRouter initialEntries={[`/crops/${id}`]}>
      <Routes>
        <Route path="/crops/:id" element={<DetailPage entity={crops} flag="isOrganic" />} />
      </Routes>
    </MemoryRouter>,
  );
}

test("whoever may switch it has a box with its name", () => {
  crops.mayChange = () => true;
  show("crop-2");
  expect(screen.getByRole("checkbox", { name: /Potato/ })).toBeTruthy();
});

test.each([
  ["crop-1", 1],
  ["crop-2", 0],
] as const)("others read it once where it is so, and nothing where it is not: %s", (id, count) => {
  crops.mayChange = () => false;
  show(id);
  expect(screen.queryAllByText("Organic")).toHaveLength(count);
});
