import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Documents } from "@/components/documents/documents";
import { bytesOf, contentOf, createDocuments, formatBytes, previewOf, whyNotKept } from "@/lib/documents";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("bytes come back as they were, and a damaged content has none", () => {
  const bytes = new Uint8Array([0, 128, 255, 10]);
  expect([...bytesOf(contentOf(bytes))]).toEqual([0, 128, 255, 10]);
  expect(bytesOf({ content: "%" })).toHaveLength(0);
});

test("a file is refused that is too large, or for which there is no space left", () => {
  expect(whyNotKept(1_000_000, [])).toBe("");
  expect(whyNotKept(1_200_000, [])).toBe("This file has 1.2 MB. At most 1 MB can be kept in this browser.");
  expect(whyNotKept(1_000, [{ content: "x".repeat(3_999_000) }])).toMatch(/full/);
  expect([412, 37_400, 1_234_567].map(formatBytes)).toEqual(["412 B", "37 kB", "1.2 MB"]);
});

test("texts and pictures have a preview", () => {
  expect(["image/png", "text/csv", "application/json", "application/pdf", ""].map((type) => previewOf({ type }))).toEqual([
    "image",
    "text",
    "text",
    null,
    null,
  ]);
});

test("documents are shown with their rows or alone, previewed and deleted", () => {
  const documents = createDocuments("documents");
  const content = contentOf(new TextEncoder().encode("We agreed."));
  documents.add({ name: "Minutes", about: "monday", type: "text/plain", addedOn: "2026-11-18", ...content });
  documents.add({ name: "Plan", about: "", type: "text/plain", addedOn: "2026-11-18", ...content });
  const { rerender } = render(<Documents documents={documents} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  rerender(<Documents documents={documents} about="monday" />);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Upload");
  expect(screen.getByText("Choose a file.")).toBeTruthy();
  press("Preview Minutes");
  expect(within(screen.getByRole("list", { name: "Documents" })).getByText("We agreed.")).toBeTruthy();
  press("Delete Minutes");
  expect(screen.getByText("No documents yet")).toBeTruthy();
});
