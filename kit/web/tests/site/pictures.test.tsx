import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Rings } from "@/components/scenes/shape-motifs";
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
