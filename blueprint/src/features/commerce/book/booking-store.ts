// The bookings of a generated app: one list for everything that can be booked.
import { type Code, code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import type { ProjectModel } from "../../../writer/model/project-model.ts";
import type { UnitCall } from "../../unit/unit.ts";
import type { FeatureOf } from "../../feature.ts";

type Book = FeatureOf<"book">;

const bookingTypes: Part[] = [
  {
    name: "BookableItem",
    isType: true,
    comment: "What can be booked, on what terms.",
    code: code`
      interface BookableItem {
        /** The id of the row; empty for a thing without one. */
        about: string;
        title: string;
        /** Its day, where it is on one; else empty. */
        day: string;
        /** For one unit; null where nothing is paid. */
        price: number | null;
        currency: string;
        unit: "night" | "day" | "month" | "person" | "booking";
        /** The labels of its days, and of the number of people: empty where it is not asked for. */
        start: string;
        end: string;
        people: string;
        /** Whether many can book the same time. */
        isShared: boolean;
        /** The times of a day that can be booked. */
        times: readonly string[];
      }`,
  },
  {
    name: "BookingTime",
    isType: true,
    code: code`
      interface BookingTime {
        /** Days as YYYY-MM-DD, the end not included; empty where there is none. */
        start: string;
        end: string;
        /** HH:MM, or empty. */
        time: string;
      }`,
  },
  {
    name: "OwnBookingDraft",
    isType: true,
    code: code`
      interface OwnBookingDraft extends @OwnEntryDraft, @BookingTime {
        people: number;
        /** Whether it was made in this browser: others only take up time. */
        isMine: boolean;
      }`,
  },
];

const timeParts: Part[] = [
  {
    name: "bookingDayAfter",
    comment: "The day so many days later.",
    code: code`
      function bookingDayAfter(date: string, days = 1): string {
        const day = @dayOf(date);
        return day ? new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() + days)).toISOString().slice(0, 10) : "";
      }`,
  },
  {
    name: "bookingDaysBetween",
    code: code`
      function bookingDaysBetween(start: string, end: string): number {
        const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
        return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
      }`,
  },
  {
    name: "overlapsBooking",
    comment: "Whether a booking takes up some of this time.",
    code: code`
      function overlapsBooking(booking: @BookingTime, { start, end, time }: @BookingTime): boolean {
        if (time !== "") return booking.start === start && booking.time === time;
        return booking.start < (end || @bookingDayAfter(start)) && start < (booking.end || @bookingDayAfter(booking.start));
      }`,
  },
  {
    name: "checkBookingTime",
    comment: "Leaves a message where the time cannot be booked.",
    code: code`
      function checkBookingTime({ errors }: @FormReading, item: @BookableItem, { when, taken }: { when: @BookingTime; taken: readonly @BookingTime[] }) {
        if (when.start === "") errors.start = \`Choose the \${item.start.toLowerCase()}.\`;
        else if (when.start < @localDate()) errors.start = "Choose a day from today on.";
        if (item.end !== "" && when.end === "") errors.end = \`Choose the \${item.end.toLowerCase()}.\`;
        else if (item.end !== "" && when.end <= when.start) errors.end = "The end must come after the start.";
        if (item.times.length > 0 && when.time === "") errors.time = "Choose a time.";
        if (Object.keys(errors).length > 0 || item.isShared) return;
        if (taken.some((booking) => @overlapsBooking(booking, when))) errors[item.times.length > 0 ? "time" : "start"] = "This is taken already. Choose another time.";
      }`,
  },
];

const draftParts: Part[] = [
  {
    name: "bookingCost",
    comment: "How many units of the price this time and these people are, and what they cost.",
    code: code`
      function bookingCost({ price, unit }: @BookableItem, { start, end, people }: Pick<@OwnBookingDraft, "start" | "end" | "people">): { units: number; amount: number | null } {
        const units = unit === "person" ? people : unit === "booking" ? 1 : @bookingDaysBetween(start, end);
        if (price === null) return { units, amount: null };
        return { units, amount: unit === "month" ? Math.round(price * units * (100 / 30)) / 100 : price * units };
      }`,
  },
  {
    name: "bookingTimeLines",
    code: code`
      function bookingTimeLines(item: @BookableItem, { start, end, time, people }: @BookingTime & { people: number }): @EntryLine[] {
        const details = [
          { label: item.start, value: @formatDate(start) },
          { label: item.end, value: @formatDate(end) },
          { label: "Time", value: time === "" ? "" : @formatTime(time) },
          { label: item.people, value: String(people) },
        ];
        return details.filter(({ label, value }) => label !== "" && value !== "");
      }`,
  },
];

const readOwnBooking: Part = {
  name: "readOwnBooking",
  code: code`
    function readOwnBooking(saved: @SavedObject): @OwnBookingDraft | null {
      const entry = @readOwnEntry(saved);
      if (!entry) return null;
      return {
        ...entry,
        start: @readDate(saved.start),
        end: @readDate(saved.end),
        time: @readText(saved.time),
        people: @readNumber(saved.people) ?? 1,
        isMine: saved.isMine === true,
      };
    }`,
};

/** A time that somebody else has booked, counted in days from the first visit. */
interface TakenTime {
  about: string;
  from: number;
  days: number;
  time: string;
}

/** What others have booked: a few days of the sample rows, so that a calendar shows what is taken. */
export function takenTimes({ blueprint }: ProjectModel): TakenTime[] {
  return blueprint.features.flatMap((feature) => {
    if (feature.kind !== "book" || feature.entity === null || feature.terms.shared) return [];
    const samples = blueprint.entities.find(({ id }) => id === feature.entity)?.samples.length ?? 0;
    return Array.from({ length: Math.min(samples, 4) }, (_, index) => {
      const isStay = feature.terms.mode === "stay";
      return {
        about: `${feature.entity}-${index + 1}`,
        from: 2 + index * 3,
        days: isStay ? 2 + (index % 3) : 0,
        time: isStay ? "" : "10:00",
      };
    });
  });
}

/** The store, with what others have booked. */
function store({ project }: UnitCall<Book>): Part[] {
  const taken = takenTimes(project);
  const options = (samples: Code): Code => code`
    const placedBookings = @createCollection<@OwnBookingDraft>({
      key: ${`${project.blueprint.slug}/bookings`},
      read: @readOwnBooking,
      samples: ${samples},
    });`;
  if (taken.length === 0) return [{ name: "placedBookings", code: options(code`() => []`) }];
  return [
    {
      name: "TAKEN_TIMES",
      comment: "What others have booked, counted in days from the first visit.",
      code: code`const TAKEN_TIMES = ${{ literal: taken }};`,
    },
    { name: "takenBooking", code: takenBooking },
    { name: "placedBookings", code: options(code`() => @TAKEN_TIMES.map(@takenBooking)`) },
  ];
}

const takenBooking = code`
  function takenBooking({ about, from, days, time }: (typeof @TAKEN_TIMES)[number], index: number): @Stored<@OwnBookingDraft> {
    return {
      id: \`sample-\${index + 1}\`,
      number: \`BK-\${1001 + index}\`,
      about, title: "", at: new Date().toISOString(), status: "Confirmed", name: "", email: "", details: [], amount: null,
      start: @localDate(from), end: days === 0 ? "" : @localDate(from + days), time, people: 1, isMine: false,
    };
  }`;

/** `src/features/booking/bookings.ts` and its times. */
export function bookingStore(call: UnitCall<Book>): ModuleSource[] {
  return [
    {
      path: "src/features/booking/bookings.ts",
      opening: "What is booked, by the person here and by others.",
      library: true,
      parts: [...bookingTypes, readOwnBooking, ...store(call)],
    },
    {
      path: "src/features/booking/times.ts",
      opening: "When something can be booked, and what it costs.",
      library: true,
      parts: [...timeParts, ...draftParts],
    },
  ];
}
