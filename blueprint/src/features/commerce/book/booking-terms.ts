// On what terms a thing is booked: for nights or days, for an hour of a day, for a day, or a number of seats. The words
// of the prompt decide, then what the thing is.
import type { Field } from "../../../schema/entity.ts";
import { anyOf } from "../parts/any-of.ts";

/** What the terms are read from, in lower case. */
export interface AskedBooking {
  words: string;
  prompt: string;
  /** What is booked, in the singular. */
  thing: string;
  fields: readonly Field[];
}

/** How a thing is booked. `start` and `end` are the labels of its days, `people` that of a number of people, empty where none is asked for. */
export interface BookingTerms {
  mode: "stay" | "slot" | "day" | "ticket";
  called: "booking" | "reservation" | "appointment";
  verb: "Book" | "Reserve";
  unit: "night" | "day";
  start: string;
  end: string;
  people: string;
  /** Whether each person pays the price. */
  perPerson: boolean;
  /** Whether many can have the same hour. */
  shared: boolean;
  /** The first and the last hour of the day that can be booked. */
  hours: [number, number];
}

const LODGING = anyOf(
  "room,apartment,hotel,hostel,campsite,campground,camp ground,villa,house,home,cabin,cottage,flat,lodge,resort,suite,homestay,accommodation,tent,pitch,chalet,bungalow,property,guesthouse,glamping",
);
const VEHICLE = anyOf("car,vehicle,bike,bicycle,boat,yacht,van,motorbike,motorcycle,scooter,truck,camper,campervan,limousine,rv,e-bike");
const HIRED = anyOf(
  "equipment,tool,camera,instrument,costume,dress,gear,projector,laptop,device,rental,storage,parking,parking space,space,venue,hall",
);
const TRAVEL = anyOf(
  "package,tour,trip,holiday,cruise,excursion,safari,flight,train,bus,ferry,transfer,ticket,adventure,expedition,retreat,vacation,travel,journey",
);
const EVENT = anyOf(
  "event,concert,show,match,movie,film,game,performance,festival,theater,theatre,workshop,class,course,lesson,webinar,seminar,conference,exhibition,screening,play,party,fixture",
);
const ALONE = anyOf(
  "doctor,dentist,physician,therapist,therapy,tutor,coach,court,desk,stylist,barber,lawyer,attorney,consultant,consultation,session,appointment,mentor,teacher,instructor,nurse,specialist,expert,advisor,adviser,meeting,service,treatment,vet,trainer,room,lab,slot,clinic",
);
const TABLE = anyOf("table,restaurant,cafe,café,bistro,diner,dining");

function modeOf({ words, prompt, thing, fields }: AskedBooking): BookingTerms["mode"] {
  const hasDay = fields.some(({ type }) => type === "date");
  if (/appointment|time slot|slot|session|consultation/.test(words) && !LODGING.test(thing)) return "slot";
  if (EVENT.test(thing) || /\bticket|\bseat/.test(words)) return hasDay ? "ticket" : "day";
  if (TRAVEL.test(thing)) return hasDay ? "ticket" : "day";
  if (/meeting room|conference room|study room|desk|court/.test(thing)) return "slot";
  if (LODGING.test(thing) || VEHICLE.test(thing) || HIRED.test(thing)) return "stay";
  return /\brent|\bnights?\b|check-?in|rental dates/.test(`${words} ${prompt}`) && !ALONE.test(thing) && !TABLE.test(thing)
    ? "stay"
    : "slot";
}

function daysOf(thing: string): Pick<BookingTerms, "unit" | "start" | "end"> {
  if (VEHICLE.test(thing)) return { unit: "day", start: "Pick-up date", end: "Return date" };
  return LODGING.test(thing)
    ? { unit: "night", start: "Check-in date", end: "Check-out date" }
    : { unit: "day", start: "Start date", end: "End date" };
}

function peopleOf(thing: string, mode: BookingTerms["mode"]): string {
  if (mode === "ticket" || anyOf("ticket,flight,train,bus").test(thing)) return "Tickets";
  if (mode === "stay") return LODGING.test(thing) ? "Guests" : "";
  if (mode === "day" || TABLE.test(thing)) return "People";
  return ALONE.test(thing) ? "" : "People";
}

/** The terms on which this thing is booked. */
export function bookingTerms(asked: AskedBooking): BookingTerms {
  const { words, thing } = asked;
  const mode = modeOf(asked);
  const people = peopleOf(thing, mode);
  return {
    mode,
    called:
      /appointment/.test(`${words} ${thing}`) || /doctor|dentist|therapist/.test(thing)
        ? "appointment"
        : /reserv/.test(words)
          ? "reservation"
          : "booking",
    verb: /reserv/.test(words) ? "Reserve" : "Book",
    ...(mode === "stay" ? daysOf(thing) : { unit: "day", start: "Date", end: "" }),
    people,
    perPerson: people !== "" && mode !== "stay" && !TABLE.test(thing),
    shared: people !== "" && mode !== "stay",
    hours: TABLE.test(thing) ? [12, 21] : [9, 17],
  };
}
