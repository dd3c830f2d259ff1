import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { app } from "@/app";
import { Rays } from "@/components/scenes/land-motifs";
import { SplitHero } from "@/components/site/opening/hero";

afterEach(cleanup);

const hero = { description: "For everyone.", drawing: { motif: Rays, seed: 1 } } as const;

test("the opening leads to pages and to sections, and names the app where its headline does not", () => {
  const actions = [
    { label: "Contact us", to: "/contact" },
    { label: "See the pictures", to: "#gallery" },
  ];
  render(<SplitHero {...hero} headline="Power from your own roof" actions={actions} />, { wrapper: MemoryRouter });
  expect(screen.getByRole("heading", { level: 1, name: "Power from your own roof" })).toBeTruthy();
  expect(screen.getByText(app.title)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Contact us" }).dataset["variant"]).toBe("default");
  expect(screen.getByRole("link", { name: "See the pictures" }).getAttribute("href")).toBe("#gallery");
  cleanup();
  render(<SplitHero {...hero} headline={app.title} />, { wrapper: MemoryRouter });
  expect(screen.getAllByText(app.title)).toHaveLength(1);
  expect(screen.queryByRole("navigation")).toBeNull();
});
