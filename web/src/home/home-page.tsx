import * as shellWords from "#words/shell.ts";
import { usePageTitle } from "../shell/page/use-page-title.ts";
import { useSession } from "../shell/session/use-session.ts";
import { Landing } from "./landing/landing.tsx";
import { Projects } from "./projects/projects.tsx";
import { NewProject } from "./prompt/new-project.tsx";

/** The prompt box and the projects; for a signed-out visitor, the landing page. */
export function HomePage() {
  const { person } = useSession();
  usePageTitle(shellWords.productName);
  if (person === null) return <Landing />;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col px-4 sm:px-6">
      <section className="mx-auto flex w-full max-w-2xl flex-col items-center justify-center gap-8 py-16 text-center sm:min-h-[min(34rem,68dvh)] sm:py-20">
        <h1 className="text-3xl leading-9 font-semibold tracking-tight sm:text-4xl sm:leading-11">{shellWords.whatDoYouWantToBuild}</h1>
        <NewProject />
      </section>
      <Projects />
    </div>
  );
}
