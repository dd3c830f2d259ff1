import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/format.dart';

/// The bar at the bottom, with a place for each list.
class HomeShell extends StatelessWidget {
  const HomeShell({
    required this.entities,
    required this.hasMore,
    required this.shell,
    super.key,
  });

  final List<EntityDefinition> entities;
  final bool hasMore;
  final StatefulNavigationShell shell;

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      body: shell,
      bottomNavigationBar: NavigationBar(
        selectedIndex: shell.currentIndex,
        onDestinationSelected: (index) => shell.goBranch(
          index,
          initialLocation: index == shell.currentIndex,
        ),
        destinations: [
          for (final entity in entities)
            NavigationDestination(
              icon: Icon(entity.icon),
              label: capitalized(entity.many),
            ),
          if (hasMore)
            const NavigationDestination(
              icon: Icon(Icons.more_horiz),
              label: 'More',
            ),
        ],
      ),
    );
  }
}
