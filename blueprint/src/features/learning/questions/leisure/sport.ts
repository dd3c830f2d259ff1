import { readSubject } from "../read-subject.ts";

/** Rules and numbers of sports. */
export const sport = readSubject(
  {
    ...{ id: "sport", title: "Sport" },
    words: /\b(?:sports?|football|soccer|basketball|tennis|olympi\w*|athlet\w*|cricket|baseball|golf|swimming|cycling)\b/,
  },
  `
  Ball games | How many players of one football (soccer) team are on the field at the start? | Eleven | Nine | Ten | Twelve | Ten field players and the goalkeeper.
  Ball games | How many points is a basket from behind the arc in basketball? | Three | One | Two | Four | Baskets from inside count two, free throws one.
  Ball games | How many players of a volleyball team are on the court? | Six | Five | Seven | Eight | They rotate clockwise after winning the serve.
  Ball games | How high does a basketball ring hang? | 3.05 metres | 2.45 metres | 2.75 metres | 3.50 metres | That is ten feet.
  Rackets and clubs | What is a score of zero called in tennis? | Love | Nil | Duck | Blank | A game begins at love all.
  Rackets and clubs | What is one stroke under par called in golf? | A birdie | A bogey | An eagle | An ace | Two under par is an eagle.
  Rackets and clubs | What is hit in badminton? | A shuttlecock | A puck | A rubber ball | A disc | It is a cone of feathers or plastic.
  Rackets and clubs | What is a hockey player's disc on ice called? | A puck | A stone | A shuttle | A ball | It is frozen before the game so that it bounces less.
  Athletics and more | How long is a marathon? | 42.195 km | 40 km | 45.5 km | 21.1 km | The length has been fixed since 1921.
  Athletics and more | How many rings does the Olympic flag have? | Five | Four | Six | Seven | They stand for the union of five continents.
  Athletics and more | How many events does a decathlon have? | Ten | Five | Seven | Twelve | Deka is Greek for ten.
  Athletics and more | Which stroke is swum on the back? | Backstroke | Butterfly | Crawl | Breaststroke | It is the only stroke that starts in the water.`,
);
