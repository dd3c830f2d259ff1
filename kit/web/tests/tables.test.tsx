import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";

afterEach(cleanup);

function Offers({ rows, second = "Offer B" }: { rows: readonly string[]; second?: string }) {
  return (
    <Table aria-label="Offers">
      <TableHeader>
        <TableRow>
          <TableCell />
          <TableHead>Offer A</TableHead>
          <TableHead>{second}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((name) => (
          <TableRow key={name}>
            <TableHead scope="row">{name}</TableHead>
            <TableCell>1</TableCell>
            <TableCell data-label={name === "Fees" ? "Own" : undefined}>2</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell colSpan={3}>All</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

const labels = () => screen.getAllByRole("cell").map((cell) => cell.getAttribute("data-label"));

test("cells have the names of their columns, also of rows and names that come later", async () => {
  const { rerender } = render(<Offers rows={["Rate"]} />);
  expect(labels()).toEqual([null, "Offer A", "Offer B", null]);
  rerender(<Offers rows={["Rate", "Fees"]} second="Offer C" />);
  await expect.poll(labels).toEqual([null, "Offer A", "Offer C", "Offer A", "Own", null]);
});

test("a table may stay a table on a phone", () => {
  render(<Table narrow="scroll" aria-label="Board" />);
  expect(screen.getByRole("table").dataset["narrow"]).toBe("scroll");
});

test("a table that is wider than its box is set closer, and no other one", () => {
  const widths = { scroll: 900 };
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockImplementation(() => widths.scroll);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800);
  render(
    <Table aria-label="Wide">
      <tbody />
    </Table>,
  );
  const table = screen.getByRole("table", { name: "Wide" });
  expect(table.hasAttribute("data-dense")).toBe(true);
  widths.scroll = 700;
  fireEvent(window, new Event("resize"));
  expect(table.hasAttribute("data-dense")).toBe(false);
  vi.restoreAllMocks();
});
