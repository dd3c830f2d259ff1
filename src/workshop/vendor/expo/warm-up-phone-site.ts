import type { Site } from "../../project-files.ts";
import type { BundleMode } from "../vendor.ts";
import { siteOfPackages } from "../warm-up-site.ts";
import type { ExpoVendor } from "./build-expo-vendor.ts";
import { START_MODULE } from "./expo-modules.ts";

const NAMES: Readonly<Record<string, string>> = {
  [START_MODULE]: "{ start }",
  react: "{ createElement }",
  "react-native": "{ FlatList, Pressable, ScrollView, StyleSheet, Text, TextInput, View }",
  "expo-router": "{ Link, Stack, Tabs }",
};

const MODULES = [...Object.keys(NAMES), "react-native-safe-area-context", "react-native-svg"];

/** An app of two tabs and a stack, so that what every app needs to be drawn is compiled. */
const APP = `const { row, text } = StyleSheet.create({ row: { padding: 8, flexDirection: "row" }, text: { color: "black", fontSize: 17 } });
const cell = ({ item }) => createElement(Pressable, { style: row, onPress() {} }, createElement(Text, { style: text }, item));
const list = () => createElement(View, null, createElement(FlatList, { data: ["a", "b"], renderItem: cell }), createElement(Link, { href: "/b" }, "b"));
const form = () => createElement(ScrollView, null, createElement(TextInput, { value: "a", onChangeText() {} }));
start({
  "./_layout.tsx": { default: () => createElement(Stack, { screenOptions: { headerShown: false } }) },
  "./(tabs)/_layout.tsx": { default: () => createElement(Tabs) },
  "./(tabs)/index.tsx": { default: list },
  "./(tabs)/b.tsx": { default: form },
});`;

/** React Native for browsers writes its rules into a sheet of this id, since the policy of sites allows no style elements. */
const HEAD = `<link id="react-native-stylesheet" rel="stylesheet" href="/assets/app.css">`;

/** A site that loads the packages which every app for phones needs and draws a little with them. */
export const warmUpPhoneSite = (vendor: ExpoVendor, mode: BundleMode): Site =>
  siteOfPackages(vendor[mode], { modules: MODULES, names: NAMES, script: APP, head: HEAD, files: { "/assets/app.css": "/* Rules. */" } });
