import {
  CloudIcon,
  FlameIcon,
  FlowerIcon,
  LeafIcon,
  MoonIcon,
  MountainIcon,
  RainbowIcon,
  SnowflakeIcon,
  StarIcon,
  SunIcon,
  TreePineIcon,
  UmbrellaIcon,
} from "lucide-react";
import type { Picture } from "./picture";

/** Twelve pictures: nature. */
export const nature: readonly Picture[] = [
  { name: "sun", Icon: SunIcon },
  { name: "moon", Icon: MoonIcon },
  { name: "cloud", Icon: CloudIcon },
  { name: "snowflake", Icon: SnowflakeIcon },
  { name: "flower", Icon: FlowerIcon },
  { name: "tree", Icon: TreePineIcon },
  { name: "leaf", Icon: LeafIcon },
  { name: "mountain", Icon: MountainIcon },
  { name: "umbrella", Icon: UmbrellaIcon },
  { name: "rainbow", Icon: RainbowIcon },
  { name: "star", Icon: StarIcon },
  { name: "flame", Icon: FlameIcon },
];
