// The gallery of the kit: every section in this folder, in any design language and both color schemes.
import { startApp } from "@/start-app";
import { Gallery } from "./gallery";

import "./gallery.css";

startApp(<Gallery />);
