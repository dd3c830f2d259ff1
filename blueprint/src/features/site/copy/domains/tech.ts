// Software, telecom, industry and transport.
import { type Domain, offers, questions } from "../domain.ts";

/** Domains of technology and trade. */
export const techDomains: readonly Domain[] = [
  {
    id: "software",
    words:
      "software,saas,app development,web development,software solution,it service,it company,cloud,artificial intelligence,ai,machine learning,developer,technology,tech company,automation,data platform,api,startup,programming,blockchain,web3",
    way: "project",
    people: "teams",
    gives: "software that does its work quietly",
    motif: "grid",
    headlines: ["Software that fits the way you work", "Less busywork, more business", "Built for the people who use it"],
    line: "Solutions for small and medium-sized businesses, from the first idea to the daily run.",
    mission: "To turn awkward daily work into software that people like to use, and to stay reachable after the launch.",
    offers: offers(`
      Code|Custom software|Built around your process, in steps that you can try every two weeks.
      Cloud|Cloud and hosting|Running, backed up and watched, so that nobody has to get up at night.
      Workflow|Automation|The copying between systems, done by the systems.
      Users|Staffing|Experienced people for as long as your team needs them.
      ChartNoAxesCombined|Data and reports|One place for figures that used to live in twelve tables.
      LifeBuoy|Support|A person who knows your system, and an answer on the same day.`),
    questions: questions(`
      How does a project begin?|With a conversation and a small first step that has a fixed price.
      Who owns the code?|You do, from the first line.`),
  },
  {
    id: "telecom",
    words:
      "telecom,phone operator,mobile operator,telephone,phone company,internet provider,broadband,mobile plan,sim,5g,fibre,service plan,carrier,network operator",
    way: "account",
    people: "customers",
    gives: "a connection that is simply there",
    motif: "waves",
    headlines: ["Always within reach", "Plans that say what they are", "More signal, less small print"],
    line: "Mobile and home plans with help that answers.",
    mission: "To connect people at a price that stays the price, and to be there when something does not work.",
    offers: offers(`
      Smartphone|Mobile plans|Calls, texts and data, from a little to all you can use.
      Wifi|Home internet|Fast enough for the whole family at once.
      Globe|Roaming|The same plan abroad, with the costs shown first.
      Tv|Entertainment|Series and sport on every screen in the house.
      Building2|Business lines|Numbers, devices and one bill for the team.
      Headset|Customer support|Chat, call or write: a person takes over when the answers run out.`),
    questions: questions(`
      Can I keep my number?|Yes. Tell us the number when you order and it moves on the day you choose.
      How do I change my plan?|Choose another plan at any time; it begins with the next month.`),
  },
  {
    id: "shipping",
    words:
      "shipping,logistics,freight,cargo,courier,delivery service,transport,transportation,supply chain,maritime,port,vessel,warehouse,trucking",
    way: "read",
    people: "shippers",
    gives: "goods that arrive as planned",
    motif: "waves",
    headlines: ["Everything that moves the world's goods", "Ports, routes, people", "On course, every day"],
    line: "News, companies and dates from the shipping industry.",
    mission: "To keep an industry informed that never sleeps: what happened, what it means, and where to meet.",
    offers: offers(`
      Ship|Sea freight|Full and part containers, with the date that counts: arrival.
      Plane|Air freight|For what cannot wait.
      Truck|Road transport|From the quay to the door.
      Warehouse|Warehousing|Space, picking and stock that can be counted on.
      FileText|Customs|Papers prepared before the ship is in.
      MapPin|Tracking|Where it is, and when it will be with you.`),
    questions: questions(`
      How do I get news by mail?|Subscribe with your address; it can be taken back in one click.
      Can our company be listed?|Yes. Write to us with the facts, and an entry follows.`),
  },
  {
    id: "industry",
    words:
      "manufacturing,manufacturer,factory,industrial,machinery,metal,steel,plastics,chemical,electronics,textile,engineering,machine tool,mining,oil,gas",
    way: "project",
    people: "customers",
    gives: "parts that fit, every time",
    motif: "grid",
    headlines: ["Precision, in series", "Made to measure, made to last", "From drawing to delivery"],
    line: "Development, production and service from one hand.",
    mission: "To make things that fit, hold and can be repaired, with as little waste as possible.",
    offers: offers(`
      Cog|Series production|Ten pieces or ten thousand, with the same tolerance.
      PencilRuler|Development|From the sketch to the first part on the table.
      Factory|Contract manufacturing|Our machines, your product.
      ShieldCheck|Quality control|Measured, recorded and sent along.
      Wrench|Service and spare parts|For machines that are older than their manuals.
      Recycle|Sustainable materials|Less scrap, shorter ways, better alloys.`),
    questions: questions(`
      What is the smallest order?|One piece, if it is drawn. The price per piece falls quickly after that.
      Which file formats do you take?|The common drawing and model formats; a clear sketch is enough to begin.`),
  },
  {
    id: "automotive",
    words:
      "car,automotive,garage,auto repair,car dealer,vehicle,motorcycle,car rental,tyre,tire,taxi,driving,dmv,electric vehicle,bike,bicycle",
    way: "visit",
    people: "drivers",
    gives: "a vehicle that they can rely on",
    motif: "hills",
    headlines: ["Back on the road", "Good for many more miles", "Drive off without worry"],
    line: "Sales, service and advice for everything on wheels.",
    mission: "To keep people moving safely, with honest prices and repairs that were really needed.",
    offers: offers(`
      Car|Cars for sale|Checked at every corner, with the report in the glove box.
      Wrench|Repairs|First the finding, then the price, then the work.
      Gauge|Inspection|Ready for the road, on paper too.
      CircleDot|Tyres|Changed, stored and balanced.
      BatteryCharging|Electric vehicles|Batteries, chargers and people who know them.
      KeyRound|Rental|For a day, a move or a holiday.`),
    questions: questions(`
      How long does a repair take?|Small ones are done while you wait; for the rest there is a car to borrow.
      Do I learn the price beforehand?|Yes, and we call before anything is added.`),
  },
];
