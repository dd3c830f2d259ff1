import { readSubject } from "../read-subject.ts";

/** Planets, stars and flights. */
export const space = readSubject(
  {
    id: "space",
    title: "Space",
    words:
      /\b(?:space (?:travel|exploration|flights?)|astronom\w*|planets?|stars and|galax(?:y|ies)|universe|astronauts?|solar system|cosmos)\b/,
  },
  `
  Planets | Which is the largest planet of the solar system? | Jupiter | Saturn | Earth | Neptune | More than 1,300 Earths would fit into it.
  Planets | Which planet is called the red planet? | Mars | Venus | Mercury | Uranus | Rust in its dust makes Mars red.
  Planets | How many planets does the solar system have? | Eight | Seven | Nine | Ten | Pluto has counted as a dwarf planet since 2006.
  Planets | Which planet is famous for its wide rings? | Saturn | Mars | Mercury | Venus | The rings are ice and rock, from dust to boulders.
  Stars | Which star is nearest to the Earth? | The Sun | Proxima Centauri | Sirius | Polaris | Its light needs about eight minutes to reach us.
  Stars | What is the name of our galaxy? | The Milky Way | Andromeda | The Big Bear | Orion | Seen from inside it is a band across the sky.
  Stars | What does a light year measure? | Distance | Time | Brightness | Temperature | It is how far light travels in a year.
  Stars | What can escape from inside a black hole? | Nothing | Light | Sound | Gas | Its gravity holds even light.
  Flights | Who first walked on the Moon? | Neil Armstrong | Yuri Gagarin | Buzz Aldrin | Alan Shepard | He stepped out of the lunar module on 20 July 1969 (UTC: the 21st).
  Flights | What was the first artificial satellite? | Sputnik 1 | Apollo 11 | Voyager 1 | Hubble | It was launched on 4 October 1957.
  Flights | Why do astronauts float in the space station? | They and the station fall around the Earth together | There is no gravity at all | Air lifts them | Magnets hold them | Free fall feels like weightlessness.
  Flights | What causes day and night? | The Earth turns on its axis | The Sun goes around the Earth | Clouds | The Moon's shadow | One turn takes about 24 hours.`,
);
