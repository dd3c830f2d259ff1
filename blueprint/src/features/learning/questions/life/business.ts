import { readSubject } from "../read-subject.ts";

/** Money, markets and work. */
export const business = readSubject(
  {
    ...{ id: "business", title: "Business and money" },
    words:
      /\b(?:business|econom\w*|financ\w*|money|marketing|accounting|invest\w*|stocks?|management|entrepreneur\w*|startups?|bank(?:ing)?)\b/,
  },
  `
  Money | What is inflation? | A general rise of prices | A rise of wages only | A fall of prices | A tax on imports | With inflation the same money buys less.
  Money | What is interest? | The price of borrowed money | A kind of tax | A share of a company | A discount | Who lends is paid interest; who borrows pays it.
  Money | What is profit? | Revenue minus costs | All money that comes in | Money owed to a bank | The price of one item | Only what is left after all costs is profit.
  Money | What does a budget do? | Plans income and spending | Counts customers | Sets the opening hours | Pays taxes by itself | A budget compares what comes in with what goes out.
  Markets | What usually happens to the price when demand rises and supply stays? | It rises | It falls | It stays fixed | It becomes zero | More buyers compete for the same goods.
  Markets | What is a monopoly? | A market with a single seller | A market with two buyers | A tax office | A sale at half price | Without competitors a seller sets prices alone.
  Markets | What does a share stand for? | A part of a company | A loan to a bank | A bill to pay | A customer's name | Who holds shares owns a part of the company.
  Markets | What is a brand? | What makes a product known and told apart | The cost of a product | The tax on it | Its place in a shop | Name, sign and reputation make up a brand.
  Work | What does SWOT stand for in planning? | Strengths, weaknesses, opportunities, threats | Sales, work, orders, taxes | Staff, wages, offers, terms | Systems, words, options, tests | SWOT looks at what helps and harms, inside and outside.
  Work | What is a deadline? | The time by which something must be done | The first day of a task | A break between tasks | The list of tasks | A deadline is the latest moment for a result.
  Work | What does a balance sheet show? | What a company owns and owes | How many people it employs | Its customers | Its opening hours | Assets stand against debts and equity.
  Work | What does B2B mean? | Business to business | Back to basics | Buyer to buyer | Bank to bank | Companies that sell to companies work B2B.`,
);
