// Well-known products that people ask for by name. Those that keep lists (boards, to-dos, reading logs) are not among them.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

function clone(list: string, options: readonly string[]): Product {
  return { called: "copies of large services", names: names(list), unless: [], nearby: [], options };
}

/** Well-known services by their names, each group with what comes close. */
export const clones: readonly Product[] = [
  clone("netflix,youtube,hulu,disney+,disney plus,twitch,prime video,vimeo", [
    "A film list with ratings",
    "A series list with status and rating",
    "A list of videos with link and channel",
  ]),
  clone("spotify,soundcloud,apple music,deezer", [
    "A record collection with ratings",
    "A song list with artist and genre",
    "A list of concerts with date and venue",
  ]),
  clone("twitter,instagram,facebook,tiktok,reddit,linkedin,snapchat,pinterest,threads,mastodon,tumblr,tinder,quora,medium", [
    "A contact list with phone and email",
    "A post planner with title, status and date",
    "A bookmark list with tags",
    "A journal with date and mood",
  ]),
  clone("whatsapp,telegram,discord,slack,messenger,zoom,skype", [
    "A contact list with phone and email",
    "A meeting log with decisions",
    "A list of announcements with author and date",
  ]),
  clone("amazon,ebay,etsy,shopify,craigslist,aliexpress", [
    "A product inventory with price and stock",
    "An order tracker with customers",
    "A wish list of products with price and link",
  ]),
  clone("airbnb,uber,lyft,doordash,booking.com", [
    "A booking list with guests and rooms",
    "A trip list with date and place",
    "An order tracker with customers",
  ]),
  clone("chatgpt,google,google maps,photoshop,canva,figma,tinder", [
    "A note list with tags",
    "A bookmark list with tags",
    "A place list with ratings",
  ]),
];
