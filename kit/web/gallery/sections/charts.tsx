import { BarChart } from "@/components/charts/bar-chart";
import { Charts } from "@/components/charts/chart";
import { LineChart } from "@/components/charts/line-chart";
import { RingChart } from "@/components/charts/ring-chart";
import { Metric, Metrics } from "@/components/metric-cards";
import type { Section } from "../section";

const values = [4, 7, 3, 9, 12, 8];
const points = values.map((value, index) => ({ label: `Group ${index + 1}`, value, color: `var(--chart-${index + 1})` }));

export const section: Section = {
  title: "Metrics and charts",
  element: (
    <>
      <Metrics>
        <Metric label="Recipes" value={43} />
        <Metric label="Average rating" value={4.25} />
        <Metric label="Nothing yet" value={null} />
      </Metrics>
      <Charts>
        <BarChart label="Bars" points={points} />
        <RingChart label="Ring" points={points} />
        <LineChart label="Line" points={points} />
        <BarChart label="Empty" points={[]} />
      </Charts>
    </>
  ),
};
