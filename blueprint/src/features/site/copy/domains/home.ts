// Building, homes and what keeps them running.
import { type Domain, offers, questions } from "../domain.ts";

/** Domains of homes and buildings. */
export const homeDomains: readonly Domain[] = [
  {
    id: "solar",
    words:
      "solar,solar panel,renewable energy,photovoltaic,clean energy,green energy,wind energy,energy company,heat pump,battery storage,electricity",
    way: "project",
    people: "households and businesses",
    gives: "clean power from their own roof",
    motif: "rays",
    headlines: ["Power from your own roof", "The sun is already working", "Clean energy, carefully planned"],
    line: "Panels, storage and advice for homes and businesses that want to use the sun.",
    mission: "To make clean power ordinary: well planned, fairly priced, and still working in twenty-five years.",
    offers: offers(`
      Sun|Rooftop solar|Panels laid out for your roof, its angle and its shadows.
      BatteryCharging|Battery storage|Keeps the noon for the evening, sized to what you use.
      PlugZap|Charging at home|Your car filled by your roof, when the sun is out.
      Building2|Solar for businesses|Large roofs that pay for themselves, calculated in the open.
      Gauge|Monitoring|See what you make and use, hour by hour.
      Wrench|Maintenance|A yearly look at panels, cables and inverter.`),
    questions: questions(`
      Is my roof suitable?|Most are. South is best, east and west are good, and shadow matters more than angle.
      What happens on cloudy days?|Panels still work with less light, and storage or the grid fills the gap.`),
  },
  {
    id: "construction",
    words:
      "construction,builder,contractor,building company,renovation,roofing,carpentry,carpenter,civil engineering,engineering firm,interior fit-out,concrete",
    way: "project",
    people: "owners",
    gives: "buildings that are finished as planned",
    motif: "skyline",
    headlines: ["Built as agreed", "Solid work, from the ground up", "Plans that become places"],
    line: "New buildings, conversions and repairs, with a schedule that holds.",
    mission: "To build what was agreed, when it was agreed, and to leave a site that we would gladly show.",
    offers: offers(`
      HardHat|New buildings|From the first trench to the keys, with one person to call.
      Hammer|Renovation|Old substance, new comfort, and dust kept where it belongs.
      Ruler|Planning|Drawings, permits and costs before anything is torn down.
      House|Roofs and façades|Tight, warm and good to look at.
      Truck|Groundwork|Foundations and drains that nobody needs to think of again.
      ClipboardCheck|Site management|Trades in the right order, and a report every week.`),
    questions: questions(`
      Do you work at fixed prices?|Yes, once the plan is fixed. Changes are priced before they are built.
      How long does it take?|You get a schedule with the offer, and a word at once if a week moves.`),
  },
  {
    id: "realestate",
    words: "real estate,realtor,property,estate agent,housing,apartment,rental,house for sale,landlord,mortgage broker,villa",
    way: "visit",
    people: "buyers and sellers",
    gives: "a home that fits",
    motif: "skyline",
    headlines: ["The door that feels like yours", "Homes, honestly described", "Find the place that fits"],
    line: "Flats, houses and plots, with the facts that matter on the first page.",
    mission: "To bring people and places together without pressure: true descriptions, fair prices, good timing.",
    offers: offers(`
      House|Homes for sale|Checked, measured and described as they are.
      KeyRound|Homes to rent|With all costs named before the visit.
      Calculator|Valuation|What your place is worth, and how we know.
      Camera|Selling|Good pictures, the right buyers, calm negotiations.
      FileSignature|Contracts|Every page explained before it is signed.
      Building2|Commercial space|Offices, shops and halls that suit the business.`),
    questions: questions(`
      What do viewings cost?|Nothing. Come twice if you like, at different hours of the day.
      How is the price found?|By comparing what similar places were sold for, and by what makes this one different.`),
  },
  {
    id: "homeservice",
    words:
      "plumber,plumbing,electrician,cleaning,cleaning company,cleaning service,handyman,locksmith,pest control,moving company,laundry,repair service,hvac,heating,maintenance",
    way: "visit",
    people: "households",
    gives: "repairs that stay repaired",
    motif: "grid",
    headlines: ["Done properly, the first time", "Help that arrives on time", "Your home, in good order"],
    line: "Tidy, punctual help for everything that drips, sticks or has to shine.",
    mission: "To come when we said, to name the price before we begin, and to leave the place cleaner than we found it.",
    offers: offers(`
      Wrench|Repairs|Taps, switches, hinges: the list that has grown too long.
      Droplets|Plumbing and heating|From the dripping valve to the new boiler.
      Plug|Electrical work|Safe, tested and labelled.
      Sparkles|Cleaning|Weekly, once, or after the builders.
      Clock|Emergencies|A person on the telephone, and someone on the way.
      ClipboardCheck|Yearly inspection|A short list of what will need attention, and when.`),
    questions: questions(`
      What does a visit cost?|You hear the price before the work begins; small jobs have fixed ones.
      Do I have to be at home?|At the start and at the end it helps. In between, we manage.`),
  },
  {
    id: "interior",
    words: "interior design,interior,architect,architecture,furniture,decoration,home decor,kitchen design,lighting,joinery",
    way: "project",
    people: "clients",
    gives: "rooms that feel right",
    motif: "grid",
    headlines: ["Rooms with a reason", "Spaces that are good to live in", "Designed around your days"],
    line: "From the first sketch to the last lamp.",
    mission: "To shape rooms around the people in them, with materials that grow old well.",
    offers: offers(`
      PencilRuler|Concept and sketch|What the room should do, drawn before it is furnished.
      Armchair|Furnishing|Pieces that last, found new, old or made to measure.
      Lamp|Light|Daylight first, then the lamps that follow it.
      Palette|Colour and material|Samples in your light, not in ours.
      Building|Conversions|Walls moved where they help.
      ClipboardCheck|Realisation|Trades, deliveries and dates in one hand.`),
    questions: questions(`
      Can you work with what I have?|Gladly: the best rooms have something that was there before.
      Is there a smallest project?|One room, one afternoon, one plan: that is enough to begin.`),
  },
];
