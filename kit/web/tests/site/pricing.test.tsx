import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pricing } from "@/components/site/pricing/pricing";
import type { Plan } from "@/lib/site/plans";

const basic: Plan = { slug: "basic", name: "Basic", price: 19, suits: "To try it out.", features: ["Answers"] };
const family: Plan = { slug: "family", name: "Family", price: 39, suits: "For most.", features: ["Answers", "One person to ask"] };

const open = async (plans: readonly Plan[]) =>
  (await import("@/lib/site/plans")).definePlans({ name: "plans", currency: "USD", period: "month", plans });

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(cleanup);

test("the last choice counts, and is forgotten with a plan that is offered no longer", async () => {
  const { choosePlan } = await import("@/lib/site/plans");
  const plans = await open([basic, family]);
  choosePlan(plans, basic);
  choosePlan(plans, family);
  expect(plans.choices.all().map(({ plan }) => plan)).toEqual(["family"]);
  vi.resetModules();
  expect((await open([basic, family])).choices.all()).toHaveLength(1);
  vi.resetModules();
  expect((await open([basic])).choices.all()).toEqual([]);
});

test("a chosen plan is confirmed, and can be given up", async () => {
  const plans = await open([basic, family]);
  const action = { label: "Contact us", to: "/contact" };
  render(<Pricing id="pricing" title="Choose" plans={plans} action={action} />, { wrapper: MemoryRouter });
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Choose Family" }));
  expect(screen.getByRole("status").textContent).toContain("You have chosen Family.");
  expect(screen.queryByRole("button", { name: "Choose Family" })).toBeNull();
  expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
  fireEvent.click(screen.getByRole("button", { name: "Give it up" }));
  expect(screen.getByRole("status").textContent).toBe("");
});
