import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/store.dart';
import '../data/stored_row.dart';
import '../widgets/field_input.dart';

/// The form that adds a row or changes one.
class FormPage extends StatefulWidget {
  const FormPage({
    required this.entity,
    required this.stores,
    this.row,
    super.key,
  });

  final EntityDefinition entity;
  final Stores stores;

  /// The row that is changed; null where one is added.
  final StoredRow? row;

  @override
  State<FormPage> createState() => _FormPageState();
}

class _FormPageState extends State<FormPage> {
  final _form = GlobalKey<FormState>();
  late final Map<String, Object?> _values = {
    ...?widget.row?.toJson(),
  };

  void _save() {
    final form = _form.currentState;
    if (form == null || !form.validate()) return;
    form.save();
    final id =
        widget.row?.id ??
        DateTime.now().microsecondsSinceEpoch.toRadixString(36);
    final row = widget.entity.fromJson({..._values, 'id': id});
    widget.stores.of(widget.entity.id).put(row);
    context.pop<void>();
  }

  @override
  Widget build(BuildContext context) {
    final verb = widget.row == null ? 'Add' : 'Edit';
    return Scaffold(
      appBar: AppBar(
        title: Text('$verb ${widget.entity.one}'),
        actions: [
          TextButton(
            key: const ValueKey('save'),
            onPressed: _save,
            child: const Text('Save'),
          ),
        ],
      ),
      body: SafeArea(
        child: Form(
          key: _form,
          child: SingleChildScrollView(
            padding: const EdgeInsets.all(16),
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.stretch,
              spacing: 16,
              children: [
                for (final field in widget.entity.fields)
                  FieldInput(
                    key: ValueKey('field-${field.key}'),
                    field: field,
                    stores: widget.stores,
                    value: _values[field.key],
                    onSaved: (value) => _values[field.key] = value,
                  ),
              ],
            ),
          ),
        ),
      ),
    );
  }
}
