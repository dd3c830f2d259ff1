import { webcrypto } from "node:crypto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProfileForm } from "@/components/profile/profile-form";
import { accounts, changePassword, logIn, logOut, passwordErrors, signUp } from "@/lib/accounts";
import { session } from "@/lib/session";
import { person } from "@/lib/person";
import { findProfile, newProfile, profiles, saveProfile } from "@/lib/profiles";

beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  logOut();
});
afterEach(cleanup);

test("an account is opened once for an address, whatever its case, and keeps no password", async () => {
  const account = { name: "Robin", email: "Robin@example.com", password: "harbour-lights" };
  expect(await signUp(account)).toBe(null);
  expect(person.get()).toEqual({ name: "Robin", email: "Robin@example.com" });
  expect(await signUp({ ...account, email: "robin@EXAMPLE.com" })).toMatch("already");
  expect(accounts.all()).toHaveLength(1);
  expect(JSON.stringify(accounts.all())).not.toContain("harbour");
});

test("only the right password logs in, and after a change only the new one", async () => {
  const [account] = accounts.all();
  if (account === undefined) throw new Error("There is no account.");
  expect(await logIn({ email: "robin@example.com", password: "harbour-night" })).toMatch("wrong");
  expect(session.get()).toBe("");
  expect(await logIn({ email: "ROBIN@example.com", password: "harbour-lights" })).toBe(null);
  expect(session.get()).toBe(account.id);
  expect(await changePassword(account, { present: "no", password: "morning-tide" })).toBe(false);
  expect(await changePassword(account, { present: "harbour-lights", password: "morning-tide" })).toBe(true);
  logOut();
  expect(await logIn({ email: "robin@example.com", password: "harbour-lights" })).toMatch("wrong");
  expect(await logIn({ email: "robin@example.com", password: "morning-tide" })).toBe(null);
});

test("a new password has eight characters and is typed twice alike", () => {
  expect(passwordErrors("short", "short")).toEqual({ password: "Choose a password of at least 8 characters." });
  expect(passwordErrors("long enough", "long enoug")).toEqual({ repeated: "The two passwords differ." });
  expect(passwordErrors("long enough", "long enough")).toEqual({});
});

test("each owner has one profile, and the app greets the person by its name", () => {
  saveProfile("one", newProfile({ name: "Ada", email: "ada@example.com" }));
  saveProfile("one", { ...newProfile({ name: "Ada L.", email: "ada@example.com" }), location: "London" });
  expect(profiles.all().filter(({ owner }) => owner === "one")).toHaveLength(1);
  expect(findProfile(profiles.all(), "one")?.location).toBe("London");
  expect(person.get().name).toBe("Ada L.");
  expect(findProfile(profiles.all(), "two")).toBe(null);
});

test("a profile is refused with half an address, and saved with what was filled in", () => {
  const save = vi.fn();
  render(<ProfileForm profile={newProfile({ name: "Robin", email: "" })} onSave={save} />);
  const address = screen.getByRole("textbox", { name: "E-mail address" });
  fireEvent.change(address, { target: { value: "robin.vale" } });
  fireEvent.click(screen.getByRole("button", { name: "Save profile" }));
  expect(screen.getByText(/Write a whole e-mail address/)).toBeTruthy();
  fireEvent.change(address, { target: { value: "robin@example.com" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Location" }), { target: { value: "Harbour" } });
  fireEvent.click(screen.getByRole("button", { name: "Save profile" }));
  expect(save).toHaveBeenCalledOnce();
  expect(save.mock.calls[0]?.[0]).toMatchObject({ name: "Robin", email: "robin@example.com", location: "Harbour", about: "" });
  expect(screen.getByRole("status").textContent).toBe("Your profile is saved.");
});

test("rows of a thing called session do not take the place of who is logged in", async () => {
  const { createCollection } = await import("@/lib/store");
  const { openSampleAccount } = await import("@/lib/accounts");
  const { readItem } = await import("@/lib/storage");
  const { ownStorageKey, storageKey } = await import("@/lib/store");
  openSampleAccount("Ada");
  for (const name of ["session", "person", "scheme", "dashboard", "newsletter"]) {
    createCollection({ name, read: (saved) => saved as { title: string } }).add({ title: "A row" });
    expect(readItem(storageKey(name))).toContain("A row");
  }
  expect(readItem(ownStorageKey("session"))).toBe(session.get());
});
