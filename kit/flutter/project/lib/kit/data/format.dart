import 'package:material_ui/material_ui.dart';

import 'definitions.dart';
import 'store.dart';
import 'stored_row.dart';

/// A number without a fraction that says nothing: `3`, `2.5`.
String formatNumber(num value) {
  final text = value.toStringAsFixed(2);
  return text.replaceFirst(RegExp(r'\.?0+$'), '');
}

/// The value of a field in words, or null if there is none.
String? formatValue(
  BuildContext context,
  Stores stores,
  FieldDefinition field,
  Object? value,
) {
  if (value == null || value == '') return null;
  switch (field.kind) {
    case FieldKind.date || FieldKind.datetime:
      return _formatMoment(context, '$value');
    case FieldKind.flag:
      return value == true ? 'Yes' : 'No';
    case FieldKind.rating:
      final stars = value is num ? value.round().clamp(0, 5) : 0;
      return '${'★' * stars}${'☆' * (5 - stars)}';
    case FieldKind.reference:
      return stores.titleOf(value, field.of);
    case FieldKind.references:
      final titles = value is List<Object?>
          ? value.map((id) => stores.titleOf(id, field.of)).nonNulls
          : const <String>[];
      return titles.isEmpty ? null : titles.join(', ');
    case FieldKind.lines || FieldKind.tags:
      final texts = value is List<Object?> ? value : const <Object?>[];
      final between = field.kind == FieldKind.lines ? '\n' : ', ';
      return texts.isEmpty ? null : texts.join(between);
    case FieldKind.number:
      final unit = field.unit;
      final text = value is num ? formatNumber(value) : '$value';
      return unit == null ? text : '$text $unit';
    case FieldKind.text ||
        FieldKind.paragraph ||
        FieldKind.time ||
        FieldKind.choice ||
        FieldKind.link ||
        FieldKind.email ||
        FieldKind.phone:
      return '$value';
  }
}

String _formatMoment(BuildContext context, String text) {
  final moment = DateTime.tryParse(text);
  if (moment == null) return text;
  final day = MaterialLocalizations.of(context).formatMediumDate(moment);
  if (!text.contains('T')) return day;
  return '$day, ${TimeOfDay.fromDateTime(moment).format(context)}';
}

/// A word with a capital first letter.
String capitalized(String text) {
  return text.isEmpty ? text : '${text[0].toUpperCase()}${text.substring(1)}';
}

/// How a row is called.
String formatTitle(
  BuildContext context,
  Stores stores,
  EntityDefinition entity,
  StoredRow row,
) {
  final field = entity.field(entity.titleKey);
  return formatValue(context, stores, field, row[field.key]) ??
      capitalized(entity.one);
}
