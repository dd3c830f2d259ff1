// A lock between processes: a file with the holder's process number. It appears whole (it is linked into place), and one
// whose process has ended is removed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const LOOK_MILLISECONDS = 100;

/**
 * Waits until no other process holds the lock, then holds it. `onWait` is called once, when there is something to wait for.
 * @param {string} file
 * @param {() => void} onWait
 * @returns {Promise<{ release(): void }>}
 */
export async function holdLock(file, onWait) {
  mkdirSync(path.dirname(file), { recursive: true });
  let hasToldOf = false;
  while (!take(file)) {
    const holder = read(file);
    if (holder !== null && !isAlive(holder)) remove(file, holder);
    else {
      if (!hasToldOf) onWait();
      hasToldOf = true;
      await pause(LOOK_MILLISECONDS);
    }
  }
  return { release: () => remove(file, process.pid) };
}

function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    unlinkSync(own);
  }
}

/** Moves the file away before it looks at it again, so that nobody's fresh lock is deleted for the stale one that was there. */
function remove(file, holder) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== holder) linkSync(aside, file);
  rmSync(aside);
}

function read(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
