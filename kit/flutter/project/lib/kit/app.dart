import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

import 'data/definitions.dart';
import 'data/storage.dart';
import 'data/store.dart';
import 'router.dart';

/// The look of the app: everything follows from one color.
class AppLook {
  const AppLook({required this.seed, required this.mode});

  final Color seed;
  final ThemeMode mode;

  ThemeData theme(Brightness brightness) {
    final colors = ColorScheme.fromSeed(seedColor: seed, brightness: brightness);
    return ThemeData(
      colorScheme: colors,
      inputDecorationTheme: const InputDecorationThemeData(
        border: OutlineInputBorder(),
      ),
    );
  }
}

/// The app around its pages: stores, routes and look.
class DefinedApp extends StatefulWidget {
  const DefinedApp({
    required this.app,
    required this.look,
    required this.storage,
    super.key,
  });

  final AppDefinition app;
  final AppLook look;
  final Storage storage;

  @override
  State<DefinedApp> createState() => _DefinedAppState();
}

class _DefinedAppState extends State<DefinedApp> {
  late final Stores _stores = Stores(widget.app, widget.storage);
  late final GoRouter _router = createRouter(widget.app, _stores);

  @override
  void dispose() {
    _router.dispose();
    _stores.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    return MaterialApp.router(
      title: widget.app.title,
      theme: widget.look.theme(Brightness.light),
      darkTheme: widget.look.theme(Brightness.dark),
      themeMode: widget.look.mode,
      routerConfig: _router,
    );
  }
}
