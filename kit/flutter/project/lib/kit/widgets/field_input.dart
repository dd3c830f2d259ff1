import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/format.dart';
import '../data/store.dart';
import 'choice_inputs.dart';
import 'day_input.dart';

/// Asks for the value of a field.
class FieldInput extends StatelessWidget {
  const FieldInput({
    required this.field,
    required this.stores,
    required this.value,
    required this.onSaved,
    super.key,
  });

  final FieldDefinition field;
  final Stores stores;
  final Object? value;
  final ValueChanged<Object?> onSaved;

  @override
  Widget build(BuildContext context) {
    final value = this.value;
    return switch (field.kind) {
      FieldKind.flag => FlagInput(
        field: field,
        value: value == true,
        onSaved: onSaved,
      ),
      FieldKind.rating => RatingInput(
        field: field,
        value: value is num ? value : null,
        onSaved: onSaved,
      ),
      FieldKind.choice || FieldKind.reference => ChoiceInput(
        field: field,
        stores: stores,
        value: value is String ? value : null,
        onSaved: onSaved,
      ),
      FieldKind.references => ReferencesInput(
        field: field,
        stores: stores,
        value: value is List<Object?>
            ? value.whereType<String>().toSet()
            : const <String>{},
        onSaved: onSaved,
      ),
      FieldKind.date || FieldKind.datetime => DayInput(
        field: field,
        value: value is String ? value : null,
        onSaved: onSaved,
      ),
      _ => _textInput(),
    };
  }

  bool get _isLong {
    return field.kind == FieldKind.paragraph || field.kind == FieldKind.lines;
  }

  Widget _textInput() {
    return TextFormField(
      initialValue: _shown(),
      minLines: _isLong ? 3 : null,
      maxLines: _isLong ? 8 : 1,
      keyboardType: _keyboard,
      decoration: InputDecoration(
        labelText: labelOf(field),
        suffixText: field.unit,
        helperText: switch (field.kind) {
          FieldKind.lines => 'One on each line',
          FieldKind.tags => 'Separated by commas',
          FieldKind.time => 'Such as 14:30',
          _ => null,
        },
      ),
      validator: (text) => problemWith(field, text?.trim() ?? ''),
      onSaved: (text) => onSaved(_read(text?.trim() ?? '')),
    );
  }

  TextInputType get _keyboard {
    return switch (field.kind) {
      FieldKind.number => const TextInputType.numberWithOptions(
        decimal: true,
        signed: true,
      ),
      FieldKind.email => TextInputType.emailAddress,
      FieldKind.phone => TextInputType.phone,
      FieldKind.link => TextInputType.url,
      FieldKind.paragraph || FieldKind.lines => TextInputType.multiline,
      _ => TextInputType.text,
    };
  }

  String _shown() {
    final value = this.value;
    if (value == null) return '';
    if (value is num) return formatNumber(value);
    if (value is List<Object?>) {
      return value.join(field.kind == FieldKind.lines ? '\n' : ', ');
    }
    return '$value';
  }

  Object? _read(String text) {
    return switch (field.kind) {
      FieldKind.number => num.tryParse(text.replaceAll(',', '.')),
      FieldKind.lines => _parts(text, '\n'),
      FieldKind.tags => _parts(text, ','),
      _ => text.isEmpty ? null : text,
    };
  }

  List<String> _parts(String text, String between) {
    return [
      for (final part in text.split(between))
        if (part.trim().isNotEmpty) part.trim(),
    ];
  }
}

/// The label of a field, with a mark where it has to be filled in.
String labelOf(FieldDefinition field) {
  return field.isRequired ? '${field.label} *' : field.label;
}

/// What is wrong with the text that was entered for a field; null if nothing is.
String? problemWith(FieldDefinition field, String text) {
  if (text.isEmpty) return field.isRequired ? 'This is needed.' : null;
  switch (field.kind) {
    case FieldKind.number:
      final number = num.tryParse(text.replaceAll(',', '.'));
      final (min, max) = (field.min, field.max);
      if (number == null) return 'Enter a number.';
      if (min != null && number < min) return 'At least ${formatNumber(min)}.';
      if (max != null && number > max) return 'At most ${formatNumber(max)}.';
      return null;
    case FieldKind.email:
      final isEmail = RegExp(r'^[^@\s]+@[^@\s]+$').hasMatch(text);
      return isEmail ? null : 'Enter an email address.';
    case FieldKind.time:
      final isTime = RegExp(r'^([01]?\d|2[0-3]):[0-5]\d$').hasMatch(text);
      return isTime ? null : 'Enter a time such as 14:30.';
    default:
      return null;
  }
}
