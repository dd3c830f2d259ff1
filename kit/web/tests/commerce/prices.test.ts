import { beforeEach, expect, test, vi } from "vitest";
import { readForm } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("a payment has a payer and an amount above nothing, and says what it is for where no row does", async () => {
  const { recordFields } = await import("@/lib/commerce/payments");
  const { sumAmounts } = await import("@/lib/commerce/entries");
  const terms = { currency: "USD", methods: ["Cash"] };
  const form = new FormData();
  form.set("method", "Cash");
  form.set("amount", "0");
  expect(readForm(recordFields(terms, { hasSubject: false }), form).errors).toEqual({
    subject: "Say what it is for.",
    name: "Enter who pays.",
    amount: "Enter 0.01 or more.",
  });
  form.set("amount", "");
  expect(readForm(recordFields(terms, { hasSubject: true }), form).errors).toEqual({
    name: "Enter who pays.",
    amount: "Enter the amount.",
  });
  const paid = { about: "", title: "", number: "", at: "", status: "Paid", name: "", email: "", details: [] };
  expect(
    sumAmounts([
      { ...paid, amount: 1.5 },
      { ...paid, amount: null },
    ]),
  ).toBe(1.5);
});
