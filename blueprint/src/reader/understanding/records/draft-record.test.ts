import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../../schema/reading.ts";
import { readPrompt } from "../../read-prompt.ts";

/** What a text becomes: the title, the rows, and each field with its type or choices. */
function builtOf(text: string): string {
  const reading = Reading.parse(readPrompt({ text, answers: [] }));
  assert.ok(reading.outcome === "blueprint", text);
  const { title, entities } = reading.blueprint;
  const lists = entities.map(({ name, fields }) => {
    const said = fields.map(
      ({ label, type, options, unit }) => `${label}${options === undefined ? "" : ` ${options.join("/")}`}:${unit ?? type}`,
    );
    return `${name.many}(${said.join(", ")})`;
  });
  return `${title}: ${lists.join("; ")}`;
}

const stated: readonly (readonly [text: string, built: string])[] = [
  [
    "Saw crib log for a boatyard. Who took what, when, when it came back",
    "Saw Crib Log: entries(Who took it:text, Item:text, Date:date, When it came back:date)",
  ],
  [
    "Tent returns: tent number, deposit in rupees, deposit in euros, no. of pegs bent",
    "Tent Returns: tent returns(Tent number:text, Deposit in rupees:number, Deposit in euros:EUR, Number of pegs bent:number)",
  ],
  [
    "I maintain the generators for our farm co-op. For each one I need where it is, fuel type and last serviced",
    "Farm Co-op Generators: generators(Where it is:text, Fuel type:text, Last serviced:date)",
  ],
  ["Koi pond tests, weekly, with nitrate in mg/L and which pond", "Log: entries(Pond:text, Nitrate:mg/l, Date:date)"],
  [
    "loom log. warp number, sett, left or right selvedge, ends %, finished yes/no, who wove it",
    "Loom Log: entries(Warp number:text, Sett:text, Left or right selvedge Left/Right selvedge:choice, Ends:%, Finished:boolean, Who wove it:text)",
  ],
  [
    "We run a canal race. I need name, boat number, t-shirt size and whether they're rowing or paddling, and marshals can see who has finished.",
    "Canal Race Log: entries(Name:text, Boat number:text, T-shirt size XS/S/M/L/XL/XXL:choice, Rowing or paddling Rowing/Paddling:choice)",
  ],
  [
    "I mend old radios and I want to write down each radio that comes in, maker, the fault, hours spent and whether it has been paid",
    "Radio List: radios(Name:text, Maker:text, Fault:text, Hours spent:hours, Paid:boolean)",
  ],
  [
    "Night desk. Name, firm, key given or not, time in, time out. It is for our porter.",
    "Night Desk: night desks(Name:text, Firm:text, Key given:boolean, Time in:time, Time out:time)",
  ],
  [
    "The goat shed is chaos. We need each goat's weight every week, its medicine, and which pen it is in.",
    "Goat List: goats(Medicine:text, Weight:number, Pen:text)",
  ],
  [
    "Nobody waters the ferns. I'd like to put in the fern, which windowsill, who watered it and when.",
    "Fern List: ferns(Name:text, Windowsill:text, Who watered it:text, Date:date)",
  ],
  [
    "eel traps at the weir - trap number, river stretch (upper, middle or lower), how many eels, weight in grams, released?, who set it",
    "Eel Traps: eel traps(Trap number:text, River stretch Upper/Middle/Lower:choice, Number of eels:number, Weight:grams, Released:boolean, Who set it:text)",
  ],
  [
    "Make a log for our hostel where helpers write down who came, which bunk they had and anything the cook should know.",
    "Hostel Log: entries(Who came:text, Bunk:text, Date:date, Notes:text)",
  ],
  [
    "At the museum we lend sound guides; who took which guide, the deposit, and when it must come back",
    "Guide List: guides(Name:text, Who took it:text, Deposit:USD, When it must come back:date)",
  ],
  [
    "I want a list of Tuesdays with who unlocks the pool and who's doing the till, and none in July.",
    "Tuesday Log: tuesdays(Who unlocks the pool:text, Date:date, Who's doing the till:text)",
  ],
  [
    "We lend out sewing machines to schools, need to know who has which one and when it comes back",
    "Sewing Machine Tracker: sewing machines(Name:text, Who has it:text, When it comes back:date)",
  ],
  [
    "I teach sailing and need to see for each pupil how many trips they have had and which knots they still can't tie.",
    "Pupil List: pupils(Name:text, Number of trips:number, Knots:text)",
  ],
  [
    "Hedge trimming round for my lads. Each garden has address, gate code, where to park, and cut / not cut today.",
    "Hedge Trimming Round: gardens(Address:text, Gate code:text, Where to park:text, Cut:boolean)",
  ],
  [
    "A register of scaffolds: site address, client, date erected, day rate, last inspection, twice a week",
    "Scaffold Register: scaffolds(Site address:text, Client:text, Date erected:date, Day rate:USD, Last inspection:date)",
  ],
  [
    "Dad is on dialysis. Weight before, weight after, fluid taken off, how he felt.",
    "Log: entries(Title:text, Weight before:number, Weight after:number, Date:date, Fluid taken off:text, How he felt:text)",
  ],
  [
    "boiler service reminders, customer, tank size in gallons, last serviced, next due in 2 years",
    "Boiler Service Reminders: boiler service reminders(Customer:text, Tank size:gallons, Last serviced:date, Next due:date)",
  ],
  [
    "I am a translator, I need to write my assignments with hours, travel kilometers, which court",
    "Assignment Log: assignments(Name:text, Hours:hours, Travel kilometers:km, Court:text)",
  ],
  [
    "My wife collects teapots, so a list for her, with maker, colour, what she paid and when she bought it",
    "Teapot List: teapots(Name:text, Maker:text, Colour:text, What she paid:USD, When she bought it:date)",
  ],
  [
    "kilt orders board: Measured, Cut out, Pleating, Pressing, Fetched",
    "Kilt Orders Board: kilt orders(Task:text, Done:boolean, Priority High/Medium/Low:choice, Due date:date, List:text, Notes:paragraph, Status Measured/Cut out/Pleating/Pressing/Fetched:choice)",
  ],
  [
    "A board where each canoe moves from Waiting to Sanding to Varnishing to Ready",
    "Canoe Board: canoes(Task:text, Done:boolean, Priority High/Medium/Low:choice, Due date:date, List:text, Notes:paragraph, Status Waiting/Sanding/Varnishing/Ready:choice)",
  ],
  ["Keep track of who has which tent and the deposit", "Tent List: tents(Name:text, Who has it:text, Deposit:USD)"],
  [
    "Keep track of which pupil has which drawer and when they got the key",
    "Drawer List: drawers(Name:text, Pupil:text, When they got the key:date)",
  ],
  [
    "We crew a lifeboat and need to know who's on call, who has a tow licence and who can swim.",
    "People: people(Name:text, On call:boolean, Tow licence:boolean, Swim:boolean)",
  ],
  [
    "There are about 60 puppets in the loft, all in boxes. I want to note what each is made of, how worn it is out of 5 and which ones I've mended.",
    "Puppet List: puppets(Name:text, What each is made of:text, How worn it is:rating, Mended:boolean)",
  ],
  [
    "The doctor wants a diary from me. Itching, sleep, how bad from 0 to 10, and whether I used the cream.",
    "Log: entries(Itching:text, Sleep:hours, How bad:rating, Used cream:boolean)",
  ],
  [
    "I need to put in how many loaves we baked and how many we sold, and the weather, because we waste too much.",
    "Log: entries(Title:text, Number of loaves:number, How many we sold:number, Date:date, Weather:text)",
  ],
  [
    "Our orchestra wants to see who's coming to which concert, by instrument, people say yes, no or unsure",
    "Orchestra Attendance: answers(Name:text, Concert:text, Instrument:text, Coming Yes/No/Unsure:choice)",
  ],
  [
    "We run a night shelter and need to know which two hosts are sleeping over each night.",
    "Night Shelter Rota: turns(Host 1:text, Date:date, Host 2:text)",
  ],
  [
    "The sailing school has three dinghies and a canoe. Pupils need to be able to book them for a weekend.",
    "Bookings: items(Name:text, Notes:paragraph, Price per day:USD)",
  ],
  [
    "My wife and I took over a marina in the spring and it is chaos. There are eight berths. I want to see which berth is taken on which night, the boat name and whether they've paid.",
    "Bookings: bookings(Name:text, Berth Berth 1/Berth 2/Berth 3/Berth 4/Berth 5/Berth 6/Berth 7/Berth 8:choice, Date:date, Boat name:text, Paid:boolean)",
  ],
  [
    "Our silver band lends out 40 cornets. Need to know who's got what, since when, serial number and when it was last serviced.",
    "Silver Band Log: entries(Who's got what:text, Date:date, Serial number:text, When it was last serviced:date)",
  ],
  ["who teaches which subject and who watches which break", "Who Teaches Which Subject: people(Name:text, Subject:text, Break:text)"],
  [
    "I have goats, about 60 nannies, and kidding starts in April. I need to write down the tag number, how many kids, and whether she needed help.",
    "Nanny List: nannies(Name:text, Tag number:text, Number of kids:number, Needed help:boolean)",
  ],
  [
    "I look after eight kennels. I'd like to see which kennel is taken and who by, whether they paid the £15 deposit, and if they have a coat or not.",
    "Bookings: bookings(Name:text, Kennel Kennel 1/Kennel 2/Kennel 3/Kennel 4/Kennel 5/Kennel 6/Kennel 7/Kennel 8:choice, From date:date, Until date:date, Paid deposit:boolean, Coat:boolean)",
  ],
  [
    "A dashboard for my kiosk showing what I sold today, what I took in cash, and how it compares with last week",
    "Kiosk Log: entries(What I sold today:text, What I took in cash:text, Date:date)",
  ],
  ["We breed rabbits and need to see who cleans which hutch", "Who Cleans Which Hutch: people(Name:text, Hutch:text)"],
  ["We never see who parks where", "Who Parks Where: people(Name:text, Where they park:text)"],
  ["A page where you see who is on duty which weekend", "Who Is on Duty Which Weekend: weekends(Who is on duty:text, Date:date)"],
  ["who's minding the stall this Saturday", "Who's Minding the Stall: saturdays(Who's minding the stall:text, Date:date)"],
  [
    "I want to put in a regatta with the club name, the time, which lake and which boats",
    "Regatta List: regattas(Name:text, Time:time, Lake:text, Boats:text)",
  ],
  [
    "A form for walkers to report fallen trees on our paths, with a spot on a map and how bad it is from 1 to 5",
    "Fallen Tree List: fallen trees(Name:text, Date:date, Notes:paragraph, How bad it is:rating)",
  ],
  [
    "Every handover I've to check the fridge, the first aid kit and whether anything's missing",
    "Handover List: handovers(Name:text, Fridge:boolean, First aid kit:boolean, Anything missing:boolean)",
  ],
  [
    "Every evening I check the oil, the tyres and the lights",
    "Log: entries(Title:text, Oil:boolean, Tyres:boolean, Date:date, Lights:boolean)",
  ],
  [
    "somewhere to write down what's in our attic, which shelf and who it belongs to",
    "Item Tracker: items(Name:text, Shelf:text, Who it belongs to:text, Quantity:number)",
  ],
  ["Harvest log: crop, weight in kilos, picked on", "Harvest Log: entries(Crop:text, Weight:kilos, Picked on:date)"],
  ["Wool log: fleece, weight in ounces, spun on", "Wool Log: entries(Fleece:text, Weight:ounces, Spun on:date)"],
  ["Bee log: hive, mites counted, inspected on", "Bee Log: entries(Hive:text, Mites counted:text, Inspected on:date)"],
  ["Harvest log: crop, weight in kilos", "Harvest Log: entries(Crop:text, Weight:kilos, Date:date)"],
  ["Walks: route, miles, hills climbed", "Walk Log: walks(Trail:text, Miles:mi, Hills climbed:text)"],
  ["We need to see who tows which trailer on which day.", "Who Tows Which Trailer: people(Name:text, Trailer:text, Day:date)"],
];
for (const [text, built] of stated) test(`reads the fields of: ${text}`, () => assert.equal(builtOf(text), built));

