import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Timeline } from "@/components/site/timeline";
import { matchingMoments } from "@/lib/site/moments";

afterEach(cleanup);

const moments = [
  { when: "1867", title: "Born in Warsaw", text: "The youngest of five." },
  { when: "1903", title: "Nobel Prize", text: "Shared with Pierre." },
];

test("a search looks at the time, the title and the text, without regard to case", () => {
  expect(matchingMoments(moments, "")).toEqual(moments);
  expect(matchingMoments(moments, " warsaw ")).toEqual([moments[0]]);
  expect(matchingMoments(moments, "1903")).toEqual([moments[1]]);
  expect(matchingMoments(moments, "pierre")).toEqual([moments[1]]);
  expect(matchingMoments(moments, "Paris")).toEqual([]);
});

test("a search narrows the moments, and says where nothing matches", () => {
  render(<Timeline id="life" title="Life" moments={moments} hasSearch />);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  const search = screen.getByRole("searchbox", { name: "Search these entries" });
  fireEvent.change(search, { target: { value: "nobel" } });
  expect(screen.getByRole("listitem").textContent).toContain("Nobel Prize");
  fireEvent.change(search, { target: { value: "Paris" } });
  expect(screen.getByRole("status").textContent).toBe("Nothing here matches “Paris”.");
});
