import {
  AnchorIcon,
  BikeIcon,
  BusIcon,
  CarIcon,
  CompassIcon,
  MapIcon,
  PlaneIcon,
  RocketIcon,
  SailboatIcon,
  SatelliteIcon,
  ShipIcon,
  TentIcon,
} from "lucide-react";
import type { Picture } from "./picture";

/** Twelve pictures: travel. */
export const travel: readonly Picture[] = [
  { name: "rocket", Icon: RocketIcon },
  { name: "plane", Icon: PlaneIcon },
  { name: "car", Icon: CarIcon },
  { name: "bike", Icon: BikeIcon },
  { name: "bus", Icon: BusIcon },
  { name: "ship", Icon: ShipIcon },
  { name: "anchor", Icon: AnchorIcon },
  { name: "compass", Icon: CompassIcon },
  { name: "tent", Icon: TentIcon },
  { name: "map", Icon: MapIcon },
  { name: "satellite", Icon: SatelliteIcon },
  { name: "sailing boat", Icon: SailboatIcon },
];
