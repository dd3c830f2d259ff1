// Headings fit into their places: words stay whole.
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Page } from "@/components/layout/page";
import { lettersOf } from "@/lib/letters-of";

afterEach(cleanup);

test("what stays together in a line is a word, or a letter where a language has no spaces", () => {
  expect(lettersOf("Our recommendations")).toBe(15);
  expect(lettersOf("state-of-the-art")).toBe(5);
  expect(lettersOf("おすすめの本")).toBe(1);
  expect(lettersOf("")).toBe(1);
});

test("the heading of a page knows its longest word, by which it is set smaller where that would not fit", () => {
  render(<Page title="Our recommendations" />, { wrapper: MemoryRouter });
  const [words] = screen.getByRole("heading", { level: 1, name: "Our recommendations" }).children;
  expect(words?.getAttribute("style")).toBe("--app-letters: 15;");
});
