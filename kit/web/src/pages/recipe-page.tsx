import { DetailPage } from "@/components/resource/detail-page";
import { recipes } from "@/entities/recipes";

export function RecipePage() {
  return <DetailPage entity={recipes} flag="isFavourite" rating="rating" />;
}
