import 'dart:convert';

import 'package:flutter/foundation.dart';

import 'definitions.dart';
import 'storage.dart';
import 'stored_row.dart';

/// The rows of an entity, the newest first. Every change is stored.
class Store extends ChangeNotifier {
  Store(this.entity, this._storage) {
    _rows = _read() ?? entity.samples();
  }

  final EntityDefinition entity;
  final Storage _storage;
  late List<StoredRow> _rows;

  List<StoredRow> get rows => List.unmodifiable(_rows);

  StoredRow? find(String? id) {
    for (final row in _rows) {
      if (row.id == id) return row;
    }
    return null;
  }

  /// Adds a row, or replaces the one with its id.
  void put(StoredRow row) {
    final at = _rows.indexWhere((one) => one.id == row.id);
    _change([
      if (at < 0) row,
      for (final one in _rows) one.id == row.id ? row : one,
    ]);
  }

  /// Changes one field of a row.
  void set(StoredRow row, String key, Object? value) {
    put(entity.fromJson({...row.toJson(), key: value}));
  }

  /// Removes a row, and returns the place at which [restore] puts it back.
  int remove(StoredRow row) {
    final at = _rows.indexWhere((one) => one.id == row.id);
    _change([
      for (final one in _rows)
        if (one.id != row.id) one,
    ]);
    return at;
  }

  void restore(StoredRow row, int at) {
    _change([..._rows]..insert(at.clamp(0, _rows.length), row));
  }

  void _change(List<StoredRow> rows) {
    _rows = rows;
    notifyListeners();
    final text = jsonEncode([for (final row in rows) row.toJson()]);
    _storage.write(entity.id, text).ignore();
  }

  List<StoredRow>? _read() {
    final text = _storage.read(entity.id);
    if (text == null) return null;
    try {
      final Object? decoded = jsonDecode(text);
      if (decoded is! List<Object?>) return null;
      return [
        for (final json in decoded)
          if (json is Map<String, Object?>) entity.fromJson(json),
      ];
    } on FormatException {
      return null;
    }
  }
}

/// The stores of the app's entities.
class Stores {
  Stores(AppDefinition app, Storage storage)
    : _stores = {
        for (final entity in app.entities) entity.id: Store(entity, storage),
      };

  final Map<String, Store> _stores;

  Store of(String entity) => _stores[entity]!;

  /// Changes with any of the stores.
  Listenable get all => Listenable.merge(_stores.values);

  /// How the row with this id in one of [entities] is called.
  String? titleOf(Object? id, List<String> entities, {int depth = 3}) {
    for (final entity in entities) {
      final store = _stores[entity];
      final row = id is String ? store?.find(id) : null;
      if (store == null || row == null) continue;
      final title = store.entity.field(store.entity.titleKey);
      final value = row[title.key];
      if (title.of.isEmpty || depth == 0) return '${value ?? ''}';
      return titleOf(value, title.of, depth: depth - 1);
    }
    return null;
  }

  void dispose() {
    for (final store in _stores.values) {
      store.dispose();
    }
  }
}
