import { readSubject } from "../read-subject.ts";

/** Driving rules that hold on most roads of the world. */
export const driving = readSubject(
  {
    ...{ id: "driving", title: "Driving rules" },
    words: /\b(?:driv(?:e|er|ers|ing)(?:'s|’s)?|dmv|traffic|road (?:rules|signs?|safety)|licen[cs]e|motorist|highway code)\b/,
  },
  `
  Signs and signals | What does an eight-sided red sign mean? | Stop completely | Give way if needed | No entry | End of the road | The octagon is used for STOP alone, so it is known even when covered with snow.
  Signs and signals | What must you do at a steady red traffic light? | Stop before the line and wait | Slow down and go on | Stop only if others are there | Sound the horn and pass | A steady red light means stop before the line until it changes.
  Signs and signals | What does a steady yellow light tell you? | Stop if you can do so safely | Speed up to get through | Pedestrians may cross | The lights are out of order | Yellow warns that red follows; stop unless it would be unsafe.
  Signs and signals | What do most triangular signs with a red border do? | Warn of a hazard or ask to give way | Show a parking place | Name a street | Show the way to a town | In most countries the triangle warns; upside down it asks to give way.
  Safe driving | What is a safe gap to the car in front in dry weather? | About two to three seconds | About half a second | One car length at any speed | No gap is needed | Two to three seconds leave time to react and to brake; double it in rain.
  Safe driving | What happens to your stopping distance on a wet road? | It gets much longer | It gets shorter | It stays the same | It depends on the colour of the car | Tyres grip less on water, so plan at least twice the distance.
  Safe driving | When should you use a hand-held phone while driving? | Never | At low speed | On an empty road | When the call is short | Eyes and mind leave the road; stop safely before you use it.
  Safe driving | What should you check before changing lanes? | Mirrors and the blind spot | Only the rear mirror | Only the road ahead | The fuel gauge | A vehicle beside you may be in no mirror at all; look over your shoulder.
  Right of way | An emergency vehicle comes with lights and siren. What do you do? | Make way and let it pass | Drive faster ahead of it | Brake hard where you are | Follow it closely | Move aside safely and stop if needed, so that it can pass.
  Right of way | Who goes first at a marked crossing without lights? | The pedestrian on the crossing | The faster vehicle | The larger vehicle | The vehicle that sounds its horn | Drivers stop for people who are on a marked crossing.
  Right of way | A school bus has stopped with red lights flashing. What do you do? | Stop and wait | Pass slowly | Pass on the other side | Flash your lights | Children may cross; wait until the lights are off and the bus moves.
  Right of way | You enter a roundabout with no signs that say otherwise. Who usually has priority? | Vehicles already in it | Vehicles that enter | The largest vehicle | Whoever comes first to the sign | On most roundabouts those who enter give way to the traffic inside.`,
);
