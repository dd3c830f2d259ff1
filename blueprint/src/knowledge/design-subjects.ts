// Which design languages suit what an app is about. Several suit most subjects, so that two apps of a kind need not look
// alike; those that suit best come first.
import type { LanguageName } from "../schema/theme.ts";

/** Words of a subject, as beginnings of words, and the languages that suit it. */
export interface DesignSubject {
  words: RegExp;
  /** One that stands twice is chosen twice as often. */
  languages: readonly LanguageName[];
  /** How much more a word of it says than one of another subject. */
  strength: number;
}

function about(words: string, languages: readonly LanguageName[], strength = 1): DesignSubject {
  return { words: new RegExp(`\\b(?:${words})`, "g"), languages, strength };
}

/** The subjects; where two are named equally often, the first decides. */
export const designSubjects: readonly DesignSubject[] = [
  about("kids?\\b|child|toddler|toys?\\b|cartoon|nursery|kindergarten|storytell|birthday part|party", ["playful", "playful", "soft"], 3),
  about("games?\\b|gaming|puzzle|quiz|trivia|arcade|chess|snake\\b|tetris|riddle|wheel of|lottery|draw lots", [
    "playful",
    "brutal",
    "night",
  ]),
  about("sports?\\b|football|soccer|basketball|tennis|cricket|league|match(?:es)?\\b|tournament|esport|racing|athlet", [
    "night",
    "brutal",
    "swiss",
  ]),
  about("stream|movies?\\b|films?\\b|cinema|series\\b|tv\\b|anime|video|concert|theat|nightlife|club\\b", ["night", "brutal", "editorial"]),
  about("music|songs?\\b|albums?\\b|vinyl|bands?\\b|playlist|podcast|radio|festival|street", ["brutal", "night", "aurora"]),
  about("gym\\b|fitness|workout|training|running|cycling|muscle", ["night", "brutal", "soft"]),
  about("news|newspaper|magazine|articles?\\b|blogs?\\b|journalis|essays?\\b|press\\b|editorial|headline|column(?:ist|s)\\b", [
    "editorial",
    "editorial",
    "paper",
  ]),
  about("books?\\b|library|librar|poems?\\b|poet|history|histor|archive|quotes?\\b|diary|diaries|memoir|genealog|literat", [
    "paper",
    "editorial",
    "botanical",
  ]),
  about("recipes?\\b|food|cook|kitchen|restaurant|caf[eé]|coffee|tea\\b|bak(?:e|ing)|wine|meals?\\b|menus?\\b|dish|grocer|pantry", [
    "paper",
    "editorial",
    "botanical",
  ]),
  about(
    "plants?\\b|garden|natur|hik(?:e|ing)|parks?\\b|forest|flower|trees?\\b|farm|animal|wildlife|bird|camp|eco|sustainab|climate|river|fish|marine|conservation",
    ["botanical", "paper", "editorial"],
  ),
  about("wellness|yoga|meditat|spa\\b|mindful|sleep|therap|skin ?care|beauty|herb|aroma", ["botanical", "soft", "aurora"]),
  about("travel|trips?\\b|tours?\\b|touris|hotel|holiday|vacation|destination|flights?\\b|itinerar|resort|island|cruise", [
    "botanical",
    "editorial",
    "aurora",
  ]),
  about(
    "stocks?\\b|financ|bank|invest|invoice|budget|expense|reimburse|accounting|tax|insurance|loan|mortgage|payroll|salary|wealth|fund|donat|currency|payment",
    ["corporate", "swiss", "clean"],
  ),
  about(
    "crypto|blockchain|bitcoin|token|develop|programm|cod(?:e|ing)\\b|api\\b|server|bugs?\\b|devops|algorithm|command|hack|cyber|network|sensor|robot|linux|deploy|machine learning",
    ["terminal", "swiss", "aurora"],
  ),
  about("analytics|dashboard|metrics|statistic|monitor|visuali[sz]|data (?:set|analysis|report)|kpi|insight|survey|census", [
    "corporate",
    "swiss",
    "terminal",
  ]),
  about(
    "crm\\b|customers?\\b|leads?\\b|sales\\b|erp\\b|hr\\b|employee|staff|inventor|suppl|warehouse|logistic|shipment|procure|helpdesk|tickets?\\b|admin|attendance|contracts?\\b|vendor|enterprise|business",
    ["corporate", "clean", "swiss"],
  ),
  about(
    "law|legal|lawyer|attorney|government|polic[yi]|municipal|council|universit|institut|consult|compan|firm\\b|corporat|industr|solar|energy|construction|manufactur",
    ["corporate", "editorial", "swiss"],
  ),
  about("portfolio|photograph|architect|studio|artist|gallery|designer|agency|freelanc|creative|illustrat|resume|cv\\b", [
    "swiss",
    "brutal",
    "editorial",
  ]),
  about("fashion|jewel|luxur|museum|wedding|perfume|exhibition|antique|boutique|art\\b|arts\\b|bridal|watch(?:es)\\b", [
    "editorial",
    "swiss",
    "botanical",
  ]),
  about(
    "health|medical|doctor|clinic|hospital|patient|pharmac|dent(?:al|ist)|nurse|bab(?:y|ies)|famil|care\\b|elder|pets?\\b|habit|mood|symptom|pregnan",
    ["soft", "clean", "botanical"],
  ),
  about(
    "ai\\b|artificial intelligence|chatbot|assistant|future|space\\b|astro|scien|weather|startup|saas\\b|virtual|generat(?:or|ive)|translat",
    ["aurora", "swiss", "terminal"],
  ),
  about("cars?\\b|vehicle|motor|bikes?\\b|automotive|parking|electric|drone|garage", ["night", "swiss", "brutal"]),
  about("real estate|propert|apartment|houses?\\b|interior|furniture|rooms?\\b|tenant|landlord|decor", ["swiss", "botanical", "clean"]),
  about("social|communit|forum|friends?\\b|dating|chat\\b|messag|discuss|neighbo|volunteer|members?\\b|meetup|pen ?pal", [
    "soft",
    "aurora",
    "playful",
  ]),
  about("learn|course|school|student|lesson|educat|teach|tutor|exam|vocabular|flashcard|grammar|study|quizz", ["soft", "paper", "clean"]),
  about("shop|store\\b|e-?commerce|products?\\b|marketplace|sell|cart\\b|retail|gift|souvenir|auction", ["soft", "swiss", "brutal"]),
  about("events?\\b|conference|calendar|schedul|tasks?\\b|to-?dos?\\b|project|planner|plan\\b|goals?\\b|notes?\\b|kanban|remind", [
    "clean",
    "swiss",
    "soft",
  ]),
  about("jobs?\\b|intern(?:s|ship)|recruit|career|candidate|applicant|hiring|resume", ["corporate", "clean", "swiss"]),
];
