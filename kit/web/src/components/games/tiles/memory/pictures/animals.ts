import {
  BirdIcon,
  BugIcon,
  CatIcon,
  DogIcon,
  FeatherIcon,
  FishIcon,
  PawPrintIcon,
  RabbitIcon,
  RatIcon,
  SnailIcon,
  SquirrelIcon,
  TurtleIcon,
} from "lucide-react";
import type { Picture } from "./picture";

/** Twelve pictures: animals. */
export const animals: readonly Picture[] = [
  { name: "bird", Icon: BirdIcon },
  { name: "cat", Icon: CatIcon },
  { name: "dog", Icon: DogIcon },
  { name: "fish", Icon: FishIcon },
  { name: "rabbit", Icon: RabbitIcon },
  { name: "turtle", Icon: TurtleIcon },
  { name: "snail", Icon: SnailIcon },
  { name: "squirrel", Icon: SquirrelIcon },
  { name: "bug", Icon: BugIcon },
  { name: "mouse", Icon: RatIcon },
  { name: "paw", Icon: PawPrintIcon },
  { name: "feather", Icon: FeatherIcon },
];
