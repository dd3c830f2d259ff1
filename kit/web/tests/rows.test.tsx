// Rows where they are listed: what they say, what is done with them, and what is drawn of them.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FieldValue } from "@/components/fields/field-value";
import { StarRating } from "@/components/fields/star-rating";
import { NameAvatar } from "@/components/name-avatar";
import { CardList } from "@/components/resource/card-list";
import { RecentRows } from "@/components/resource/recent-rows";
import { RowLink } from "@/components/resource/row-link";
import { RowList } from "@/components/resource/row-list";
import { TableList } from "@/components/resource/table-list";
import { ReviewAverage } from "@/components/reviews/review-average";
import { ReviewSection } from "@/components/reviews/review-section";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";
import { createReviews } from "@/lib/reviews";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const jobsOf = () =>
  defineEntity({
    name: "job",
    noun: { one: "job", many: "jobs" },
    home: { path: "/jobs", title: "Jobs" },
    rowPath: "/jobs",
    title: "name",
    fields: {
      name: field.text({ label: "Name" }),
      place: field.text({ label: "Place" }),
      pay: field.money({ label: "Pay", currency: "EUR" }),
      done: field.flag({ label: "Done", states: ["Done", "To do"], meaning: "done" }),
      stars: field.rating({ label: "Stars" }),
    },
    samples: () => [
      { name: "Roof", place: "Bern", pay: 20, done: true, stars: 3 },
      { name: "Wall", pay: 30 },
      { name: "Door", place: "Thun" },
    ],
  });

const inRouter = { wrapper: MemoryRouter };
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test("a line says its facts and its amount, and has what acts on it", () => {
  const jobs = jobsOf();
  render(<RowList entity={jobs} row={{ flag: "done", amount: "pay", facts: ["place"], rating: "stars", isLink: true }} />, inRouter);
  const [roof, wall] = screen.getAllByRole("listitem");
  if (roof === undefined || wall === undefined) throw new Error("There are three jobs.");
  expect(roof.textContent).toContain("Bern");
  expect(roof.textContent).toContain("€20.00");
  expect(within(roof).getByRole("checkbox", { name: "Done: Roof", checked: true })).toBeTruthy();
  expect(within(roof).getByRole("link", { name: "Roof" }).getAttribute("href")).toBe("/jobs/job-1");
  expect(within(roof).getByRole("link", { name: "Edit Roof" }).title).toBe("Edit");
  expect(within(roof).getByRole("button", { name: "Delete Roof" }).title).toBe("Delete");
  // What has no stars yet shows none: it is rated on its page.
  expect(within(wall).queryByRole("radiogroup")).toBeNull();
  fireEvent.click(within(roof).getByRole("radio", { name: "4 stars" }));
  fireEvent.click(within(wall).getByRole("checkbox", { name: "Done: Wall" }));
  expect(jobs.rows.all().map(({ stars, done }) => [stars, done])).toEqual([
    [4, true],
    [0, true],
    [0, false],
  ]);
});

test("an amount says what it is where it has to, and nothing of one that is not there", () => {
  const races = defineEntity({
    name: "race",
    noun: { one: "race", many: "races" },
    home: { path: "/races", title: "Races" },
    rowPath: "/races",
    title: "name",
    fields: {
      name: field.text({ label: "Name" }),
      prize: field.money({ label: "Prize", currency: "EUR", isWhole: true, isLabelled: true }),
    },
    samples: () => [{ name: "Hill", prize: 200 }, { name: "Lake" }],
  });
  render(<RowList entity={races} row={{ amount: "prize", facts: [], actions: [] }} />, inRouter);
  expect(texts(screen.getAllByRole("listitem"))).toEqual(["HillPrize€200", "Lake"]);
  cleanup();
  render(<CardList entity={races} card={{ amount: "prize", actions: [] }} />, inRouter);
  expect(screen.getByText("Prize").parentElement?.textContent).toBe("Prize€200");
});

test("the newest rows are so many, and lead to all", () => {
  render(<RecentRows entity={jobsOf()} title="Recent jobs" limit={2} row={{ amount: "pay", facts: ["place"], actions: [] }} />, inRouter);
  expect(texts(screen.getAllByRole("listitem"))).toEqual(["RoofBern€20.00", "Wall€30.00"]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["All jobs"]);
});

test("a list says how many it shows, begins in its order, and offers each order once", () => {
  render(<RowList entity={jobsOf()} search filters={["place"]} sort={["pay"]} order="pay-down" row={{ facts: [] }} />, inRouter);
  const titles = () => screen.getAllByRole("listitem").map((item) => item.textContent.slice(0, 4));
  expect(titles()).toEqual(["Wall", "Roof", "Door"]);
  const sort = screen.getByRole("combobox", { name: "Sort jobs" });
  expect(texts(within(sort).getAllByRole("option"))).toEqual(["Pay: highest first", "Pay: lowest first"]);
  fireEvent.change(sort, { target: { value: "pay" } });
  expect(titles()).toEqual(["Roof", "Wall", "Door"]);
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  fireEvent.change(screen.getByRole("combobox", { name: "Filter by place" }), { target: { value: "Bern" } });
  expect(screen.getByRole("status").textContent).toBe("1 of 3 jobs");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByRole("status").textContent).toBe("3 jobs");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nothing" } });
  fireEvent.click(screen.getByRole("button", { name: "Show all jobs" }));
  expect(titles()).toHaveLength(3);
});

