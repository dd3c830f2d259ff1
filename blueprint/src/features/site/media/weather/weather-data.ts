// How the simulated weather is written: places with their climate, and a day's weather from place and date.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

/** `src/features/site/weather.ts`. */
export function weatherData(key: string): ModuleSource {
  return {
    path: "src/features/site/weather.ts",
    opening: "Simulated weather: the climate of a place, varied by the day. Put a weather service here to show real data.",
    library: true,
    parts: [
      {
        name: "WEATHER_PLACES",
        comment: "The yearly mean in °C, how far summer lies above it (below it south of the equator), and how often it rains.",
        code: code`
          const WEATHER_PLACES = [
            { name: "Amsterdam", mean: 10, swing: 7, rain: 0.45 },
            { name: "Cairo", mean: 22, swing: 7, rain: 0.03 },
            { name: "Cape Town", mean: 17, swing: -4, rain: 0.2 },
            { name: "Chicago", mean: 10, swing: 13, rain: 0.33 },
            { name: "London", mean: 11, swing: 6, rain: 0.42 },
            { name: "Madrid", mean: 15, swing: 10, rain: 0.16 },
            { name: "Mumbai", mean: 27, swing: 2, rain: 0.35 },
            { name: "Nairobi", mean: 18, swing: -1, rain: 0.3 },
            { name: "New York", mean: 13, swing: 12, rain: 0.33 },
            { name: "São Paulo", mean: 20, swing: -3, rain: 0.38 },
            { name: "Sydney", mean: 18, swing: -5, rain: 0.32 },
            { name: "Tokyo", mean: 16, swing: 11, rain: 0.35 },
          ] as const;`,
      },
      { name: "WEATHER_KEY", code: code`const WEATHER_KEY = ${key};` },
      ...weatherParts,
    ],
  };
}

/** Which place was chosen, and the weather of a place on a day. */
const weatherParts: Part[] = [
  { name: "WeatherPlace", isType: true, code: code`type WeatherPlace = (typeof @WEATHER_PLACES)[number];` },
  {
    name: "savedPlace",
    code: code`
      function savedPlace(): @WeatherPlace {
        const saved = @readItem(@WEATHER_KEY);
        return @WEATHER_PLACES.find(({ name }) => name === saved) ?? @WEATHER_PLACES[0];
      }`,
  },
  {
    name: "DayWeather",
    isType: true,
    code: code`
      interface DayWeather {
        date: string;
        sky: "Sunny" | "Cloudy" | "Rain" | "Snow";
        low: number;
        high: number;
        /** The chance of rain, 0–100. */
        rain: number;
        /** In km/h. */
        wind: number;
        /** The temperature at every third hour. */
        hours: readonly number[];
      }`,
  },
  {
    name: "chanceOf",
    comment: "A number from 0 to 1, always the same for a text.",
    code: code`
      function chanceOf(text: string): number {
        let hash = 2166136261;
        for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
        hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
        return (hash >>> 0) / 2 ** 32;
      }`,
  },
  {
    name: "weatherOn",
    code: code`
      function weatherOn({ name, mean, swing, rain }: @WeatherPlace, date: string): @DayWeather {
        const chance = (what: string) => @chanceOf(\`\${name} \${date} \${what}\`);
        const month = Number(date.slice(5, 7)) + Number(date.slice(8, 10)) / 31;
        const season = -Math.cos(((month - 1.7) / 12) * 2 * Math.PI) * swing;
        const middle = mean + season + (chance("warm") - 0.5) * 7;
        const spread = 3 + chance("spread") * 3;
        const isWet = chance("rain") < rain;
        const dry = chance("cloud") < 0.5 ? "Sunny" : "Cloudy";
        return {
          date,
          sky: isWet ? (middle < 1 ? "Snow" : "Rain") : dry,
          low: Math.round(middle - spread),
          high: Math.round(middle + spread),
          rain: Math.round((isWet ? 0.6 + chance("wet") * 0.4 : chance("dry") * 0.3) * 100),
          wind: Math.round(5 + chance("wind") * 30),
          hours: Array.from({ length: 8 }, (_, at) => Math.round(middle - Math.cos(((at * 3 - 3) / 24) * 2 * Math.PI) * spread)),
        };
      }`,
  },
];
