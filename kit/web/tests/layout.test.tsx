import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { app } from "@/app";
import { Page } from "@/components/layout/page";
import { PageGuard } from "@/components/layout/page-guard";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a page names the tab of the browser, and its heading where none of its parts does", () => {
  render(<Page title="Soups" description="What is cooked" back={{ path: "/", title: "Home" }} actions={<b>Add</b>} />, {
    wrapper: MemoryRouter,
  });
  expect(document.title).toBe(`Soups · ${app.title}`);
  expect(screen.getByRole("heading", { level: 1, name: "Soups" })).toBeTruthy();
  for (const text of ["What is cooked", "Home", "Add"]) expect(screen.getByText(text)).toBeTruthy();
  cleanup();
  render(<Page title={app.title} isHeaded />, { wrapper: MemoryRouter });
  expect(document.title).toBe(app.title);
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a page that fails leaves the rest as it is, and says so", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error("broken");
  }
  render(
    <PageGuard>
      <Broken />
    </PageGuard>,
  );
  expect(screen.getByText("This page could not be shown")).toBeTruthy();
  expect(screen.getByText("What you saved is still there. Load the page again, or choose another one.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Load again" })).toBeTruthy();
  cleanup();
  render(<PageGuard>All is well</PageGuard>);
  expect(screen.getByText("All is well")).toBeTruthy();
});
