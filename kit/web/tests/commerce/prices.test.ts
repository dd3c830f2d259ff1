import { beforeEach, expect, test, vi } from "vitest";
import { readForm } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("a bid must be a twentieth higher than the price that stands, or one more at least", async () => {
  const { bidField, lowestBid } = await import("@/lib/commerce/bids");
  expect([lowestBid(1000), lowestBid(3), lowestBid(0)]).toEqual([1050, 4, 1]);
  const amount = bidField("EUR", 1050);
  expect(amount.parse(["1049.99"])).toEqual({ error: "Bid €1,050.00 or more." });
  expect(amount.parse(["1050"])).toEqual({ value: 1050 });
  expect(amount.parse([""])).toEqual({ error: "Enter your bid." });
});

test("the highest bid on a row leads, the others are outbid", async () => {
  const { bids, bidsOn, judgedBid } = await import("@/lib/commerce/bids");
  const { newEntry } = await import("@/lib/commerce/entries");
  const place = (about: string, amount: number) =>
    bids.add(newEntry("BID", { about, title: "", status: "Placed", name: "", email: "", details: [], amount }));
  for (const amount of [20, 50, 30]) place("painting-1", amount);
  place("painting-2", 70);
  expect(bidsOn(bids.all(), "painting-1").map(({ amount }) => amount)).toEqual([50, 30, 20]);
  expect(bids.all().map((bid) => judgedBid(bid, bids.all()).status)).toEqual(["Leading", "Outbid", "Leading", "Outbid"]);
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
