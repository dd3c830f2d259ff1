import 'data/definitions.dart';

/// The address of the list of an entity.
String listPath(EntityDefinition entity) => '/${entity.id}';

/// The address of the form that adds a row.
String newPath(EntityDefinition entity) => '${listPath(entity)}/new';

/// The address of a row.
String rowPath(EntityDefinition entity, String id) {
  return '${listPath(entity)}/${Uri.encodeComponent(id)}';
}

/// The address of the form that changes a row.
String editPath(EntityDefinition entity, String id) {
  return '${rowPath(entity, id)}/edit';
}
