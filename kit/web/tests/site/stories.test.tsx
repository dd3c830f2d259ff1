import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stories } from "@/components/site/stories/stories";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(cleanup);

const open = async () => (await import("@/lib/site/stories")).createStories("stories");
const examples = [{ title: "Example: a roof", start: "A question.", work: "Panels.", end: "Power." }];

test("a story without words is refused; one with words comes before the examples, and can be removed", async () => {
  const stories = await open();
  render(<Stories id="stories" title="Voices" stories={stories} called="story" examples={examples} />);
  const publish = screen.getByText("Publish story");
  fireEvent.click(publish);
  expect(screen.getByText("Write your story.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.change(screen.getByLabelText("In your words"), { target: { value: "It was easy." } });
  fireEvent.click(publish);
  expect(screen.getByRole("status").textContent).toContain("Thank you!");
  const items = within(screen.getByRole("list", { name: "Voices" })).getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("blockquote, h3")?.textContent)).toEqual(["It was easy.", "Example: a roof"]);
  fireEvent.click(screen.getByLabelText("Remove: It was easy."));
  expect(stories.all()).toEqual([]);
});

test("stored stories are read back, and those without words are dropped", async () => {
  const story = (await open()).add({ author: "", text: "Good.", at: "2027-03-14" });
  const key = Object.keys(localStorage).find((name) => name.endsWith("/stories")) ?? "";
  const stored = JSON.parse(localStorage.getItem(key) ?? "");
  stored.rows.push({ id: "x", author: "Nobody" }, { id: "y", text: "Old.", at: "yesterday" });
  localStorage.setItem(key, JSON.stringify(stored));
  vi.resetModules();
  expect((await open()).all()).toEqual([story, { id: "y", author: "", text: "Old.", at: "" }]);
});
