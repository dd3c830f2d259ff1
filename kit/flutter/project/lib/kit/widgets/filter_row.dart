import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/store.dart';

/// The choices that narrow a list.
class FilterRow extends StatelessWidget {
  const FilterRow({
    required this.entity,
    required this.stores,
    required this.filters,
    required this.onChanged,
    super.key,
  });

  final EntityDefinition entity;
  final Stores stores;
  final Map<String, String> filters;
  final ValueChanged<Map<String, String>> onChanged;

  @override
  Widget build(BuildContext context) {
    return SingleChildScrollView(
      scrollDirection: Axis.horizontal,
      padding: const EdgeInsets.fromLTRB(16, 8, 16, 0),
      child: Row(
        spacing: 8,
        children: [
          for (final key in entity.filterKeys)
            for (final (value, label) in _narrowings(entity.field(key)))
              FilterChip(
                key: ValueKey('filter-$key-$value'),
                label: Text(label),
                selected: filters[key] == value,
                onSelected: (isOn) => onChanged({
                  for (final filter in filters.entries)
                    if (filter.key != key) filter.key: filter.value,
                  if (isOn) key: value,
                }),
              ),
        ],
      ),
    );
  }

  /// What a list can be narrowed to by a field: what it offers, else the values
  /// that rows have.
  List<(String, String)> _narrowings(FieldDefinition field) {
    final offered = choicesOf(field, stores);
    if (offered.isNotEmpty) return offered;
    final values = <String>{
      for (final row in stores.of(entity.id).rows)
        ...switch (row[field.key]) {
          null => const <String>[],
          final List<Object?> texts => texts.whereType<String>(),
          final value => ['$value'],
        },
    };
    return [for (final value in values.take(_valuesMax)) (value, value)];
  }
}

/// How many values of rows a list can be narrowed to.
const _valuesMax = 12;

/// The values that a field offers, each with its words.
List<(String, String)> choicesOf(FieldDefinition field, Stores stores) {
  if (field.kind == FieldKind.flag) {
    return [('true', field.label), ('false', 'Not ${field.label.toLowerCase()}')];
  }
  if (field.of.isNotEmpty) {
    return [
      for (final entity in field.of)
        for (final row in stores.of(entity).rows)
          (row.id, stores.titleOf(row.id, [entity]) ?? ''),
    ];
  }
  if (field.options.isNotEmpty) {
    return [for (final option in field.options) (option, option)];
  }
  return const [];
}
