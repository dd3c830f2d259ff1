/** Phones show the name of a page in the page alone. */
export const nameWindow: (title: string) => void = () => undefined;

/** The system's own controls follow the scheme of the device. */
export const showScheme: (scheme: "light" | "dark", background: string) => void = () => undefined;
