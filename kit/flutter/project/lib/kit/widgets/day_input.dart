import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/json.dart';
import 'field_input.dart';

/// Asks for a day, and for a time where the field has one.
class DayInput extends StatefulWidget {
  const DayInput({
    required this.field,
    required this.value,
    required this.onSaved,
    super.key,
  });

  final FieldDefinition field;
  final String? value;
  final ValueChanged<Object?> onSaved;

  @override
  State<DayInput> createState() => _DayInputState();
}

class _DayInputState extends State<DayInput> {
  late final _text = TextEditingController(text: widget.value ?? _first);

  bool get _hasTime => widget.field.kind == FieldKind.datetime;

  String get _first {
    if (!widget.field.isRequired) return '';
    return _hasTime ? momentFromNow(0, '12:00') : dayFromNow(0);
  }

  @override
  void dispose() {
    _text.dispose();
    super.dispose();
  }

  Future<void> _pick() async {
    final before = DateTime.tryParse(_text.text) ?? DateTime.now();
    final day = await showDatePicker(
      context: context,
      initialDate: before,
      firstDate: DateTime(1900),
      lastDate: DateTime(2200),
    );
    if (day == null || !mounted) return;
    final date = day.toIso8601String().substring(0, 10);
    if (!_hasTime) {
      _text.text = date;
      return;
    }
    final time = await showTimePicker(
      context: context,
      initialTime: TimeOfDay.fromDateTime(before),
    );
    if (time == null || !mounted) return;
    final hour = '${time.hour}'.padLeft(2, '0');
    final minute = '${time.minute}'.padLeft(2, '0');
    _text.text = '${date}T$hour:$minute';
  }

  @override
  Widget build(BuildContext context) {
    return TextFormField(
      controller: _text,
      readOnly: true,
      onTap: _pick,
      decoration: InputDecoration(
        labelText: labelOf(widget.field),
        prefixIcon: const Icon(Icons.calendar_today_outlined),
        suffixIcon: widget.field.isRequired
            ? null
            : IconButton(
                tooltip: 'Clear',
                icon: const Icon(Icons.clear),
                onPressed: _text.clear,
              ),
      ),
      validator: (text) => problemWith(widget.field, text ?? ''),
      onSaved: (text) => widget.onSaved(text == '' ? null : text),
    );
  }
}
