import { defineFormula } from "./formula";
import * as insightWords from "../../../words/insight";

export const age = defineFormula({
  id: "age-calculator",
  title: insightWords.ageCalculator,
  explained: insightWords.fromTheDayOfBirth,
  inputs: {
    year: { label: insightWords.yearOfBirth, value: 1990 },
    month: { label: insightWords.monthOfBirth, value: 6 },
    day: { label: insightWords.dayOfBirth, value: 15 },
  },
  workOut: ({ year, month, day }) => {
    const birth = new Date(year, month - 1, day);
    const days = Math.max(0, Math.floor((Date.now() - birth.getTime()) / 86_400_000));
    const today = new Date();
    const hadBirthday =
      today.getMonth() > month - 1 || (today.getMonth() === month - 1 && today.getDate() >= day);
    const years = Math.max(0, today.getFullYear() - year - (hadBirthday ? 0 : 1));
    return [
      { label: insightWords.age, text: insightWords.years({ count: years }) },
      { label: insightWords.lived, text: insightWords.daysLived({ count: days }) },
    ];
  },
});
