import { webcrypto } from "node:crypto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
  Element.prototype.scrollTo = () => undefined;
});
afterEach(cleanup);

async function open() {
  const mailbox = await import("@/lib/mailbox");
  const { signUp, logIn, logOut } = await import("@/lib/accounts");
  const enter = async (name: string) => {
    logOut();
    const person = { name, email: `${name.replace(" ", ".")}@example.com`, password: "harbour-lights" };
    if ((await logIn(person)) !== null) await signUp(person);
  };
  const texts = () => mailbox.ownConversations().map(({ party, letters }) => [party.name, ...letters.map(({ text }) => text)]);
  const write = (to: string, text: string) => mailbox.writeLetter(mailbox.namedParty(to).key, text);
  return { ...mailbox, enter, logOut, texts, write };
}

test("a letter is seen by the two whose it is, under each other's name, and by nobody else", async () => {
  const { enter, logOut, texts, write, countUnread, ownConversations, markLettersRead } = await open();
  await enter("Ada");
  await enter("Ben");
  write("ADA", "Hello");
  expect(texts()).toEqual([["Ada", "Hello"]]);
  expect(countUnread()).toBe(0);
  await enter("Cleo");
  expect(texts()).toEqual([]);
  logOut();
  expect(texts()).toEqual([]);
  write("Ada", "From nobody");
  await enter("Ada");
  expect(texts()).toEqual([["Ben", "Hello"]]);
  expect(countUnread()).toBe(1);
  markLettersRead(ownConversations()[0]?.letters ?? []);
  expect(countUnread()).toBe(0);
  write("Ben", "Good evening");
  await enter("Ben");
  expect(texts()).toEqual([["Ada", "Good evening", "Hello"]]);
});

test("what is written to a name waits for the account that takes it", async () => {
  const { enter, texts, write } = await open();
  await enter("Ada");
  write("Kim Holm", "Are you there?");
  expect(texts()).toEqual([["Kim Holm", "Are you there?"]]);
  await enter("Kim Holm");
  write("Ada", "Now I am");
  expect(texts()).toEqual([["Ada", "Now I am", "Are you there?"]]);
  await enter("Ada");
  expect(texts()).toEqual([["Kim Holm", "Now I am", "Are you there?"]]);
});

test("a conversation is deleted for oneself alone, and what is said in a room is for everybody who is logged in", async () => {
  const { enter, texts, write, ownConversations, deleteLetters, writeLetter, roomParty, countUnread } = await open();
  await enter("Ada");
  writeLetter(roomParty("General").key, "Welcome");
  await enter("Ben");
  write("Ada", "Hello");
  expect(countUnread()).toBe(0);
  deleteLetters(ownConversations().find(({ party }) => party.name === "Ada")?.letters ?? []);
  expect(texts()).toEqual([["General", "Welcome"]]);
  await enter("Ada");
  expect(texts()).toEqual([
    ["Ben", "Hello"],
    ["General", "Welcome"],
  ]);
});

test("who is not logged in is shown the way in and no conversation", async () => {
  const { enter, logOut, write } = await open();
  const { AccountInbox } = await import("@/components/messages/account-inbox");
  await enter("Ada");
  write("Ben", "Secret");
  const inbox = (
    <MemoryRouter>
      <AccountInbox />
    </MemoryRouter>
  );
  const { rerender } = render(inbox);
  expect(screen.getAllByText("Secret").length).toBeGreaterThan(0);
  fireEvent.change(screen.getByRole("textbox", { name: "Message to Ben" }), { target: { value: "Also this" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("list", { name: "Messages" }).textContent).toContain("Also this");
  logOut();
  rerender(inbox);
  expect(screen.queryByText("Secret")).toBe(null);
  expect(screen.getByRole("link", { name: "Log in" })).toBeTruthy();
});
