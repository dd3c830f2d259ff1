// Tools that compute, draw, play or show something instead of keeping it.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

/** Calculators, timers, editors, players and the like. */
export const tools: Product = {
  called: "players, editors or tools like this",
  names: names(
    "calculator,converter,unit converter,currency converter,timer,countdown,stopwatch,alarm clock,world clock,clock,pomodoro,drawing app,drawing tool,drawing program,drawing board,paint app,paint program,painting app,whiteboard,sketchpad,photo editor,image editor,video editor,audio editor,text editor,code editor,markdown editor,pixel art editor,music player,media player,video player,audio player,metronome,synthesizer,synth,drum machine,beat maker,virtual piano,piano,soundboard,password generator,generator,randomizer,dice roller,name picker,random picker,picker,wheel spinner,spinner wheel,file converter,screen recorder,translator,weather app,weather website,weather forecast,weather dashboard,compiler,scraper,code scanner,qr scanner,barcode scanner,keyboard,simulator,visualizer,color picker,colour picker,speed test,typing test",
  ),
  unless: [],
  nearby: [
    {
      words: names("pomodoro,stopwatch,timer,countdown,focus,clock"),
      options: ["A time log with task, date and duration", "A habit tracker"],
    },
    {
      words: names("drawing,paint,painting,photo,image,pixel,whiteboard,sketchpad,color,colour"),
      options: ["A list of artworks with title, year and status"],
    },
    {
      words: names("music,player,metronome,synth,piano,drum,beat,audio,soundboard"),
      options: ["A record collection with ratings", "A song list with artist and genre", "A practice log with date and minutes"],
    },
    { words: names("bmi,calorie,calories,weight,macro,macros"), options: ["A weight log with date", "A meal log with calories and date"] },
    {
      words: names("tip,mortgage,loan,tax,currency,salary,bill,money,interest"),
      options: ["An expense tracker with monthly totals", "A budget with expenses", "A payment list with due date"],
    },
    { words: names("weather"), options: ["A weather log with date, temperature and rain"] },
    { words: names("password,passwords"), options: ["A list of accounts with website and user name"] },
    { words: names("translator,translation,typing"), options: ["A vocabulary list with words, translations and examples"] },
  ],
  options: [
    "An expense tracker with monthly totals",
    "A measurement log with date and value",
    "A note list with tags",
    "A to-do list with due dates",
  ],
};
