// What the kit does on a phone and no browser can show: the camera, the library of pictures, and reminders. The modules of
// Expo are stand-ins here, which hand every call to the phone of the test.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import * as esbuild from "esbuild";
import { expoKitFiles } from "../../../../blueprint/src/project/files/expo/write-expo-project.ts";

const ENTRY = `
export { defineEntity } from "@/lib/entity";
export { date } from "@/lib/fields/date";
export { text } from "@/lib/fields/text";
export { notifyOf } from "@/lib/notifications/rules";
export { defineNotifications } from "@/lib/notifications/notifications";
export { followReminders, remindersNote } from "@/lib/notifications/reminders";
export { PicturePicker } from "@/components/fields/picture-picker";
`;

/** Files that stand for those of an app, and for what draws. */
const OWN: Readonly<Record<string, string>> = {
  "src/entry.ts": ENTRY,
  "src/app.ts": 'export const app = { title: "Plants", key: "plants" };',
  "src/components/ui/button.tsx": "export const Button = null;",
};

const STAND_INS: Readonly<Record<string, string>> = {
  "expo-sqlite/kv-store": "export default { getItemSync: () => null, setItemSync() {} };",
  "lucide-react-native": "export const CameraIcon = null; export const ImagesIcon = null;",
  "react-native": "export const View = null; export const Platform = { OS: 'ios' }; export const StyleSheet = { create: (own) => own };",
  "react/jsx-runtime": "export const jsx = (type, props) => ({ type, props }); export const jsxs = jsx;",
  "expo-router": "export const router = { navigate: (path) => phone('navigate', path) };",
  "expo-image-manipulator": `export const SaveFormat = { JPEG: "jpeg" };
    export const ImageManipulator = { manipulate: (uri) => { const drawn = { uri, size: null,
      resize: (size) => ({ ...drawn, size }), renderAsync() { return { saveAsync: () => phone("save", uri, this.size) }; } }; return drawn; } };`,
  ...Object.fromEntries(
    [
      ["expo-image-picker", "launchCameraAsync launchImageLibraryAsync requestCameraPermissionsAsync"],
      ["NotificationPermissions", "getPermissionsAsync requestPermissionsAsync"],
      ["NotificationsEmitter", "addNotificationResponseReceivedListener"],
      ["NotificationsHandler", "setNotificationHandler"],
      ["cancelScheduledNotificationAsync", "cancelScheduledNotificationAsync"],
      ["getAllScheduledNotificationsAsync", "getAllScheduledNotificationsAsync"],
      ["scheduleNotificationAsync", "scheduleNotificationAsync"],
      ["setNotificationChannelAsync", "setNotificationChannelAsync"],
    ].map(([module = "", names = ""]) => [
      module.startsWith("expo") ? module : `expo-notifications/build/${module}`,
      names
        .split(" ")
        .map((name) => `export const ${name} = (...given) => phone("${name}", ...given);`)
        .join("\n"),
    ]),
  ),
  "expo-notifications/build/NotificationChannelManager.types": "export const AndroidImportance = { DEFAULT: 3 };",
  "expo-notifications/build/Notifications.types": 'export const SchedulableTriggerInputTypes = { DATE: "date" };',
};

