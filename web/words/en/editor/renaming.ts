// The texts of the offer to rename the app with its project, in English.
export const renamedText = (values: { name: string }): string =>
  `The project is now called “${values.name}”. The site still shows its former name; renaming it makes a new version. Its address stays.`;
export const renameTheAppToo = "Rename the app too?";
export const renameTheApp = "Rename the app";
export const onlyTheProject = "Only the project";
