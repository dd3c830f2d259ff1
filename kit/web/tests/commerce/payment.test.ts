import { expect, test } from "vitest";
import { describePayment, isCardNumber, isMonthAhead, paymentFields } from "@/lib/commerce/payment";
import { readForm } from "@/lib/entity";

test("the digits of a card must add up", () => {
  expect(isCardNumber("4242 4242 4242 4242")).toBe(true);
  expect(isCardNumber("4242-4242-4242-4242")).toBe(true);
  expect(isCardNumber("5555 5555 5555 4444")).toBe(true);
  expect(isCardNumber("4242 4242 4242 4241")).toBe(false);
  expect(isCardNumber("0")).toBe(false);
});

test("a card ends in a month to come", () => {
  expect(isMonthAhead("12/98")).toBe(true);
  expect(isMonthAhead("01/20")).toBe(false);
  expect(isMonthAhead("13/98")).toBe(false);
});

test("the details of a card are asked for only where they are shown, and leave four digits", () => {
  const fields = paymentFields(["Card", "PayPal"]);
  const form = new FormData();
  form.set("method", "PayPal");
  expect(readForm(fields, form).errors).toEqual({});
  form.set("method", "Card");
  for (const name of ["card", "expiry", "code"]) form.set(name, "");
  expect(Object.keys(readForm(fields, form).errors)).toEqual(["card", "expiry", "code"]);
  expect(describePayment({ method: "Card", card: "4242 4242 4242 4242" })).toBe("Card ending 4242");
  expect(describePayment({ method: "PayPal", card: "" })).toBe("PayPal");
});

test("a method that is not offered is refused", () => {
  const form = new FormData();
  form.set("method", "Barter");
  expect(readForm(paymentFields(["Card"]), form).errors).toHaveProperty("method");
});
