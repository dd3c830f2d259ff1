import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/store.dart';
import 'field_input.dart';
import 'filter_row.dart';

/// Asks for one of several values.
class ChoiceInput extends StatelessWidget {
  const ChoiceInput({
    required this.field,
    required this.stores,
    required this.value,
    required this.onSaved,
    super.key,
  });

  final FieldDefinition field;
  final Stores stores;
  final String? value;
  final ValueChanged<Object?> onSaved;

  @override
  Widget build(BuildContext context) {
    final choices = choicesOf(field, stores);
    final isThere = choices.any((choice) => choice.$1 == value);
    final first = field.isRequired && choices.isNotEmpty ? choices.first.$1 : null;
    return DropdownButtonFormField<String>(
      initialValue: isThere ? value : first,
      isExpanded: true,
      decoration: InputDecoration(labelText: labelOf(field)),
      items: [
        if (!field.isRequired)
          const DropdownMenuItem(value: null, child: Text('–')),
        for (final (value, label) in choices)
          DropdownMenuItem(value: value, child: Text(label)),
      ],
      onChanged: (value) {},
      validator: (value) => problemWith(field, value ?? ''),
      onSaved: onSaved,
    );
  }
}

/// Asks for any of several rows.
class ReferencesInput extends StatelessWidget {
  const ReferencesInput({
    required this.field,
    required this.stores,
    required this.value,
    required this.onSaved,
    super.key,
  });

  final FieldDefinition field;
  final Stores stores;
  final Set<String> value;
  final ValueChanged<Object?> onSaved;

  @override
  Widget build(BuildContext context) {
    return FormField<Set<String>>(
      initialValue: value,
      onSaved: (chosen) => onSaved([...?chosen]),
      builder: (state) {
        final chosen = state.value ?? const <String>{};
        return InputDecorator(
          decoration: InputDecoration(labelText: labelOf(field)),
          child: Wrap(
            spacing: 8,
            children: [
              for (final (id, label) in choicesOf(field, stores))
                FilterChip(
                  label: Text(label),
                  selected: chosen.contains(id),
                  onSelected: (isOn) => state.didChange({
                    for (final one in chosen)
                      if (one != id) one,
                    if (isOn) id,
                  }),
                ),
            ],
          ),
        );
      },
    );
  }
}

/// Asks whether something is so.
class FlagInput extends StatelessWidget {
  const FlagInput({
    required this.field,
    required this.value,
    required this.onSaved,
    super.key,
  });

  final FieldDefinition field;
  final bool value;
  final ValueChanged<Object?> onSaved;

  @override
  Widget build(BuildContext context) {
    return FormField<bool>(
      initialValue: value,
      onSaved: onSaved,
      builder: (state) => SwitchListTile(
        contentPadding: EdgeInsets.zero,
        title: Text(field.label),
        value: state.value ?? false,
        onChanged: state.didChange,
      ),
    );
  }
}

/// Asks for one to five stars; the last one that was tapped, tapped again, clears them.
class RatingInput extends StatelessWidget {
  const RatingInput({
    required this.field,
    required this.value,
    required this.onSaved,
    super.key,
  });

  final FieldDefinition field;
  final num? value;
  final ValueChanged<Object?> onSaved;

  @override
  Widget build(BuildContext context) {
    return FormField<num>(
      initialValue: value,
      validator: (stars) => problemWith(field, stars == null ? '' : '$stars'),
      onSaved: onSaved,
      builder: (state) => InputDecorator(
        decoration: InputDecoration(
          labelText: labelOf(field),
          errorText: state.errorText,
        ),
        child: Wrap(
          children: [
            for (var stars = 1; stars <= 5; stars++)
              IconButton(
                tooltip: stars == 1 ? '1 star' : '$stars stars',
                icon: Icon(
                  (state.value ?? 0) >= stars ? Icons.star : Icons.star_border,
                ),
                onPressed: () =>
                    state.didChange(state.value == stars ? null : stars),
              ),
          ],
        ),
      ),
    );
  }
}
