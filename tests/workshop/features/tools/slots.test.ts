import { describe } from "node:test";
import { proveTool } from "./prove-tool.ts";

describe("times to sign up for", () => {
  const times = "every 10 minutes from 4 till 6";
  proveTool(`Parents evening slots ${times}`, [
    {
      name: "a time can be taken twice",
      breaks: times,
      file: "lib/commerce/booking/times.ts",
      words: "capacity - same.reduce((sum, { people }) => sum + people, 0)",
      instead: "capacity - same.length * 0",
    },
    {
      name: "the list does not say what is taken",
      breaks: times,
      file: "components/commerce/booking/book-link.tsx",
      words: "placesLeft(places, AT_NO_TIME, taken) === 0",
      instead: "placesLeft(places, AT_NO_TIME, taken) < 0",
    },
    {
      name: "one booking fills every time",
      breaks: times,
      file: "components/commerce/booking/book-link.tsx",
      words: "booking.about === about && booking.status !== CANCELLED",
      instead: "about !== null && booking.status !== CANCELLED",
    },
    { name: "the last time is missing", breaks: times, file: "entities/slots.ts", words: "17:50–18:00", instead: "17:40–17:50" },
  ]);
});
