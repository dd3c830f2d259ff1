/// A row that the app keeps.
abstract class StoredRow {
  const StoredRow({required this.id});

  final String id;

  /// The row as it is stored, and as [EntityDefinition.fromJson] reads it.
  Map<String, Object?> toJson();

  /// The value of the field [key].
  Object? operator [](String key) => toJson()[key];
}
