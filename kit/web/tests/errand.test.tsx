import { webcrypto } from "node:crypto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
  vi.stubGlobal("isSecureContext", true);
});
afterEach(cleanup);

function Place() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

/** Jobs that everybody sees and people with an account apply for, on a page that a search narrowed. */
async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { defineAction } = await import("@/lib/actions");
  const { restrict } = await import("@/lib/access");
  const { ActionButtons } = await import("@/components/resource/action-buttons");
  const { AddLink } = await import("@/components/resource/row-controls");
  const { AccountPage } = await import("@/components/account/account-page");
  const field = await import("@/lib/fields");
  const jobs = defineEntity({
    name: "job",
    noun: { one: "job", many: "jobs" },
    home: { path: "/jobs", title: "Jobs" },
    rowPath: "/jobs",
    title: "name",
    fields: { name: field.text({ label: "Name", required: true }) },
    samples: () => [{ name: "Welder" }],
  });
  restrict(jobs, { see: "everybody", change: "members" });
  const apply = defineAction(jobs, { verb: "Apply", by: "members", effects: () => [] });
  const [row] = jobs.rows.all();
  if (row === undefined) throw new Error("There is no job.");
  const page = (
    <>
      <AddLink entity={jobs} />
      <ActionButtons entity={jobs} actions={[apply]} row={row} />
    </>
  );
  render(
    <MemoryRouter initialEntries={["/jobs?search=weld"]}>
      <Place />
      <Routes>
        <Route path="/jobs" element={page} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/" element={<p>Home</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

const place = () => screen.getAllByRole("status").map(({ textContent }) => textContent)[0];
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("whoever presses what needs an account is told why to log in, also where they sign up, and comes back", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(place()).toBe("/account");
  expect(screen.getByText("Log in to apply.")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Sign up" }));
  expect(place()).toBe("/account?form=sign-up");
  expect(screen.getByText("Log in to apply.")).toBeTruthy();
  fill("Name", "Robin Vale");
  fill("E-mail address", "robin@example.com");
  fill("Password", "harbour-lights");
  fill("Repeat the password", "harbour-lights");
  fireEvent.click(screen.getByRole("button", { name: "Create account" }));

  await vi.waitFor(() => expect(place()).toBe("/jobs?search=weld"));
});

test("whoever would add a row comes back too, with an account of their own or to look around", async () => {
  const { signUp, logOut } = await import("@/lib/accounts");
  await signUp({ name: "Robin Vale", email: "robin@example.com", password: "harbour-lights" });
  logOut();
  await open();
  fireEvent.click(screen.getByRole("link", { name: "Log in to add jobs" }));
  expect(screen.getByText("Log in to add jobs")).toBeTruthy();
  fill("E-mail address", "robin@example.com");
  fill("Password", "harbour-lights");
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  await vi.waitFor(() => expect(place()).toBe("/jobs?search=weld"));
  cleanup();
  logOut();
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  fireEvent.click(screen.getByRole("button", { name: "Look around with a sample account" }));
  expect(place()).toBe("/jobs?search=weld");
});

test("an address of somewhere else is no way back", async () => {
  const { readErrand } = await import("@/lib/errand");
  expect(readErrand({ errand: { reason: "Log in.", back: "/jobs" } })).toEqual({ reason: "Log in.", back: "/jobs" });
  for (const state of [null, {}, { errand: { reason: "Log in." } }, { errand: { reason: "", back: "https://example.com" } }])
    expect(readErrand(state)).toBeNull();
});