/** The files of the kit as a phone has them: never an edition for browsers. */
const asOnPhones: esbuild.Plugin = {
  name: "phone",
  setup(build) {
    const files = new Map([...expoKitFiles(), ...Object.entries(OWN)]);
    build.onResolve({ filter: /.*/ }, ({ path, importer }) => {
      if (!/^(?:@\/|\.|src\/)/.test(path)) return { path, namespace: "stand-in" };
      const base = path.startsWith(".") ? join(importer, "..", path) : path.replace(/^@\//, "src/");
      const found = [base, `${base}.ts`, `${base}.tsx`].find((one) => files.has(one));
      return found === undefined ? { errors: [{ text: `There is no ${base}.` }] } : { path: found, namespace: "kit" };
    });
    build.onLoad({ filter: /.*/, namespace: "kit" }, ({ path }) => ({ contents: files.get(path) ?? "", loader: "tsx" }));
    build.onLoad({ filter: /.*/, namespace: "stand-in" }, ({ path }) => ({ contents: STAND_INS[path] ?? "" }));
  },
};

interface Drawn {
  type: unknown;
  props: { children?: unknown; onClick?: () => void };
}
interface Row {
  id: string;
}
interface Rows {
  all(): readonly Row[];
  add(values: object): Row;
  update(id: string, values: object): void;
  remove(id: string): void;
}
interface Kit {
  defineEntity(options: object): { rows: Rows };
  text(options: object): unknown;
  date(options: object): unknown;
  notifyOf(entity: object, options: object): object;
  defineNotifications(rules: readonly object[]): object;
  followReminders(of: object): void;
  remindersNote: { get(): string };
  PicturePicker(props: object): Drawn;
}
interface Scheduled {
  identifier: string;
  content: { title: string; data: { path: string } };
  trigger: { date: Date };
}

/** Answers what the kit asks of the phone. */
type Phone = (asked: string, ...given: readonly unknown[]) => unknown;

let code = "";
before(async () => {
  const { outputFiles } = await esbuild.build({
    entryPoints: ["src/entry.ts"],
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    plugins: [asOnPhones],
  });
  code = outputFiles[0]?.text ?? "";
});

let opened = 0;

/** The kit, freshly loaded, on this phone. Its exports are those of the entry, which has no types of its own. */
async function openOn(phone: Phone): Promise<Kit> {
  opened += 1;
  Reflect.set(globalThis, `phone${opened}`, phone);
  const text = `const phone = globalThis.phone${opened};\n${code}`;
  return (await import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`)) as Kit;
}

/** Does what a button of these words does, and waits for it. */
async function press(drawn: Drawn, words: string): Promise<void> {
  const buttons = [drawn.props.children].flat() as Drawn[];
  buttons.find(({ props }) => props.children === words)?.props.onClick?.();
  await settled();
}

/** What was begun has called the phone and been answered: its calls are answered at once. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv");

async function pickerOn(phone: Phone) {
  const { PicturePicker } = await openOn(phone);
  const said: string[] = [];
  const drawn = PicturePicker({ onPick: (picture: string) => said.push(picture), onFail: (why: string) => said.push(why) });
  return { drawn, said };
}

test("a photo is taken where the camera is allowed, and kept small", async () => {
  const asked: unknown[] = [];
  const { drawn, said } = await pickerOn(async (what, ...given) => {
    asked.push([what, ...given.filter((one) => typeof one !== "object" || what === "save")]);
    if (what === "requestCameraPermissionsAsync") return { granted: true };
    return what === "save" ? { base64: "QUJD" } : { assets: [{ uri: "file:///photo.heic", width: 4032 }] };
  });
  await press(drawn, "Take a photo");
  assert.deepEqual(said, ["data:image/jpeg;base64,QUJD"]);
  assert.deepEqual(asked, [["requestCameraPermissionsAsync"], ["launchCameraAsync"], ["save", "file:///photo.heic", { width: 900 }]]);
});

test("a camera that is refused is said in words, and no photo is taken", async () => {
  const { drawn, said } = await pickerOn(async (what) => {
    assert.equal(what, "requestCameraPermissionsAsync");
    return { granted: false };
  });
  await press(drawn, "Take a photo");
  assert.match(said.join(), /^This app may not use the camera\. Allow it in the settings/);
});

test("a picture of the library needs no permission; one that cannot be read is said, and none chosen changes nothing", async () => {
  const answers: unknown[] = [{ assets: [{ uri: "file:///small.png", width: 300 }] }, { assets: null }];
  const { drawn, said } = await pickerOn(async (what, _uri, size) => {
    if (what === "save") assert.equal(size, null);
    else assert.equal(what, "launchImageLibraryAsync");
    return what === "save" ? {} : answers.shift();
  });
  await press(drawn, "Choose from library");
  assert.deepEqual(said, ["This picture cannot be read."]);
  await press(drawn, "Choose from library");
  assert.equal(said.length, 1);
});

/** Plants that are watered on a day, and what a phone has scheduled for them. */
async function plantsOn({ granted = false, allows = true, daysBefore = 0 } = {}) {
  const scheduled = new Map<string, Scheduled>();
  const asked: string[] = [];
  let isGranted = granted;
  const kit = await openOn((what, given) => {
    asked.push(what);
    if (what === "getPermissionsAsync")
      return Promise.resolve({ granted: isGranted, canAskAgain: !asked.includes("requestPermissionsAsync") });
    if (what === "requestPermissionsAsync") return Promise.resolve({ granted: (isGranted = allows) });
    if (what === "getAllScheduledNotificationsAsync") return Promise.resolve([{ identifier: "of-another-part" }, ...scheduled.values()]);
    if (what === "cancelScheduledNotificationAsync") scheduled.delete(String(given));
    if (what === "scheduleNotificationAsync") scheduled.set((given as Scheduled).identifier, given as Scheduled);
    return Promise.resolve();
  });
  const plants = kit.defineEntity({
    name: "plant",
    noun: { one: "plant", many: "plants" },
    home: { path: "/", title: "Plants" },
    rowPath: "/plants",
    title: "name",
    fields: { name: kit.text({ label: "Name" }), water: kit.date({ label: "Water on" }) },
    samples: () => [{ name: "Fern", water: dayIn(3) }],
  });
  const when = { when: "due", field: "water", daysBefore } as const;
  const rule = kit.notifyOf(plants, { id: "water", ...when, noun: { one: "plant", many: "plants" }, isLink: true });
  kit.followReminders(kit.defineNotifications([rule]));
  await settled();
  const reminders = (): string[] => [...scheduled.values()].map(({ content, trigger }) => `${content.title} @ ${trigger.date.getHours()}`);
  return { plants: plants.rows, note: kit.remindersNote.get, scheduled, reminders, asked };
}

test("reminders are scheduled, changed and cancelled with their rows, in the morning of the day", async () => {
  const { plants, reminders, scheduled } = await plantsOn({ granted: true });
  assert.match(reminders().join(), /^Fern: water on .* @ 9$/);
  const moss = plants.add({ name: "Moss", water: dayIn(5) });
  await settled();
  assert.deepEqual(
    [...scheduled.values()].map(({ content }) => content.data.path),
    ["/plants/plant-1", `/plants/${moss.id}`],
  );
  plants.update(moss.id, { name: "Peat moss" });
  await settled();
  assert.match(reminders()[1] ?? "", /^Peat moss/);
  plants.update(moss.id, { water: dayIn(-5) });
  plants.remove("plant-1");
  await settled();
  assert.deepEqual(reminders(), []);
});

test("a reminder comes as many days before its day as was wished for", async () => {
  const { reminders, scheduled } = await plantsOn({ granted: true, daysBefore: 2 });
  assert.match(reminders().join(), /^Fern: water on .* @ 9$/);
  const [fern] = scheduled.values();
  assert.equal(fern?.trigger.date.getDate(), new Date(`${dayIn(1)}T09:00`).getDate());
});

test("permission to remind is asked for at the first change, once", async () => {
  const { plants, asked, reminders, note } = await plantsOn();
  assert.ok(!asked.includes("requestPermissionsAsync"));
  plants.add({ name: "Moss", water: dayIn(5) });
  plants.add({ name: "Ivy", water: dayIn(6) });
  await settled();
  assert.equal(reminders().length, 3);
  assert.equal(asked.filter((what) => what === "requestPermissionsAsync").length, 1);
  assert.equal(note(), "");
});

test("a refusal is said where what is due is shown, and nothing is scheduled", async () => {
  const { plants, reminders, note } = await plantsOn({ allows: false });
  plants.add({ name: "Moss", water: dayIn(5) });
  await settled();
  assert.deepEqual(reminders(), []);
  assert.match(note(), /^This app may not send reminders\. Allow it in the settings of the phone/);
});
