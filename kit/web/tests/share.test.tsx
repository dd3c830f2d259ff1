import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SharePanel } from "@/components/share/share-panel";
import { shareTargets } from "@/lib/share";

afterEach(cleanup);

test("a title and an address are written so that they cannot change the link", () => {
  const targets = shareTargets("https://example.com/a?b=1&c=2", "Tea & cake?");
  expect(targets.find(({ name }) => name === "E-mail")?.href).toBe(
    "mailto:?subject=Tea%20%26%20cake%3F&body=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D2",
  );
  expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length);
});

test("the link is copied, and selected where the browser does not allow that", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("no"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(<SharePanel title="Tea" path="/teas/1" />);
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("The link is copied.")).toBeTruthy();
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\/teas\/1$/);
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("The link is selected: copy it with your keyboard.")).toBeTruthy();
});
