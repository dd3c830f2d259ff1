import { HillsArt } from "@/components/card-art";
import { SectionTitle } from "@/components/layout/page";
import { CardList } from "@/components/resource/card-list";
import { ExportButton } from "@/components/resource/export-button";
import { RecentRows } from "@/components/resource/recent-rows";
import { RowList } from "@/components/resource/row-list";
import { TableList } from "@/components/resource/table-list";
import { recipes } from "@/entities/recipes";
import type { Section } from "../section";

export const section: Section = {
  title: "Lists",
  element: (
    <>
      <SectionTitle>Cards</SectionTitle>
      <CardList
        entity={recipes}
        search
        filters={["cuisine", "tags", "rating", "price", "cookedOn"]}
        sort={["title", "rating", "cookingTime"]}
        prefix="cards-"
        card={{
          cover: ({ title }) => <HillsArt name={title} />,
          category: "cuisine",
          flag: "isFavourite",
          amount: "price",
          summary: "method",
          rating: "rating",
          tags: "tags",
          facts: ["cookingTime", "servings", "ingredients", "cookedOn"],
        }}
      />
      <SectionTitle>Lines</SectionTitle>
      <RowList
        entity={recipes}
        prefix="lines-"
        row={{ flag: "isFavourite", amount: "price", facts: ["cuisine", "cookingTime", "tags"], isLink: true }}
      />
      <SectionTitle>Table</SectionTitle>
      <TableList
        entity={recipes}
        prefix="table-"
        tools={<ExportButton entity={recipes} format="csv" fileName="recipes" />}
        table={{ columns: ["cuisine", "cookingTime", "servings", "price", "rating"], editable: ["rating"] }}
      />
      <RecentRows entity={recipes} title="Recent recipes" limit={2} row={{ facts: ["cuisine"], isLink: true, actions: [] }} />
    </>
  ),
};
