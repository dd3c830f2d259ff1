// Every address of the app.
import { ChefHatIcon } from "lucide-react";
import { Route, Routes } from "react-router";
import { AppLayout } from "@/components/layout/app-layout";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { AddPage, EditPage } from "@/components/resource/form-pages";
import { recipes } from "@/entities/recipes";
import { RecipePage } from "@/pages/recipe-page";
import { RecipesPage } from "@/pages/recipes-page";

const navigation = [{ path: "/", title: "Recipes", icon: ChefHatIcon }];

export function App() {
  return (
    <Routes>
      <Route element={<AppLayout navigation={navigation} icon={ChefHatIcon} />}>
        <Route path="/" element={<RecipesPage />} />
        <Route path="/recipes/new" element={<AddPage entity={recipes} />} />
        <Route path="/recipes/:id" element={<RecipePage />} />
        <Route path="/recipes/:id/edit" element={<EditPage entity={recipes} />} />
        <Route path="*" element={<NotFoundPage home="Recipes" />} />
      </Route>
    </Routes>
  );
}
