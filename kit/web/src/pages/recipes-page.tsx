import { HillsArt } from "@/components/card-art";
import { BarChart } from "@/components/charts/bar-chart";
import { Page } from "@/components/layout/page";
import { Metric, Metrics } from "@/components/metric-cards";
import { CardList } from "@/components/resource/card-list";
import { AddLink } from "@/components/resource/row-controls";
import { recipes } from "@/entities/recipes";
import { useRows } from "@/hooks/use-rows";
import { average, groupRows } from "@/lib/metrics";

export function RecipesPage() {
  const rows = useRows(recipes);
  return (
    <Page
      title="Recipes"
      description="What you cook, how good it was, and what it takes"
      actions={<AddLink entity={recipes} />}
    >
      <Metrics>
        <Metric label="Recipes" value={rows.length} />
        <Metric label="Average cooking time" value={average(recipes, rows, "cookingTime")} />
      </Metrics>
      <CardList
        entity={recipes}
        search
        filters={["cuisine", "isFavourite"]}
        sort={["title", "rating", "cookingTime"]}
        card={{
          cover: ({ title }) => <HillsArt name={title} />,
          category: "cuisine",
          flag: "isFavourite",
          summary: "method",
          rating: "rating",
          tags: "tags",
          facts: ["cookingTime", "servings", "ingredients"],
        }}
      />
      <BarChart label="Recipes by cuisine" points={groupRows(recipes, { rows, by: "cuisine" })} />
    </Page>
  );
}
