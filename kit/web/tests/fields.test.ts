import { describe, expect, test } from "vitest";
import * as field from "@/lib/fields";
import type { Field } from "@/lib/fields/field-definition";

/** The value or the message that a form gives. */
function entered<Value>(one: Field<Value>, ...texts: string[]): unknown {
  const parsed = one.parse(texts);
  return "value" in parsed ? parsed.value : parsed.error;
}

describe("a field", () => {
  test("is required where it says so, and names itself in the message", () => {
    expect(entered(field.text({ label: "Due date", required: true }), "  ")).toBe("Fill this in: due date.");
    expect(entered(field.choice({ label: "ISBN", required: true, options: ["A"] }), "B")).toBe("Choose one: ISBN.");
    expect(entered(field.lines({ label: "Steps", required: true, noun: { one: "step", many: "steps" } }), "\n \n")).toBe(
      "Fill this in: steps.",
    );
    expect(entered(field.text({ label: "Note" }), " ")).toBe("");
  });

  test("reads numbers as people write them, within its limits", () => {
    const servings = field.number({ label: "Servings", min: 1, max: 12 });
    expect(entered(servings, "2,5")).toBe(2.5);
    expect(entered(servings, "")).toBe(null);
    expect(entered(servings, "many")).toBe("Enter a number.");
    expect(entered(servings, "0")).toBe("Enter 1 or more.");
    expect(entered(servings, "13")).toBe("Enter 12 or less.");
    expect(entered(field.percent({ label: "Share" }), "101")).toBe("Enter 100 or less.");
  });

  test("accepts only links of the web, in forms and in stored data", () => {
    const source = field.link({ label: "Source" });
    expect(entered(source, "https://example.com/a")).toBe("https://example.com/a");
    expect(entered(source, "javascript:alert(1)")).toBe("Enter an address that begins with https://.");
    expect(source.revive("javascript:alert(1)")).toBe("");
  });

  test("checks dates, times, e-mail addresses and phone numbers", () => {
    expect(entered(field.date({ label: "Day" }), "2026-02-30")).toBe("Enter a date.");
    expect(entered(field.datetime({ label: "Start" }), "2026-02-30T10:00")).toBe("Enter a date and a time.");
    expect(entered(field.datetime({ label: "Start" }), "2026-02-28")).toBe("Enter a date and a time.");
    expect(entered(field.datetime({ label: "Start" }), "2026-02-28T23:15")).toBe("2026-02-28T23:15");
    expect(field.datetime({ label: "Start" }).revive("2026-02-28")).toBe("2026-02-28T12:00");
    expect(field.datetime({ label: "Start" }).format("2026-02-28T14:30")).toBe("Feb 28, 2026, 2:30 PM");
    expect(entered(field.date({ label: "Day" }), "2028-02-29")).toBe("2028-02-29");
    expect(entered(field.time({ label: "Start" }), "24:00")).toBe("Enter a time, such as 14:30.");
    expect(entered(field.email({ label: "E-mail" }), "a@b")).toBe("Enter a full e-mail address, such as name@example.com.");
    expect(entered(field.phone({ label: "Phone" }), "+49 (30) 555-010")).toBe("+49 (30) 555-010");
    expect(entered(field.phone({ label: "Phone" }), "call me")).toBe("Enter a phone number, such as +1 555 010 0199.");
  });

  test("separates tags and lines", () => {
    expect(entered(field.tags({ label: "Tags" }), "Quick, Vegan,, Quick")).toEqual(["Quick", "Vegan"]);
    expect(entered(field.lines({ label: "Steps", noun: { one: "step", many: "steps" } }), "Cut\r\n\n Fry ")).toEqual(["Cut", "Fry"]);
  });

  test("converts stored values of other types, and empties what it cannot convert", () => {
    expect(field.text({ label: "Title" }).revive(["a", "b"])).toBe("a, b");
    expect(field.number({ label: "Size" }).revive("12")).toBe(12);
    expect(field.choice({ label: "Size", options: ["S"] }).revive("XL")).toBe("");
    expect(field.rating({ label: "Rating" }).revive(99)).toBe(5);
    expect(field.flag({ label: "Done" }).revive("yes")).toBe(false);
    expect(field.tags({ label: "Tags" }).revive({ a: 1 })).toEqual([]);
  });

  test("formats a value in one line", () => {
    expect(field.money({ label: "Price", currency: "EUR" }).format(1234.5)).toBe("€1,234.50");
    expect(field.money({ label: "Price", currency: "EUR" }).format(40)).toBe("€40.00");
    const whole = field.money({ label: "Rent", currency: "EUR", isWhole: true });
    expect([40, 1250, 40.5].map((amount) => whole.format(amount))).toEqual(["€40", "€1,250", "€40.50"]);
    expect(field.duration({ label: "Time" }).format(90)).toBe("1 h 30 min");
    expect(field.number({ label: "Servings", unit: { one: "serving", many: "servings" } }).format(1)).toBe("1 serving");
    expect(field.number({ label: "Servings", unit: { one: "serving", many: "servings" } }).format(-1)).toBe("-1 serving");
    const needs = field.lines({ label: "Needs" });
    expect(needs.format(["Rope", "Gloves", "Paper"])).toBe("Rope · Gloves · Paper");
    expect(needs.format(["Orders, stock and invoices", "Rope", "Gloves", "Paper", "Ink"])).toBe(
      "Orders, stock and invoices · Rope · Gloves · +2 more",
    );
    const long = "Cut the paper along the line that is printed in the middle of it";
    expect(needs.format([long, "Fold it"])).toBe(`${long} · +1 more`);
    expect(needs.format([])).toBe("");
    expect(field.date({ label: "Day" }).format("2026-11-18")).toBe("Nov 18, 2026");
    expect(field.time({ label: "Start" }).format("14:30")).toBe("2:30 PM");
  });
});
