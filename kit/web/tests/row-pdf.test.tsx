import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ExportButton } from "@/components/resource/export-button";
import { defineEntity } from "@/lib/entity";
import { lines } from "@/lib/fields/lines";
import { money } from "@/lib/fields/money";
import { paragraph } from "@/lib/fields/paragraph";
import { text } from "@/lib/fields/text";
import { rowsPdf } from "@/lib/row-pdf";

afterEach(cleanup);

const soups = defineEntity({
  name: "soup",
  noun: { one: "soup", many: "soups" },
  home: { path: "/", title: "Soups" },
  rowPath: "/soups",
  title: "name",
  fields: {
    name: text({ label: "Name" }),
    from: text({ label: "From" }),
    cost: money({ label: "Cost", currency: "EUR" }),
    needs: lines({ label: "Needs", noun: { one: "need", many: "needs" } }),
    steps: paragraph({ label: "Steps" }),
  },
  samples: () => [
    { name: "Leek & potato", cost: 4, needs: ["2 leeks", "1 potato"], steps: "Chop.\nCook." },
    { name: "Borscht", from: "Kyiv" },
  ],
});

test("a PDF of rows has what is filled in, with lists and texts in lines of their own", () => {
  const file = rowsPdf(soups, soups.rows.all(), "Soups");
  for (const line of ["SOUPS", "Leek & potato", "- 2 leeks", "Chop.", "Cook.", "Borscht", "From: Kyiv"])
    expect(file).toContain(`(${line})`);
  expect(file).toMatch(/\(Cost: .*4\.00\)/);
  expect(file.match(/\(From:/g)).toHaveLength(1);
});

test("the button saves the row under its title", () => {
  const saved: string[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const [row] = soups.rows.all();
  if (row !== undefined) render(<ExportButton entity={soups} row={row} format="pdf" />);
  fireEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  expect(saved).toEqual(["Leek & potato.pdf"]);
});
