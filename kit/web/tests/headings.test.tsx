// Headings fit into their places: words stay whole.
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Fitted, Page } from "@/components/layout/page";

afterEach(cleanup);

test("what stays together in a line is a word, or a letter where a language has no spaces", () => {
  const lettersIn = (words: string) => {
    const { container } = render(<Fitted>{words}</Fitted>);
    return container.querySelector("span")?.style.getPropertyValue("--app-letters");
  };
  expect(lettersIn("Our recommendations")).toBe("15");
  expect(lettersIn("state-of-the-art")).toBe("5");
  expect(lettersIn("おすすめの本")).toBe("1");
  expect(lettersIn("")).toBe("1");
});

test("the heading of a page knows its longest word, by which it is set smaller where that would not fit", () => {
  render(<Page title="Our recommendations" />, { wrapper: MemoryRouter });
  const [words] = screen.getByRole("heading", { level: 1, name: "Our recommendations" }).children;
  expect(words?.getAttribute("style")).toBe("--app-letters: 15;");
});
