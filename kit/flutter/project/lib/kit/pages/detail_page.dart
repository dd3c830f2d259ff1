import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/format.dart';
import '../data/store.dart';
import '../data/stored_row.dart';
import '../paths.dart';
import '../widgets/empty_state.dart';
import '../widgets/undo.dart';

/// Everything that is known of a row.
class DetailPage extends StatelessWidget {
  const DetailPage({
    required this.entity,
    required this.stores,
    required this.id,
    super.key,
  });

  final EntityDefinition entity;
  final Stores stores;
  final String id;

  @override
  Widget build(BuildContext context) {
    return ListenableBuilder(
      listenable: stores.all,
      builder: (context, child) {
        final row = stores.of(entity.id).find(id);
        return row == null ? _missing() : _page(context, row);
      },
    );
  }

  Widget _missing() {
    return Scaffold(
      appBar: AppBar(),
      body: EmptyState(icon: entity.icon, text: 'This ${entity.one} is not there any more.'),
    );
  }

  Widget _page(BuildContext context, StoredRow row) {
    final store = stores.of(entity.id);
    return Scaffold(
      appBar: AppBar(
        title: Text(formatTitle(context, stores, entity, row)),
        actions: [
          if (entity.canEdit)
            IconButton(
              tooltip: 'Edit',
              icon: const Icon(Icons.edit_outlined),
              onPressed: () => context.push<void>(editPath(entity, id)),
            ),
          if (entity.canDelete)
            IconButton(
              tooltip: 'Delete',
              icon: const Icon(Icons.delete_outline),
              onPressed: () {
                context.pop<void>();
                removeWithUndo(context, store, row);
              },
            ),
        ],
      ),
      body: ListView(
        children: [
          for (final field in entity.fields)
            if (entity.doneKeys.contains(field.key))
              SwitchListTile(
                title: Text(field.label),
                value: row[field.key] == true,
                onChanged: (value) => store.set(row, field.key, value),
              )
            else if (formatValue(context, stores, field, row[field.key])
                case final text?)
              ListTile(title: Text(field.label), subtitle: SelectableText(text)),
        ],
      ),
    );
  }
}
