import {
  AppleIcon,
  BananaIcon,
  CarrotIcon,
  CherryIcon,
  CitrusIcon,
  CookieIcon,
  CroissantIcon,
  EggIcon,
  GrapeIcon,
  IceCreamConeIcon,
  PizzaIcon,
  SandwichIcon,
} from "lucide-react";
import type { Picture } from "./picture";

/** Twelve pictures: food. */
export const food: readonly Picture[] = [
  { name: "apple", Icon: AppleIcon },
  { name: "banana", Icon: BananaIcon },
  { name: "cherry", Icon: CherryIcon },
  { name: "carrot", Icon: CarrotIcon },
  { name: "pizza", Icon: PizzaIcon },
  { name: "ice cream", Icon: IceCreamConeIcon },
  { name: "cookie", Icon: CookieIcon },
  { name: "croissant", Icon: CroissantIcon },
  { name: "orange", Icon: CitrusIcon },
  { name: "grapes", Icon: GrapeIcon },
  { name: "sandwich", Icon: SandwichIcon },
  { name: "egg", Icon: EggIcon },
];
