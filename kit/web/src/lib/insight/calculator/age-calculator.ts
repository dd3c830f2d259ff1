import { formatCount } from "../../format";
import { defineFormula } from "./formula";

export const age = defineFormula({
  id: "age-calculator",
  title: "Age calculator",
  explained: "From the day of birth to today.",
  inputs: {
    year: { label: "Year of birth", value: 1990 },
    month: { label: "Month of birth", value: 6 },
    day: { label: "Day of birth", value: 15 },
  },
  workOut: ({ year, month, day }) => {
    const birth = new Date(year, month - 1, day);
    const days = Math.max(0, Math.floor((Date.now() - birth.getTime()) / 86_400_000));
    const today = new Date();
    const hadBirthday =
      today.getMonth() > month - 1 || (today.getMonth() === month - 1 && today.getDate() >= day);
    const years = Math.max(0, today.getFullYear() - year - (hadBirthday ? 0 : 1));
    return [
      { label: "Age", text: formatCount(years, { one: "year", many: "years" }) },
      { label: "Lived", text: formatCount(days, { one: "day", many: "days" }) },
    ];
  },
});
