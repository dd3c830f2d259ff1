// Causes, places, people, goods and news; and the domain that fits everything else.
import { type Domain, offers, questions } from "../domain.ts";

/** Domains of the public, and of goods. */
export const publicDomains: readonly Domain[] = [
  {
    id: "charity",
    words:
      "charity,non-profit,nonprofit,ngo,donation,volunteer,foundation,fundraising,food bank,food distribution,aid,relief,humanitarian,church,mosque,community centre,community center",
    way: "cause",
    people: "people who need it",
    gives: "help that arrives",
    motif: "leaves",
    headlines: ["Small help, many hands", "Good will, well organised", "What we share grows"],
    line: "Give, help or ask for help: every part is needed.",
    mission: "To bring what some have too much of to where it is missing, openly and without detours.",
    offers: offers(`
      HandHeart|Donations|Money or goods: every gift has a use and a receipt.
      Users|Volunteering|Two hours a week make a difference that can be seen.
      Package|Distribution|Food and goods, sorted today and given out tomorrow.
      Home|Advice|An open ear, and the right door to knock on next.
      GraduationCap|Education|Homework help, language circles and small scholarships.
      Megaphone|Awareness|Evenings and events that change minds.`),
    questions: questions(`
      How is my donation used?|For the purpose that you choose. What is left at the end of the year is reported.
      Can I help without experience?|Yes. Somebody shows you everything on your first day.`),
  },
  {
    id: "environment",
    words:
      "environment,environmental,sustainability,recycling,climate action,conservation,forest,ocean,pollution,air quality,water,nature,waste",
    way: "cause",
    people: "people and nature",
    gives: "a place that can breathe",
    motif: "leaves",
    headlines: ["Air, water, ground: ours to keep", "Measured, understood, protected", "Better for those who come after"],
    line: "Data, knowledge and action for a healthier environment.",
    mission: "To show how things stand with air, water and ground, and to help people to act on it.",
    offers: offers(`
      Wind|Air quality|What is in the air, and what it means for today.
      Droplets|Water|Rivers, lakes and taps, tested and explained.
      Recycle|Recycling|What goes where, and what becomes of it.
      Trees|Planting|Trees for streets, schools and bare hills.
      ChartNoAxesCombined|Reports|Figures over time, for everyone to read.
      Users|Taking part|Clean-ups, counts and evenings near you.`),
    questions: questions(`
      Where do the figures come from?|Every page names its source; figures that are simulated are marked as such.
      What can I do myself?|Begin with one habit. The pages suggest some, in order of effect.`),
  },
  {
    id: "government",
    words:
      "government,municipal,municipality,city council,public service,regulatory,regulation,policy,citizen,embassy,ministry,police,fire department,election,neighborhood,neighbourhood,town",
    way: "platform",
    people: "residents",
    gives: "public services without queues",
    motif: "skyline",
    headlines: ["Your town, within reach", "Public services, in plain words", "Open, clear, close by"],
    line: "Information, forms and answers for everyone who lives here.",
    mission: "To make public matters easy to find, easy to understand and easy to settle.",
    offers: offers(`
      FileText|Forms and permits|What is needed, what it costs and how long it takes.
      Landmark|Rules and policies|The text, and what it means in practice.
      CalendarDays|Dates|Meetings, collections and events.
      MapPin|Places|Offices, parks and schools on one map.
      Megaphone|Reports|Broken lamps and good ideas, heard.
      ChartNoAxesCombined|Open figures|Numbers about the town, for everybody.`),
    questions: questions(`
      How long does a request take?|Most are answered within ten working days; each form says more.
      Can I do everything from home?|Nearly everything. Where a signature is needed, the page says so.`),
  },
  {
    id: "memorial",
    words: "memorial,obituary,funeral,mortuary,condolence,cemetery,remembrance,genealogy,family event",
    way: "platform",
    people: "families and friends",
    gives: "a quiet place to remember",
    motif: "hills",
    headlines: ["Remembered here", "A place for those we miss", "What remains is love"],
    line: "Notices, arrangements and memories, kept with care.",
    mission: "To give families a dignified place for their farewell, and friends a way to be there.",
    offers: offers(`
      Flower2|Notices|A few lines that say who somebody was.
      CalendarDays|Arrangements|Place, time and wishes of the family.
      MessageCircle|Condolences|Words that can be read again later.
      Image|Memories|Pictures and stories from a whole life.
      Building2|Mortuaries|Houses nearby, with what they offer.
      HandHeart|Support|Where grief finds company.`),
    questions: questions(`
      Who can publish a notice?|Those who are close. It can be changed or taken back at any time.
      Can I leave a message without an account?|Yes, with or without your name.`),
  },
  {
    id: "fashion",
    words: "fashion,clothing,clothes,shirt,shoe,jewellery,jewelry,boutique,accessory,apparel,watch,handbag,tailor",
    way: "order",
    people: "customers",
    gives: "clothes that become favourites",
    motif: "blobs",
    headlines: ["Made to be worn often", "Fewer, better, yours", "Cloth, cut, character"],
    line: "Pieces that fit today and still fit the year after next.",
    mission: "To make clothes that people keep: good cloth, honest cut, fair work.",
    offers: offers(`
      Shirt|Collections|Small series, twice a year.
      Ruler|Made to measure|Your numbers, your cloth, your collar.
      Scissors|Alterations|Shorter, wider, like new.
      Sparkles|Accessories|The small thing that changes the rest.
      Truck|Delivery|At your door within days, returned just as easily.
      Recycle|Repair and return|What you no longer wear finds somebody who will.`),
    questions: questions(`
      How do I find my size?|Measure a piece that fits you well, and compare it with the table on each page.
      Can I send things back?|Within thirty days, unworn, without a reason.`),
  },
  {
    id: "shop",
    words: "shop,store,product,e-commerce,online shop,retail,supermarket,toy,gift shop,electronics shop,marketplace,wholesale,bookshop",
    way: "order",
    people: "customers",
    gives: "good things at a fair price",
    motif: "dots",
    headlines: ["Well chosen, well made", "Good things, simply found", "For every day, and the special one"],
    line: "A selection that somebody has really looked at, described as it is.",
    mission: "To choose carefully, to describe truthfully, and to send quickly.",
    offers: offers(`
      Package|Selected products|Fewer things, each of them tried.
      BadgePercent|Offers|Good prices with an end date and no tricks.
      Truck|Fast delivery|Packed today, on its way tomorrow.
      RotateCcw|Easy returns|Thirty days to change your mind.
      Gift|Gift wrapping|With a card, in your words.
      Headset|Advice|Questions answered by people who use the things.`),
    questions: questions(`
      How can I pay?|The checkout names the ways; in this demonstration no money moves.
      How long does delivery take?|Two to four working days in most cases.`),
  },
  {
    id: "news",
    words: "news,newspaper,news site,journalism,press,media,broadcast,current affair,information portal,editorial",
    way: "read",
    people: "readers",
    gives: "news with its background",
    motif: "grid",
    headlines: ["What happened, and what it means", "The day, well told", "Read first. Then decide."],
    line: "Reports, background and dates, newest first.",
    mission: "To report what is so, to say how we know it, and to correct what was wrong.",
    offers: offers(`
      Newspaper|News|Short, checked and in order.
      BookOpen|Background|Why it happened, and what came before.
      MessagesSquare|Opinion|Marked as such, from more than one side.
      CalendarDays|Dates|What is coming, and where.
      Building2|Companies|Who is who.
      Mail|Newsletter|The week, in five minutes.`),
    questions: questions(`
      How are articles chosen?|By what matters to readers, not by what is loudest.
      I found a mistake. What now?|Write to us: it is corrected, and the correction is noted.`),
  },
  {
    id: "sport",
    words: "sport,football,soccer,basketball,tennis,fishing,team,league,club,match,swimming,cycling,hockey,baseball,cricket,gaming,esport",
    way: "event",
    people: "players and fans",
    gives: "the best hour of the week",
    motif: "rays",
    headlines: ["Play, cheer, repeat", "Game on", "Everyone has a first match"],
    line: "Dates, results and everything that happens beside the field.",
    mission: "To bring people together by playing: fairly, regularly, and with room for beginners.",
    offers: offers(`
      Trophy|Contests|Rules, dates and how to enter.
      Users|Teams|For every age and every level.
      Medal|Results|Every score, soon after the whistle.
      CalendarDays|Training|Twice a week, rain or shine.
      Camera|Pictures|The moments that everyone talked about.
      HandHeart|Volunteers|Nothing starts without them.`),
    questions: questions(`
      Can beginners join?|Yes. Come to a training and see whether it suits you.
      How do I enter a contest?|Register on its page; you receive a confirmation at once.`),
  },
  {
    id: "biography",
    words: "biography,life and achievement,memoir,famous person,historical figure,life story,personal achievement",
    way: "person",
    people: "readers",
    gives: "a life, told with care",
    motif: "rings",
    headlines: ["A life, told in full", "What one life can hold", "Years, works, honours"],
    line: "Origins, turning points, achievements and honours in one place.",
    mission: "To tell a life as it was: with its dates, its doubts and what remains of it.",
    offers: offers(`
      User|Basic information|Name, dates and places at a glance.
      Milestone|Life experiences|The years that changed the course.
      Award|Achievements|What was done, and why it mattered.
      Medal|Honours|Prizes, titles and memberships.
      BookOpen|Works|What can still be read today.
      Search|Sources|Where to read on.`),
    questions: questions(`
      Where do the facts come from?|From published biographies. Corrections are welcome.
      Can I use this page for somebody else?|Yes: replace the example with the life that you want to tell.`),
  },
];

/** What fits everything. */
export const generalDomain: Domain = {
  id: "general",
  words: "",
  way: "platform",
  people: "people",
  gives: "something that makes the day easier",
  motif: "waves",
  headlines: ["Simple to begin, good to keep", "Everything in its place", "Made for every day"],
  line: "Clear, friendly and ready when you are.",
  mission: "To do one thing well, to explain it in plain words, and to be there when somebody asks.",
  offers: offers(`
    Compass|First advice|A conversation about what you need, before anything else.
    ClipboardCheck|A clear plan|What happens when, and what it costs.
    Wrench|Careful work|Done by people who would recommend it to their friends.
    Headset|Personal support|A real answer to a real question.
    ShieldCheck|Reliability|Agreed is agreed.
    Sparkles|Steady improvement|A little better every time.`),
  questions: questions(`
    How do I begin?|Look around, then write to us: a few lines are enough.
    Who is this for?|For everyone who finds it useful. No previous knowledge is needed.`),
};
