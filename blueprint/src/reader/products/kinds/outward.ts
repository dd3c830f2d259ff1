// What works with the outside world instead of keeping something: AI, bots, converters of files.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

/** Maps, polls, bots, live feeds and tools for files. */
export const outward: Product = {
  called: "AI writers, bots or tools for files",
  names: names(
    "map,ai,ai app,ai tool,ai agent,bot,telegram bot,discord bot,trading bot,voting,voting app,voting system,poll,poll app,polling app,survey,survey app,survey tool,live score,live scores,live ticker,merger,compressor,downloader,browser extension,chrome extension,search engine,vpn,antivirus,crypto wallet,web scraper",
  ),
  unless: [],
  nearby: [
    { words: names("map,places,place,restaurants,cafes,coffee"), options: ["A place list with ratings", "A restaurant list with ratings"] },
    {
      words: names("vote,voting,poll,polls,polling,survey,surveys"),
      options: ["A decision log with date and reason", "A list of ideas with status and date", "A member list with phone and email"],
    },
    { words: names("score,scores,football,soccer,basketball,sports"), options: ["A match log with opponent, result and date"] },
    {
      words: names("email,emails,mail,mails,letters"),
      options: ["A contact list with phone and email", "A list of drafts with title, text and status"],
    },
  ],
  options: ["A note list with tags", "A to-do list with due dates", "A bookmark list with tags"],
};
