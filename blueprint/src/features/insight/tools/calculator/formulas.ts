// The calculators that can be asked for. What they ask for and work out is theirs, in the kit's `lib/insight/calculator`.

/** A calculator of the kit, with one example that is worked out by hand, with which it is proven. */
export interface Formula {
  /** Its folder in the kit. */
  folder: "life" | "money";
  title: string;
  icon: string;
  /** With which words it is asked for. */
  pattern: RegExp;
  /** An input, what is entered there, and what is then read. */
  example: { label: string; value: string; shows: string };
}

/** By the names under which the kit exports them. */
export const formulas: Readonly<Record<string, Formula>> = {
  bmi: {
    folder: "life",
    title: "BMI calculator",
    icon: "Scale",
    pattern: /\bbmi\b|body mass/,
    example: { label: "Weight", value: "100", shows: "32.7" },
  },
  calories: {
    folder: "life",
    title: "Calorie calculator",
    icon: "Flame",
    pattern: /calorie|\bbmr\b|\btdee\b|metabolic|macro/,
    example: { label: "Weight", value: "80", shows: "1,749 kcal" },
  },
  units: {
    folder: "life",
    title: "Unit converter",
    icon: "Ruler",
    pattern: /unit conver|convert(?:er|ing)? (?:of )?(?:units|measure)|measurement conver|(?<!currency )converter|kilomet|celsius/,
    example: { label: "Value", value: "100", shows: "62.14" },
  },
  age: {
    folder: "life",
    title: "Age calculator",
    icon: "Cake",
    pattern: /\bage calculat|calculate (?:your |my |their )?age|how old/,
    example: { label: "Year of birth", value: "2999", shows: "0 years" },
  },
  percentage: {
    folder: "life",
    title: "Percentage calculator",
    icon: "Percent",
    pattern: /percentage calculat|calculate percent|discount calculat/,
    example: { label: "Part", value: "60", shows: "50%" },
  },
  grade: {
    folder: "life",
    title: "Grade calculator",
    icon: "GraduationCap",
    pattern: /\bgpa\b|grade (?:calculat|average)|average grade|grade point/,
    example: { label: "First grade", value: "110", shows: "90" },
  },
  loan: {
    folder: "money",
    title: "Loan calculator",
    icon: "Landmark",
    pattern: /loan|mortgage|repayment|instal?ment|financing|\bemi\b/,
    example: { label: "Interest a year", value: "0", shows: "$833.33" },
  },
  savings: {
    folder: "money",
    title: "Savings calculator",
    icon: "PiggyBank",
    pattern: /saving|compound|interest|invest(?!igat)|retire|pension|wealth/,
    example: { label: "Interest a year", value: "0", shows: "$13,000.00" },
  },
  tip: {
    folder: "money",
    title: "Tip calculator",
    icon: "HandCoins",
    pattern: /\btips?\b|split the bill|bill split|gratuity/,
    example: { label: "Bill", value: "100", shows: "$115.00" },
  },
  currency: {
    folder: "money",
    title: "Currency converter",
    icon: "ArrowLeftRight",
    pattern: /currenc|exchange rate|forex/,
    example: { label: "Amount", value: "200", shows: "220" },
  },
  estimate: {
    folder: "money",
    title: "Cost estimator",
    icon: "Receipt",
    pattern: /estimat|quote|cost calculat|price calculat|budget calculat/,
    example: { label: "Quantity", value: "3", shows: "$360.00" },
  },
};
