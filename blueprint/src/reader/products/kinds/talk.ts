// Places where people talk to each other.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

/** Chats, forums and social networks. */
export const talk: Product = {
  called: "places where people talk to each other",
  names: names(
    "chat,chat app,chat application,chat room,chatroom,chatbot,chat bot,chat platform,chat website,messenger,messaging app,messaging platform,instant messenger,social network,social networking site,social networking app,social media,social media app,social media platform,social media site,social media website,social app,social platform,dating app,dating site,dating website,forum,discussion board,discussion forum,message board,bulletin board,community platform,video call app,video chat,video conferencing app,ai assistant,virtual assistant",
  ),
  unless: [],
  nearby: [
    {
      words: names("forum,discussion,board,question,questions"),
      options: ["A list of questions with topic, answer and status"],
    },
    { words: names("dating,date,dates"), options: ["A list of dates with person, place and rating"] },
    {
      words: names("team,colleagues,work,office,company"),
      options: ["A meeting log with decisions", "A list of announcements with author and date"],
    },
  ],
  options: [
    "A contact list with phone and email",
    "A birthday list",
    "A post planner with title, status and date",
    "An event list with date and place",
  ],
};
