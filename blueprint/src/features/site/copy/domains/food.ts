// Food and drink, farms and gardens.
import { type Domain, offers, questions } from "../domain.ts";

/** Domains of food and land. */
export const foodDomains: readonly Domain[] = [
  {
    id: "restaurant",
    words: "restaurant,bistro,pizzeria,diner,catering,caterer,food truck,dining,food menu,eatery,steakhouse,sushi,wine bar,pub",
    way: "visit",
    people: "guests",
    gives: "an evening worth remembering",
    motif: "blobs",
    headlines: ["Good food, unhurried", "A table is waiting", "Cooked today, for tonight"],
    line: "Seasonal dishes, an open kitchen and room for long conversations.",
    mission: "To cook honestly with what the season gives, and to make every table feel like the best one in the house.",
    offers: offers(`
      Utensils|Lunch|Three courses that are quick to serve and slow to forget.
      Wine|Dinner|A short menu that changes with the market.
      Leaf|Vegetarian kitchen|Vegetables as the main thing, never as an afterthought.
      Cake|Desserts|Made in the house, every morning.
      PartyPopper|Private events|The whole room for birthdays, weddings and long-planned evenings.
      ShoppingBag|Take-away|The same kitchen, at your own table.`),
    questions: questions(`
      Do you cater for allergies?|Yes. Tell us when you book, and the kitchen plans your courses with care.
      Can we come with a large group?|Gladly. From eight guests on, please write a few days ahead.`),
  },
  {
    id: "bakery",
    words: "bakery,baker,pastry,patisserie,cake shop,cake,bread,confectionery,chocolate,cupcake,dessert",
    way: "order",
    people: "neighbours",
    gives: "bread that is worth getting up for",
    motif: "dots",
    headlines: ["Fresh from the oven since dawn", "Bread with time in it", "Flour, water, patience"],
    line: "Slow dough, real butter and cakes for every occasion.",
    mission: "To bake every day as if the street were a family: simple things, made well, sold fresh.",
    offers: offers(`
      Wheat|Sourdough bread|A long rest, a hot oven, a crust that sings.
      Croissant|Morning pastries|Rolled by hand and gone by noon.
      Cake|Celebration cakes|Designed with you, ready on the day.
      Cookie|Biscuits and sweets|For the tin, the train and the meeting.
      Coffee|Coffee at the counter|A reason to stay five minutes longer.
      Truck|Deliveries|Bread for cafés, schools and offices, before they open.`),
    questions: questions(`
      How early must I order a cake?|Three days are enough for most cakes; for weddings, three weeks are better.
      Do you bake without gluten?|Some things, on set days. Crumbs travel, so we cannot promise a kitchen free of it.`),
  },
  {
    id: "cafe",
    words: "cafe,café,coffee,coffee shop,tea,tea house,roastery,juice bar,ice cream",
    way: "visit",
    people: "guests",
    gives: "a good cup and a place to sit",
    motif: "rings",
    headlines: ["A good cup changes the day", "Slow coffee for fast days", "Sit down. It is ready."],
    line: "Freshly roasted, carefully brewed, best with something sweet.",
    mission: "To serve coffee that respects everyone who had a hand in it, in a room that nobody wants to leave.",
    offers: offers(`
      Coffee|Espresso bar|Short, round and always the same: good.
      CupSoda|Cold drinks|Iced, brewed overnight, served tall.
      Croissant|Breakfast|Until late, because mornings differ.
      Cake|Cakes|Two in the morning, four in the afternoon.
      Package|Beans to take home|Ground for the way you brew.
      Users|Room for groups|A long table for meetings and reading circles.`),
    questions: questions(`
      May I work here?|Yes, there is current at most tables. At noon we are glad about shared ones.
      Which milk do you have?|Cow, oat and soya, at the same price.`),
  },
  {
    id: "agriculture",
    words:
      "agriculture,agricultural,farm,farmer,farming,crop,livestock,harvest,organic food,dairy,orchard,vineyard,winery,irrigation,farm product,fishery",
    way: "read",
    people: "growers",
    gives: "knowledge that works in the field",
    motif: "hills",
    headlines: ["From the field, for the field", "Good harvests begin with good information", "Growing well, season by season"],
    line: "News, products and weather for everyone who works with soil.",
    mission: "To bring growers, buyers and knowledge together, so that good land stays good and good work is paid.",
    offers: offers(`
      Wheat|Crop production|Sowing, care and harvest: what is due, and what is new.
      Beef|Livestock|Feeding, health and housing, from practice.
      Apple|Farm products|What is in season, with its origin and its price.
      Tractor|Machines and methods|Tools that save hours, fuel and soil.
      CloudSun|Weather and planning|A look at the days ahead before the work is set.
      Sprout|Soil and environment|Keeping what the next generation will need.`),
    questions: questions(`
      How current are the prices?|They are examples until you enter your own; every product shows when it was last changed.
      Can smaller farms take part?|Yes. A small field has the same weather, and often the better story.`),
  },
  {
    id: "garden",
    words: "garden,gardening,landscaping,landscape,florist,flower,flower shop,plant,nursery,lawn",
    way: "project",
    people: "garden owners",
    gives: "a green place of their own",
    motif: "leaves",
    headlines: ["Gardens that grow with you", "Something is always in bloom", "Green places, well planned"],
    line: "Planning, planting and care for gardens, balconies and yards.",
    mission: "To make green places that suit their people and their soil, and that need care but never worry.",
    offers: offers(`
      PencilRuler|Garden design|A plan for light, paths and seasons, before the first spade.
      Sprout|Planting|The right plant in the right place, well watered in.
      Trees|Trees and hedges|Cut with an eye on the next ten years.
      Flower2|Flowers|Bouquets and beds that follow the season.
      Droplets|Watering|Systems that save water and holidays.
      Shovel|Year-round care|Regular hands for gardens that are loved from the window.`),
    questions: questions(`
      When is the best time to plant?|Autumn for most shrubs and trees, spring for what fears frost.
      How much care will my garden need?|That is the first thing we plan: say how many hours you have.`),
  },
];
