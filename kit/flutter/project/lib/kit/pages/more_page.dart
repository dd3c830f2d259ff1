import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/format.dart';
import '../paths.dart';

/// The lists that have no place in the bar.
class MorePage extends StatelessWidget {
  const MorePage({required this.entities, super.key});

  final List<EntityDefinition> entities;

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('More')),
      body: ListView(
        children: [
          for (final entity in entities)
            ListTile(
              leading: Icon(entity.icon),
              title: Text(capitalized(entity.many)),
              trailing: const Icon(Icons.chevron_right),
              onTap: () => context.push<void>(listPath(entity)),
            ),
        ],
      ),
    );
  }
}
