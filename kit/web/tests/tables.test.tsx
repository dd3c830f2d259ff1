import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
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
