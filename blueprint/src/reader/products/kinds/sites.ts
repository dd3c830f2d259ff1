// Pages to be read by visitors.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

/** Words for those who want a website of their own: "a website for my bakery" is a page to be read. */
export const businesses: ReadonlySet<string> = new Set(
  names(
    "business,company,firm,agency,startup,start-up,clinic,practice,dentist,doctor,hospital,vet,veterinarian,restaurant,cafe,café,bakery,bar,pub,pizzeria,bistro,hotel,hostel,salon,barber,barbershop,hairdresser,spa,studio,gym,dojo,band,musician,dj,artist,photographer,designer,freelancer,consultant,lawyer,attorney,plumber,electrician,carpenter,contractor,builder,florist,church,charity,ngo,nonprofit,non-profit,school,kindergarten,wedding,conference,festival,museum,gallery,shop,store,boutique,brewery,winery,farm,law,dental,yoga,corporate,coffee,saas,brand,product,portfolio,resume,myself",
  ),
);

/** Landing pages, portfolios, blogs and the websites of businesses. */
export const sites: Product = {
  called: "web pages for visitors to read",
  names: names(
    "landing page,landing-page,landingpage,homepage,home page,one-pager,one pager,brochure,portfolio,company website,company site,business website,business site,corporate website,corporate site,marketing website,marketing site,marketing page,personal website,personal site,brochure site,brochure website,blog,weblog,magazine,online magazine,news site,news website,newspaper,resume website,resume site,cv website,cv site,coming soon page,product page,about page,link in bio,link in bio page,wedding website,wedding site,squeeze page,fan page,photo gallery,image gallery,gallery website,online menu,static site,static website",
  ),
  unless: names("investment portfolio,stock portfolio,crypto portfolio,share portfolio,property portfolio"),
  nearby: [
    {
      words: names("clinic,dental,dentist,doctor,practice,hospital,therapist,physio,physiotherapist"),
      options: ["A patient list with next visits", "An appointment book"],
    },
    { words: names("vet,veterinarian,veterinary,kennel,cattery"), options: ["A vet visit log for pets", "An appointment book"] },
    {
      words: names("restaurant,cafe,café,bar,pub,pizzeria,bistro,coffee"),
      options: [
        "A list of dishes with category and price",
        "A reservation book with guest, date and people",
        "A supplier list with phone and email",
      ],
    },
    {
      words: names("bakery,florist,farm,brewery,winery,shop,store,boutique"),
      options: ["An order tracker with customers", "A product inventory with price and stock", "A supplier list with phone and email"],
    },
    { words: names("hotel,hostel,apartment,cottage"), options: ["A booking list with guests and rooms", "A guest list"] },
    {
      words: names("salon,barber,barbershop,hairdresser,spa,plumber,electrician,carpenter,contractor,lawyer,attorney,law"),
      options: ["An appointment book", "A client list with notes"],
    },
    { words: names("gym,yoga,dojo,studio,pilates"), options: ["A member list with phone and email", "A course list with date and place"] },
    { words: names("band,musician,dj"), options: ["A list of gigs with date, venue and fee", "A song list with key and tempo"] },
    { words: names("wedding"), options: ["A guest list", "A wedding budget with expenses", "A gift list"] },
    { words: names("school,kindergarten"), options: ["A student list with grades", "A course list with date and place"] },
    { words: names("charity,ngo,nonprofit,non-profit,church"), options: ["A donation log with donor and amount", "A volunteer list"] },
    { words: names("conference,festival,event"), options: ["An event list with date and place", "A guest list"] },
    {
      words: names("blog,weblog,magazine,news,newspaper"),
      options: ["A post planner with title, status and date", "A journal with date and mood", "A bookmark list with tags"],
    },
    {
      words: names("portfolio,photographer,designer,artist,freelancer,consultant,resume,cv,developer"),
      options: ["A project list with client, year and link", "A client list with notes", "A job application tracker"],
    },
  ],
  options: ["A client list with notes", "An appointment book", "A lead tracker with status", "A list of ideas with status and date"],
};
