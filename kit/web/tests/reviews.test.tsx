import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewForm } from "@/components/reviews/review-form";
import { type Review, averageStars, createReviews } from "@/lib/reviews";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const review = (stars: number): Review => ({ about: "a", author: "", stars, text: "Good", at: "2026-11-18T10:00:00Z", by: "" });

test("the average has one decimal and is 0 without reviews", () => {
  expect(averageStars([])).toBe(0);
  expect(averageStars([review(4), review(5), review(5)])).toBe(4.7);
});

test("stored stars are limited to five, and a review without any is dropped", () => {
  localStorage.setItem(
    "recipe-box/reviews",
    JSON.stringify({
      version: 1,
      rows: [{ id: "1", about: "a", stars: "9", text: "Great" }, { id: "2", about: "a", stars: 0 }, { id: "3" }],
    }),
  );
  expect(createReviews("reviews").all()).toEqual([{ id: "1", about: "a", author: "", stars: 5, text: "Great", at: "", by: "" }]);
});

test("reviews of a first visit are nobody's who visits", () => {
  const { by: _by, ...first } = review(5);
  expect(createReviews("told", () => [first]).all()).toEqual([{ ...first, id: "told-1", by: "nobody" }]);
});

test("a review needs stars and words, and the form is empty after it is posted", () => {
  const post = vi.fn();
  render(<ReviewForm onPost={post} />);
  fireEvent.click(screen.getByRole("button", { name: "Post review" }));
  expect(screen.getByText("Choose from one to five stars.")).toBeTruthy();
  expect(screen.getByText("Write a few words.")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "3 stars" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Your review" }), { target: { value: "Not bad" } });
  fireEvent.click(screen.getByRole("button", { name: "Post review" }));
  expect(post).toHaveBeenCalledWith({ author: "", stars: 3, text: "Not bad" });
  expect(screen.queryByRole("radio", { checked: true })).toBe(null);
  expect(screen.getByRole("status").textContent).toBe("Thank you, your review is posted.");
});
