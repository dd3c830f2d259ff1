import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FormulaCalculator } from "@/components/insight/calculator/formula-calculator";
import { defineFormula } from "@/lib/insight/calculator/formula";

afterEach(cleanup);

const loan = (explained: string) =>
  defineFormula({
    id: "loan",
    title: "Loan",
    explained,
    inputs: { amount: { label: "Amount", value: 1200 } },
    workOut: ({ amount }) => [{ label: "Each month", text: String(amount / 12) }],
  });

test("how a result is worked out is said where somebody opens it, and nothing where there is nothing to say", () => {
  render(<FormulaCalculator formula={loan("Amount ÷ 12")} />);
  expect(screen.getByRole("status").textContent).toBe("Each month100");
  const disclosure = screen.getByText("How it is worked out").closest("details");
  expect(disclosure?.open).toBe(false);
  expect(disclosure?.textContent).toContain("Amount ÷ 12");
  cleanup();
  render(<FormulaCalculator formula={loan("")} />);
  expect(screen.queryByText("How it is worked out")).toBe(null);
});
