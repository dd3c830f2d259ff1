import { budget } from "./budget.ts";
import { donation } from "./donation.ts";
import { expense } from "./expense.ts";
import { income } from "./income.ts";
import { invoice } from "./invoice.ts";
import { payment } from "./payment.ts";
import { savingsGoal } from "./savings-goal.ts";
import { subscription } from "./subscription.ts";

/** Things of money. */
export const money = [expense, income, budget, invoice, payment, subscription, savingsGoal, donation];
