// Charts as a person meets them who points at them, presses their legend, or moves along them by the keyboard.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BarChart } from "@/components/charts/bar-chart";
import { LineChart } from "@/components/charts/line-chart";
import { SeriesLines } from "@/components/charts/series-lines";
import { RingChart } from "@/components/charts/ring-chart";
import { formatNumber } from "@/lib/number";

afterEach(cleanup);

const point = (label: string, value: number) => ({ label, value, color: "red" });
const three = [point("Paid", 5), point("Sent", 3), point("Late", 2)];
const shown = () => screen.getByRole("figure").textContent;

function itemOf(name: string): HTMLElement {
  const item = screen.getByRole("button", { name }).closest("li");
  if (item === null) throw new Error(`${name} is in no list.`);
  return item;
}

test("a ring tells the share of the part or the name that is pointed at, and else what all come to", () => {
  const { container } = render(<RingChart label="By status" points={three} />);
  const [, , part] = container.querySelectorAll("circle");
  if (part === undefined) throw new Error("The ring has no parts.");
  expect(shown()).toContain("10together");
  fireEvent.pointerMove(part);
  expect(shown()).toContain("3Sent, 30%");
  fireEvent.pointerLeave(part);
  expect(shown()).toContain("10together");
  for (const [enter, leave] of [
    [fireEvent.pointerMove, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    enter(itemOf("Late"));
    expect(shown()).toContain("2Late, 20%");
    leave(itemOf("Late"));
    expect(shown()).toContain("10together");
  }
});

test("what is left out of a ring is part of no total and tells no share", () => {
  render(<RingChart label="By status" points={three} />);
  const entry = screen.getByRole("button", { name: "Paid" });
  expect([entry.title, entry.getAttribute("aria-pressed")]).toEqual(["Leave out Paid", "true"]);
  fireEvent.click(entry);
  expect([entry.title, entry.getAttribute("aria-pressed")]).toEqual(["Show Paid", "false"]);
  fireEvent.pointerMove(itemOf("Paid"));
  expect(shown()).toContain("5together");
  expect(itemOf("Paid").textContent).toContain("left out");
  fireEvent.click(entry);
  expect(itemOf("Paid").textContent).toContain("5");
});

test("bars tell the share of the one that is pointed at, of all, and how many more there are than ten", () => {
  render(<BarChart label="By month" points={three} />);
  for (const [enter, leave] of [
    [fireEvent.pointerMove, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    enter(itemOf("Sent"));
    expect(itemOf("Sent").textContent).toBe("Sent3 · 30%");
    leave(itemOf("Sent"));
    expect(itemOf("Sent").textContent).toBe("Sent3");
  }
  expect(shown()).not.toContain("more");
  cleanup();
  render(<BarChart label="By month" points={Array.from({ length: 13 }, (_, index) => point(`Month ${index + 1}`, 1))} />);
  expect(screen.getAllByRole("button")).toHaveLength(10);
  expect(screen.getByText("and 3 more")).toBeTruthy();
});

test("a bar that is left out says so, and the others are drawn to the new scale", () => {
  const { container } = render(<BarChart label="By status" points={three} />);
  const widths = () => Array.from(container.querySelectorAll("rect"), (bar) => Math.round(Number(bar.getAttribute("width"))));
  expect(widths()).toEqual([100, 60, 40]);
  fireEvent.click(screen.getByRole("button", { name: "Paid" }));
  expect(widths()).toEqual([0, 100, 67]);
  expect(itemOf("Paid").textContent).toBe("Paidleft out");
});

test("a chart of nothing is not there", () => {
  render(<BarChart label="By status" points={[]} />);
  expect(screen.queryByRole("figure")).toBeNull();
});

const moments = ["Jan", "Feb", "Mar", "Apr", "May"];
const series = [
  { label: "Rent", color: "red", values: [1, 2, 3, 4, 5] },
  { label: "Food", color: "blue", values: [10, 20, null, 40, 50] },
];

/** What is written out for the chosen moment. */
function readout(container: HTMLElement): string | null | undefined {
  return container.querySelector("p")?.textContent;
}

test("lines tell the last moment, the one that is pointed at, and those that the keys come to", () => {
  const { container } = render(<SeriesLines label="Spent" moments={moments} series={series} format={formatNumber} />);
  const slider = screen.getByRole("slider", { name: "Spent: choose a time with the arrow keys" });
  slider.getBoundingClientRect = () => new DOMRect(100, 0, 400, 100);
  expect(readout(container)).toBe("MayRent5Food50");
  expect([slider.tabIndex, container.querySelectorAll("p [aria-hidden]").length]).toEqual([0, 2]);
  fireEvent.pointerMove(slider, { clientX: 205 });
  expect(readout(container)).toBe("FebRent2Food20");
  fireEvent.pointerMove(slider, { clientX: 20 });
  expect(readout(container)).toBe("JanRent1Food10");
  fireEvent.pointerMove(slider, { clientX: 900 });
  expect(readout(container)).toBe("MayRent5Food50");
  fireEvent.pointerMove(slider, { clientX: 300 });
  expect(readout(container)).toBe("MarRent3Food–");
  fireEvent.pointerLeave(slider);
  expect(readout(container)).toBe("MayRent5Food50");
  const press = (key: string) => fireEvent.keyDown(slider, { key });
  press("ArrowLeft");
  expect([slider.getAttribute("aria-valuetext"), slider.getAttribute("aria-valuenow")]).toEqual(["Apr", "3"]);
  press("Home");
  press("ArrowLeft");
  expect(slider.getAttribute("aria-valuetext")).toBe("Jan");
  press("ArrowRight");
  expect(slider.getAttribute("aria-valuetext")).toBe("Feb");
  press("End");
  press("ArrowRight");
  press("x");
  expect(slider.getAttribute("aria-valuetext")).toBe("May");
  expect(slider.getAttribute("aria-valuemax")).toBe("4");
});

test("a line that is switched off is read out no more, and all values are in a table", () => {
  const { container } = render(<SeriesLines label="Spent" moments={moments} series={series} format={formatNumber} />);
  fireEvent.click(within(screen.getByRole("group", { name: "Spent: legend" })).getByRole("button", { name: "Rent" }));
  expect(readout(container)).toBe("MayFood50");
  const rows = within(screen.getByRole("table", { name: "Spent" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["Jan110", "Feb220", "Mar30", "Apr440", "May550"]);
});

test("one line has no legend, and below it stand its first and its last moment", () => {
  const { container } = render(<LineChart label="Spent" points={moments.map((label, index) => point(label, index))} />);
  expect(screen.queryByRole("group", { name: "Spent: legend" })).toBeNull();
  expect(container.querySelector("p [aria-hidden]")).toBeNull();
  const axis = Array.from(container.querySelectorAll("[aria-hidden] > span"), ({ textContent }) => textContent);
  expect(axis).toEqual(["Jan", "May"]);
  cleanup();
  render(<LineChart label="Spent" points={[point("Jan", 1)]} />);
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByRole("listitem").textContent).toBe("Jan1");
});
