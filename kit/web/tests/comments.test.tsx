import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CommentThread } from "@/components/comments/comment-thread";
import { createComments } from "@/lib/comments";
import { startSession } from "@/lib/session";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  startSession("");
});

test("words of others and those of the start are deleted by nobody but a keeper, one's own by whoever wrote them", () => {
  const comments = createComments("comment-post", () => [
    { about: "post-1", author: "Oda", text: "From the start", at: "2026-11-18T10:00:00Z" },
  ]);
  const comment = { about: "post-1", answers: "", author: "", at: "2026-11-19T10:00:00Z" };
  comments.add({ ...comment, text: "By an account", by: "ada" });
  comments.add({ ...comment, text: "By a stranger", by: "" });
  const deleted = (isKeeper?: () => boolean) => {
    cleanup();
    const noun = { one: "comment", many: "comments" };
    render(<CommentThread comments={comments} about="post-1" noun={noun} {...(isKeeper && { isKeeper })} />);
    return screen.queryAllByRole("button", { name: /^Delete/ }).map((button) => button.getAttribute("aria-label"));
  };
  const names = (texts: string[]) => texts.map((text): unknown => expect.stringContaining(text));
  expect(deleted()).toEqual(names(["By a stranger"]));
  startSession("ada");
  expect(deleted()).toEqual(names(["By an account"]));
  startSession("ben");
  expect(deleted()).toEqual([]);
  expect(deleted(() => true)).toHaveLength(3);
});
