import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Inbox } from "@/components/messages/inbox";
import { deleteConversation, partnersOf, privateMessages, replyTo, sendMessage } from "@/lib/messages";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a message is answered after a moment, and each with other words", () => {
  sendMessage("Kim Holm", "Hello");
  expect(privateMessages.all()[0]).toMatchObject({ partner: "Kim Holm", isOwn: true, text: "Hello" });
  vi.advanceTimersByTime(1_000);
  expect(privateMessages.all()[0]).toMatchObject({ partner: "Kim Holm", isOwn: false, text: replyTo(0) });
  sendMessage("Kim Holm", "And again");
  vi.advanceTimersByTime(1_000);
  expect(privateMessages.all()[0]).toMatchObject({ isOwn: false, text: replyTo(1) });
  expect(replyTo(1)).not.toBe(replyTo(0));
});

test("a conversation is deleted without the others", () => {
  sendMessage("Ada", "Hello");
  expect(partnersOf(privateMessages.all())[0]).toBe("Ada");
  deleteConversation("Ada");
  expect(partnersOf(privateMessages.all())).not.toContain("Ada");
  expect(partnersOf(privateMessages.all())).toContain("Recipe box team");
});

test("a conversation is started by a name", () => {
  render(
    <MemoryRouter>
      <Inbox />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Start conversation" }));
  expect(screen.getByText("Write a name.")).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Write to" }), { target: { value: "Grace" } });
  fireEvent.click(screen.getByRole("button", { name: "Start conversation" }));
  expect(screen.getByRole("region", { name: "Conversation with Grace" })).toBeTruthy();
  expect(screen.getByText("No messages yet. Say hello.")).toBeTruthy();
});

test("in a room nobody replies, and it is there before anything was said", () => {
  render(
    <MemoryRouter>
      <Inbox rooms={["General", "Help"]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("region", { name: "Conversation with General" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Help/ })).toBeTruthy();
  fireEvent.change(screen.getByRole("textbox", { name: "Message in General" }), { target: { value: "Good evening" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole("list", { name: "Messages" }).textContent).toContain("Good evening");
  expect(screen.queryByText("Automatic reply")).toBe(null);
});
