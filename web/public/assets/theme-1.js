// Runs before the first paint, so that a theme that somebody chose does not flash. Its name counts its versions: files of
// this folder are cached for a year.
{
  const chosen = localStorage.getItem("theme");
  const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement.classList;
  if (chosen === "light" || chosen === "dark") root.add(chosen);
  if (isDark) root.add("dark");
}
