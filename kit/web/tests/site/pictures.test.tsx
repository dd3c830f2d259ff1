import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Rings } from "@/components/scenes/shape-motifs";
import { Carousel } from "@/components/site/pictures/carousel";
import { OpenGallery } from "@/components/site/pictures/gallery";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.useFakeTimers();
  window.matchMedia = vi.fn((query: string) => ({ matches: false, media: query }) as MediaQueryList);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const slides = ["One", "Two", "Three"].map((title, seed) => ({ title, text: `${title}.`, drawing: { motif: Rings, seed } as const }));
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shown = () => screen.getByRole("heading", { level: 3 }).textContent;

test("slides move by themselves until somebody takes over", () => {
  render(<Carousel id="offers" title="Offers" slides={slides} />);
  expect(shown()).toBe("One");
  pass(6_000);
  expect(shown()).toBe("Two");
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(shown()).toBe("Three");
  pass(60_000);
  expect(shown()).toBe("Three");
  fireEvent.click(screen.getByRole("button", { name: "Move by itself" }));
  pass(6_000);
  expect(shown()).toBe("One");
});

test("slides do not move for people who want less motion", () => {
  window.matchMedia = vi.fn((query: string) => ({ matches: query.includes("reduce"), media: query }) as MediaQueryList);
  render(<Carousel id="offers" title="Offers" slides={slides} />);
  pass(60_000);
  expect(shown()).toBe("One");
  expect(screen.getByRole("button", { name: "Move by itself" })).toBeTruthy();
});

test("added pictures come first and can be removed; a form without a picture is refused", async () => {
  const { createOwnPictures } = await import("@/lib/site/pictures");
  const own = createOwnPictures("gallery");
  own.add({ title: "Mine", source: "data:image/jpeg;base64,AA" });
  const drawn = [{ title: "Rings", drawing: { motif: Rings, seed: 1 } as const }];
  render(<OpenGallery id="gallery" title="Have a look" pictures={drawn} own={own} />);
  const names = () => screen.getAllByRole("button", { name: /^Enlarge/ }).map((button) => button.getAttribute("aria-label"));
  expect(names()).toEqual(["Enlarge: Mine", "Enlarge: Rings"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove: Mine" }));
  expect(names()).toEqual(["Enlarge: Rings"]);
  fireEvent.click(screen.getByRole("button", { name: "Add picture" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText("Choose a picture.")).toBeTruthy();
});

test("a stored picture that is none is dropped", async () => {
  const { createOwnPictures } = await import("@/lib/site/pictures");
  createOwnPictures("gallery").add({ title: "Bad", source: "https://example.com/a.jpg" });
  vi.resetModules();
  expect((await import("@/lib/site/pictures")).createOwnPictures("gallery").all()).toEqual([]);
});