test("a table has a column for what acts on its rows only where something does", () => {
  const jobs = jobsOf();
  render(<TableList entity={jobs} table={{ columns: ["place"], actions: [] }} />, inRouter);
  expect(texts(screen.getAllByRole("columnheader"))).toEqual(["Name", "Place"]);
  expect(screen.getByRole("link", { name: "Roof" }).getAttribute("href")).toBe("/jobs/job-1");
  cleanup();
  render(<TableList entity={jobs} table={{ columns: ["pay", "stars"], editable: ["stars"], flag: "done", isLink: false }} />, inRouter);
  expect(texts(screen.getAllByRole("columnheader"))).toEqual(["Name", "Pay", "Stars", "Done", "Actions"]);
  expect(screen.queryByRole("link", { name: "Roof" })).toBeNull();
  expect(screen.getByRole("link", { name: "Edit Roof" })).toBeTruthy();
  fireEvent.click(within(screen.getByRole("radiogroup", { name: "Stars of Wall" })).getByRole("radio", { name: "2 stars" }));
  expect(jobs.rows.all()[1]?.stars).toBe(2);
});

test("a title is a link only where the row has a page", () => {
  const jobs = jobsOf();
  const [row] = jobs.rows.all();
  if (row === undefined) throw new Error("There are three jobs.");
  render(<RowLink entity={jobs} row={row} isLink />, inRouter);
  expect(screen.getByRole("link", { name: "Roof" })).toBeTruthy();
  cleanup();
  render(<RowLink entity={jobs} row={row} isLink={false} />, inRouter);
  expect(screen.queryByRole("link")).toBeNull();
});

const fullStars = (inside: Element) => Array.from(inside.querySelectorAll("svg"), (star) => star.getAttribute("fill") === "currentColor");

test("as many stars are full as were given, and they can be taken back", () => {
  const change = vi.fn();
  const { container, rerender } = render(<StarRating label="Stars" value={2} max={3} onChange={change} />);
  expect(fullStars(container)).toEqual([true, true, false]);
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<StarRating label="Stars" value={2} max={3} onChange={change} isClearable />);
  fireEvent.click(screen.getByRole("button", { name: "Clear stars" }));
  fireEvent.click(screen.getByRole("radio", { name: "3 stars" }));
  expect(change.mock.calls).toEqual([[0], [3]]);
  rerender(<StarRating label="Stars" value={0} max={3} onChange={change} isClearable />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("reviews show their stars and the average of their own row, and can be taken back", () => {
  const reviews = createReviews("reviews-of-jobs");
  for (const [about, stars, author] of [
    ["job-1", 4, "Ada"],
    ["job-1", 5, ""],
    ["job-2", 1, "Bo"],
  ] as const)
    reviews.add({ about, stars, author, text: `${stars} indeed`, at: "2026-11-18T10:00:00Z", by: "" });
  render(<ReviewSection reviews={reviews} about="job-1" subject="this job" />);
  expect(screen.getByText("4.5 out of 5 from 2 reviews")).toBeTruthy();
  expect(fullStars(screen.getByRole("img", { name: "4.5 of 5 stars" }))).toEqual([true, true, true, true, true]);
  expect(fullStars(screen.getByRole("img", { name: "4 of 5 stars" }))).toEqual([true, true, true, true, false]);
  expect(texts(screen.getAllByRole("listitem")).map((text) => text?.split("N")[0])).toEqual(["Anonymous", "Ada"]);
  fireEvent.click(screen.getByRole("button", { name: "Delete the review: 5 indeed" }));
  expect(reviews.all()).toHaveLength(2);
  cleanup();
  render(<ReviewAverage reviews={reviews} about="job-2" />);
  expect(screen.getByRole("img", { name: "1 of 5 stars from 1 review" })).toBeTruthy();
  cleanup();
  const { container } = render(<ReviewAverage reviews={reviews} about="job-3" />);
  expect(container.textContent).toBe("");
});

test("a name has the first letters of its first two words", () => {
  const initials = ["Ada Lovelace", "bo & co. – kin", "Élan"].map((name) => {
    const { container, unmount } = render(<NameAvatar name={name} />);
    const text = container.textContent;
    unmount();
    return text;
  });
  expect(initials).toEqual(["AL", "BC", "É"]);
});

test("a row that another refers to is a link where it has a page, and else its name", () => {
  const jobs = jobsOf();
  const [roof] = jobs.rows.all();
  for (const isLink of [true, false]) {
    const job = field.reference({ label: "Job", to: () => jobs, isLink });
    const { unmount } = render(
      <MemoryRouter>
        <FieldValue field={job} value={roof?.id} />
      </MemoryRouter>,
    );
    expect(screen.queryAllByRole("link", { name: "Roof" }).length).toBe(isLink ? 1 : 0);
    expect(screen.queryAllByText("Roof").length).toBe(1);
    unmount();
  }
});
