import 'definitions.dart';
import 'store.dart';
import 'stored_row.dart';

/// What of a list is shown, and in which order.
class ListQuery {
  const ListQuery({this.search = '', this.filters = const {}, this.sortKey});

  final String search;
  final Map<String, String> filters;
  final String? sortKey;

  bool get isNarrowed => search.trim().isNotEmpty || filters.isNotEmpty;

  ListQuery copyWith({String? search, Map<String, String>? filters}) {
    return ListQuery(
      search: search ?? this.search,
      filters: filters ?? this.filters,
      sortKey: sortKey,
    );
  }

  ListQuery sortedBy(String? key) {
    return ListQuery(search: search, filters: filters, sortKey: key);
  }

  List<StoredRow> apply(Stores stores, EntityDefinition entity) {
    final words = search.trim().toLowerCase();
    final shown = [
      for (final row in stores.of(entity.id).rows)
        if (_isFound(stores, entity, row, words) && _passes(row)) row,
    ];
    final key = sortKey;
    if (key != null) shown.sort((one, other) => _compare(one[key], other[key]));
    return shown;
  }

  bool _isFound(
    Stores stores,
    EntityDefinition entity,
    StoredRow row,
    String words,
  ) {
    if (words.isEmpty) return true;
    return entity.fields.any((field) {
      final value = row[field.key];
      final text = field.of.isEmpty ? value : stores.titleOf(value, field.of);
      return text != null && '$text'.toLowerCase().contains(words);
    });
  }

  bool _passes(StoredRow row) {
    return filters.entries.every((filter) {
      final value = row[filter.key];
      if (value is List<Object?>) return value.contains(filter.value);
      return '${value ?? false}' == filter.value;
    });
  }

  int _compare(Object? one, Object? other) {
    if (one == null || other == null) {
      return (one == null ? 1 : 0) - (other == null ? 1 : 0);
    }
    if (one is num && other is num) return one.compareTo(other);
    return '$one'.toLowerCase().compareTo('$other'.toLowerCase());
  }
}
