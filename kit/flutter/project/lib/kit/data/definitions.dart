import 'package:flutter/widgets.dart';

import 'stored_row.dart';

/// What a field holds, which decides how it is shown and asked for.
enum FieldKind {
  text,
  paragraph,
  lines,
  number,
  date,
  datetime,
  time,
  flag,
  choice,
  tags,
  rating,
  link,
  email,
  phone,
  reference,
  references,
}

/// A field of an entity.
class FieldDefinition {
  const FieldDefinition({
    required this.key,
    required this.label,
    required this.kind,
    this.isRequired = false,
    this.options = const [],
    this.unit,
    this.min,
    this.max,
    this.of = const [],
  });

  final String key;
  final String label;
  final FieldKind kind;
  final bool isRequired;

  /// The values that are offered.
  final List<String> options;

  /// Behind a number: `kg`, `EUR`.
  final String? unit;
  final num? min;
  final num? max;

  /// The ids of the entities whose rows are referred to.
  final List<String> of;
}

/// How a figure is worked out.
enum Measure { count, sum, average }

/// A figure above a list.
class FigureDefinition {
  const FigureDefinition({required this.label, required this.measure, this.key});

  final String label;
  final Measure measure;

  /// The field that is added up.
  final String? key;
}

/// What the app keeps, and what can be done with it.
class EntityDefinition {
  const EntityDefinition({
    required this.id,
    required this.one,
    required this.many,
    required this.icon,
    required this.titleKey,
    required this.fields,
    required this.fromJson,
    required this.samples,
    this.canAdd = false,
    this.canEdit = false,
    this.canDelete = false,
    this.canSearch = false,
    this.filterKeys = const [],
    this.sortKeys = const [],
    this.doneKeys = const [],
    this.figures = const [],
  });

  final String id;
  final String one;
  final String many;
  final IconData icon;

  /// The field that names a row.
  final String titleKey;
  final List<FieldDefinition> fields;
  final StoredRow Function(Map<String, Object?> json) fromJson;

  /// The rows of a first visit.
  final List<StoredRow> Function() samples;
  final bool canAdd;
  final bool canEdit;
  final bool canDelete;
  final bool canSearch;
  final List<String> filterKeys;
  final List<String> sortKeys;

  /// The fields that are ticked in the list; the first has its box there.
  final List<String> doneKeys;
  final List<FigureDefinition> figures;

  FieldDefinition field(String key) => fields.firstWhere((field) => field.key == key);
}

/// The whole app.
class AppDefinition {
  const AppDefinition({
    required this.title,
    required this.tagline,
    required this.entities,
  });

  final String title;
  final String tagline;
  final List<EntityDefinition> entities;
}
