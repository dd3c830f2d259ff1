// What an app for phones may import, and how it is built for browsers: the packages of `kit/expo`, which are installed in a
// folder of their own. To vet another module, add a line here, and its package to `kit/expo/package.json`.

/** A module that is prebuilt once for all apps. */
export interface ExpoModule {
  /** What an app writes after `from`. */
  specifier: string;
  /** The names that apps may import; without them all that the module exports as ES module. */
  names?: readonly string[];
  /** Whether it also has a default export. */
  hasDefault?: boolean;
}

const REACT = [
  "Children",
  "Component",
  "Fragment",
  "PureComponent",
  "Suspense",
  "act",
  "cache",
  "cloneElement",
  "createContext",
  "createElement",
  "createRef",
  "forwardRef",
  "isValidElement",
  "lazy",
  "memo",
  "startTransition",
  "use",
  "useActionState",
  "useCallback",
  "useContext",
  "useDebugValue",
  "useDeferredValue",
  "useEffect",
  "useId",
  "useImperativeHandle",
  "useInsertionEffect",
  "useLayoutEffect",
  "useMemo",
  "useOptimistic",
  "useReducer",
  "useRef",
  "useState",
  "useSyncExternalStore",
  "useTransition",
  "version",
];

const ROUTER = [
  "Link",
  "Redirect",
  "Slot",
  "Stack",
  "Tabs",
  "router",
  "useFocusEffect",
  "useGlobalSearchParams",
  "useLocalSearchParams",
  "useNavigation",
  "usePathname",
  "useRouter",
  "useSegments",
  "ErrorBoundary",
];

/** Starts an app; only the entry that the bundler writes imports it. */
export const START_MODULE = "@atelier/start";

/** The icons, of which an app gets those that it names. */
export const ICONS = "lucide-react-native";

/** What icons are made by, which the module of each one imports. */
export const ICON_MAKER = `${ICONS}/createLucideIcon`;

/** The modules that are prebuilt. */
export const EXPO_MODULES: readonly ExpoModule[] = [
  { specifier: "react", names: REACT, hasDefault: true },
  { specifier: "react/jsx-runtime", names: ["Fragment", "jsx", "jsxs"] },
  { specifier: "react-native" },
  { specifier: "react-native-safe-area-context" },
  { specifier: "react-native-svg", hasDefault: true },
  { specifier: "expo-router", names: ROUTER },
  { specifier: "expo-status-bar", names: ["StatusBar", "setStatusBarStyle"] },
];

/** Modules that only the editions for phones import, and browsers never load. */
export const PHONE_MODULES: readonly string[] = [
  "@react-native-community/datetimepicker",
  "expo-haptics",
  "expo-image-manipulator",
  "expo-image-picker",
  // Its main module asks for a push token as it is loaded, which Expo Go refuses on Android with an error.
  "expo-notifications/build/NotificationChannelManager.types",
  "expo-notifications/build/NotificationPermissions",
  "expo-notifications/build/Notifications.types",
  "expo-notifications/build/NotificationsEmitter",
  "expo-notifications/build/NotificationsHandler",
  "expo-notifications/build/cancelScheduledNotificationAsync",
  "expo-notifications/build/getAllScheduledNotificationsAsync",
  "expo-notifications/build/scheduleNotificationAsync",
  "expo-notifications/build/setNotificationChannelAsync",
  "expo-sqlite/kv-store",
];

/** What code is built with, of what Expo's own tools would set. */
export function expoDefines(mode: "production" | "development"): Record<string, string> {
  const isDevelopment = mode === "development";
  return {
    __DEV__: String(isDevelopment),
    global: "globalThis",
    "process.env.NODE_ENV": JSON.stringify(mode),
    "process.env.EXPO_OS": '"web"',
    "process.env.EXPO_BASE_URL": '""',
    "process.env.EXPO_ROUTER_IMPORT_MODE": '"sync"',
    "process.env.EXPO_ROUTER_APP_ROOT": '"app"',
    "process.env.EXPO_ROUTER_ABS_APP_ROOT": '"/app"',
    "process.env.EXPO_PROJECT_ROOT": '"/"',
    "process.env.APP_MANIFEST": JSON.stringify(JSON.stringify({ name: "App", slug: "app", scheme: "app", version: "1.0.0" })),
    "process.env.EXPO_PUBLIC_USE_STATIC": "undefined",
    "process.env.EXPO_SERVER": "undefined",
    "process.env.JEST_WORKER_ID": "undefined",
  };
}
