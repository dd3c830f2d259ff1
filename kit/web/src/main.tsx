import { App } from "@/routes";
import { startApp } from "@/start-app";

import "@/index.css";

startApp(<App />);
