import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppDefinition } from "@/lib/define-app";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.doUnmock("@/app");
});

async function open(more: Partial<AppDefinition>, path = "/account") {
  vi.doMock("@/app", () => ({ app: { key: "club", title: "Club", tagline: "", audience: "visitors", ...more } }));
  const { AccountLink } = await import("@/components/account/account-link");
  const { StaffLink } = await import("@/components/account/staff-link");
  const { Entrance } = await import("@/components/account/entrance");
  const { openAdministrator } = await import("@/lib/accounts");
  const shown = () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <header>
          <AccountLink />
        </header>
        <Entrance />
        <footer>
          <StaffLink />
        </footer>
      </MemoryRouter>,
    );
  return { shown, openAdministrator };
}

const links = (place: "banner" | "contentinfo") =>
  Array.from(screen.getByRole(place).querySelectorAll("a"), (link) => link.getAttribute("aria-label") ?? link.textContent);

test("where accounts are for staff the way in stands at the foot, and only the administrator is looked around as", async () => {
  const { shown, openAdministrator } = await open({ accounts: "staff" });
  const { unmount } = shown();
  expect([links("banner"), links("contentinfo")]).toEqual([[], ["Staff log-in"]]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Staff log-in");
  expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
  const looks = screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");
  expect(looks.filter((text) => text.startsWith("Look around"))).toEqual(["Look around as: Administrator"]);
  unmount();
  openAdministrator("Administrator");
  shown();
  expect([links("banner"), links("contentinfo")]).toEqual([["Administrator: your account"], []]);
});

test("staff who are given a role open accounts for themselves", async () => {
  const { shown } = await open({ accounts: "staff", roles: [{ id: "clerk", name: "Clerk", isOpen: false }] });
  shown();
  expect(screen.getByRole("link", { name: "Sign up" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Look around as: Clerk" })).toBeTruthy();
});

test("where accounts are for everybody the way in stands in the header", async () => {
  const { shown } = await open({});
  shown();
  expect(links("banner")).toEqual(["Log in"]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Log in");
  expect(screen.getByRole("link", { name: "Sign up" })).toBeTruthy();
});
