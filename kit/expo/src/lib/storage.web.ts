// The browser's storage, which may be full, blocked, or absent.

/** The text stored under a key; null if there is none or storage is blocked. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; returns false if storage is full or blocked. */
export function writeItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Calls the listener when another window changes what is stored: with the key, or null for all of it. */
export function onStoredElsewhere(listener: (key: string | null) => void): void {
  window.addEventListener("storage", ({ key }) => listener(key));
}