const others: readonly (readonly [text: string, why: string])[] = [
  ["An app for my kennel: clients, dogs, walks and payments", "lists of their own"],
  ["A board for the fair: ideas, in progress, done", "columns of a board"],
  ["Tasks with a status (open, waiting, done) and an assignee", "choices of one field"],
];
for (const [text, why] of others) test(`reads ${why} as such: ${text}`, () => assert.doesNotMatch(builtOf(text), /entries\(/));

test("what an app is to show is no field of a list", () => {
  const built = builtOf("Weir log: date, level in cm, photo, total, and a chart by month");
  assert.doesNotMatch(built, /Total|Chart/);
  assert.match(built, /Photo:picture/);
});

test("a story before the request is not said to be missing", () => {
  const text =
    "My uncle left me nine clocks and honestly I am lost. I need to list all the clocks with maker, year and what it might be worth.";
  const reading = readPrompt({ text, answers: [] });
  assert.deepEqual(reading.outcome === "blueprint" && reading.notUnderstood, []);
});

test("what stands around a list, or asks for more than it, is no wish that the list proves", () => {
  const text = "We take in wool on Mondays. I want to log what comes in (breed, colour, weight) and see what's about to be spun.";
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(
    reading.understood.map(({ phrase }) => phrase),
    ["breed", "colour", "weight"],
  );
});

test("what is said of each thing is read behind its name", () => {
  const text =
    "It's a muddle. I'd like one place with each recital, the venue, what time we need to be there, who's playing and what they've paid so far.";
  assert.match(builtOf(text), /^Recital List: recitals\(Venue:text, Time:time, Who's playing:text, What they've paid so far:USD\)$/);
});

test("what happens every summer is no list of summers", () => {
  const built = builtOf("Every summer we share a house and forget it all. I want to put in what they spent and who it was for.");
  assert.doesNotMatch(built, /summer/i);
});

const behindNames: readonly (readonly [text: string, built: string])[] = [
  [
    "A list of all the films we have watched with stars and one line on what we thought",
    "Film Log: films(Title:text, Stars:rating, Line on what we thought:paragraph, Watched:boolean)",
  ],
  [
    "guest list with kids or adults and table number",
    "Guest List: guests(Name:text, Kids or adults Kids/Adults:choice, Table number:text, Answer Invited/Coming/Not coming/Maybe:choice)",
  ],
  [
    "A shopping list we can all add to, with who put it on and a tick when it's bought",
    "Shopping List: shopping items(Item:text, Who put it on:text, Bought:boolean)",
  ],
];
for (const [text, built] of behindNames)
  test(`reads the fields behind the name of a list: ${text}`, () => assert.equal(builtOf(text), built));

test("a tool that is asked for by its name is built, and what it does not do is said", () => {
  const reading = readPrompt({
    text: "I judge pies and want a round timer, 4 x 3 minutes with 1 minute rest, sparks at the end",
    answers: [],
  });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual([reading.blueprint.title, reading.blueprint.entities], ["Round Timer", []]);
  assert.ok(reading.notUnderstood.some((phrase) => phrase.includes("sparks")));
});

test("what stands before a board without fields is not lost as a story", () => {
  const reading = readPrompt({ text: "Snail racing night: heats, which snail won. Board with columns waiting, racing, done", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const kept = reading.blueprint.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
  assert.match([...reading.notUnderstood, ...kept].join("; "), /heats/i);
  assert.match([...reading.notUnderstood, ...kept].join("; "), /snail/i);
});

test("when somebody does something is no part of what they do it with", () => {
  assert.doesNotMatch(
    builtOf("A page for our tool library where people book a tool beforehand and say when they bring it back"),
    /beforehand/i,
  );
});
