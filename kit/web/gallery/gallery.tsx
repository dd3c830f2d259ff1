import { BookOpenIcon } from "lucide-react";
import { useEffect } from "react";
import { Route, Routes, useSearchParams } from "react-router";
import { AppLayout } from "@/components/layout/app-layout";
import { Page, SectionTitle } from "@/components/layout/page";
import { AddPage, EditPage } from "@/components/resource/form-pages";
import { NativeSelect } from "@/components/ui/native-select";
import { recipes } from "@/entities/recipes";
import { RecipePage } from "@/pages/recipe-page";
import type { Section } from "./section";

const sections = Object.entries(import.meta.glob<{ section: Section }>("./sections/*.tsx", { eager: true })).map(([path, { section }]) => ({
  path: `/${path.replace(/^.*\/(.*)\.tsx$/, "$1")}`,
  ...section,
}));

const languages = import.meta.glob<string>("../src/styles/languages/*/style.css", { query: "?inline", import: "default" });
const NAMES = Object.keys(languages).map((path) => path.replace(/^.*\/(.*)\/style\.css$/, "$1"));

const navigation = sections.map(({ path, title }) => ({ path, title, icon: BookOpenIcon }));

export function Gallery() {
  return (
    <Routes>
      <Route element={<AppLayout navigation={navigation} icon={BookOpenIcon} tools={<LanguageSelect />} />}>
        {sections.map(({ path, title, element }) => (
          <Route
            key={path}
            path={path}
            element={
              <Page title={title}>
                <div className="flex flex-col gap-10">{element}</div>
              </Page>
            }
          />
        ))}
        <Route path="/recipes/new" element={<AddPage entity={recipes} />} />
        <Route path="/recipes/:id" element={<RecipePage />} />
        <Route path="/recipes/:id/edit" element={<EditPage entity={recipes} />} />
        <Route path="*" element={<Contents />} />
      </Route>
    </Routes>
  );
}

function Contents() {
  return (
    <Page title="Kit gallery" description="Every part of generated apps, as the kit has it.">
      <SectionTitle>{`${sections.length} sections, ${NAMES.length} design languages`}</SectionTitle>
    </Page>
  );
}

/** Chooses the design language; it is part of the address (`?language=paper`). */
function LanguageSelect() {
  const [params, setParams] = useSearchParams();
  const name = params.get("language") ?? "clean";

  useEffect(() => {
    const style = document.createElement("style");
    document.head.append(style);
    const load = async () => {
      style.textContent = (await languages[`../src/styles/languages/${name}/style.css`]?.()) ?? "";
      // The layout measures itself, which an app does after its style sheets.
      window.dispatchEvent(new Event("resize"));
    };
    void load();
    return () => style.remove();
  }, [name]);

  return (
    <NativeSelect
      aria-label="Design language"
      className="w-auto text-sm"
      value={name}
      onChange={(event) => setParams({ language: event.target.value })}
    >
      {NAMES.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  );
}
