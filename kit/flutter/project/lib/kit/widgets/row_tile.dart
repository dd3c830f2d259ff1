import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/format.dart';
import '../data/store.dart';
import '../data/stored_row.dart';
import '../paths.dart';

/// A row in a list: its name, what else is short, and its box.
class RowTile extends StatelessWidget {
  const RowTile({
    required this.entity,
    required this.stores,
    required this.row,
    super.key,
  });

  /// How many values stand below the name.
  static const _details = 3;

  final EntityDefinition entity;
  final Stores stores;
  final StoredRow row;

  @override
  Widget build(BuildContext context) {
    final details = _detailsOf(context);
    final done = entity.doneKeys.firstOrNull;
    return ListTile(
      leading: done == null
          ? Icon(entity.icon)
          : Checkbox(
              semanticLabel: entity.field(done).label,
              value: row[done] == true,
              onChanged: (value) =>
                  stores.of(entity.id).set(row, done, value ?? false),
            ),
      title: Text(
        formatTitle(context, stores, entity, row),
        style: done != null && row[done] == true
            ? const TextStyle(decoration: TextDecoration.lineThrough)
            : null,
      ),
      subtitle: details.isEmpty ? null : Text(details.join(' · ')),
      onTap: () => context.push<void>(rowPath(entity, row.id)),
    );
  }

  List<String> _detailsOf(BuildContext context) {
    final texts = <String>[];
    for (final field in entity.fields) {
      final isLong = switch (field.kind) {
        FieldKind.paragraph || FieldKind.lines || FieldKind.flag => true,
        _ => false,
      };
      if (isLong || field.key == entity.titleKey) continue;
      final text = formatValue(context, stores, field, row[field.key]);
      if (text != null && texts.length < _details) texts.add(text);
    }
    return texts;
  }
}
