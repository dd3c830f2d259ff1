import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/format.dart';
import '../data/list_query.dart';
import '../data/store.dart';
import '../data/stored_row.dart';
import '../paths.dart';
import '../widgets/empty_state.dart';
import '../widgets/figures_row.dart';
import '../widgets/filter_row.dart';
import '../widgets/row_tile.dart';
import '../widgets/undo.dart';

/// The rows of an entity, with everything that can be done with them.
class ListPage extends StatefulWidget {
  const ListPage({
    required this.entity,
    required this.stores,
    this.title,
    super.key,
  });

  final EntityDefinition entity;
  final Stores stores;

  /// The heading; without it it is what the rows are called.
  final String? title;

  @override
  State<ListPage> createState() => _ListPageState();
}

class _ListPageState extends State<ListPage> {
  final _search = TextEditingController();
  ListQuery _query = const ListQuery();

  EntityDefinition get _entity => widget.entity;

  @override
  void dispose() {
    _search.dispose();
    super.dispose();
  }

  void _show(ListQuery query) => setState(() => _query = query);

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(
        title: Text(widget.title ?? capitalized(_entity.many)),
        actions: [if (_entity.sortKeys.isNotEmpty) _sortMenu()],
      ),
      floatingActionButton: _entity.canAdd
          ? FloatingActionButton.extended(
              heroTag: 'add-${_entity.id}',
              icon: const Icon(Icons.add),
              label: Text('Add ${_entity.one}'),
              onPressed: () => context.push<void>(newPath(_entity)),
            )
          : null,
      body: ListenableBuilder(
        listenable: widget.stores.all,
        builder: (context, child) => _body(),
      ),
    );
  }

  Widget _sortMenu() {
    return PopupMenuButton<String>(
      tooltip: 'Sort',
      icon: const Icon(Icons.sort),
      onSelected: (key) => _show(_query.sortedBy(key.isEmpty ? null : key)),
      itemBuilder: (context) => [
        const PopupMenuItem(value: '', child: Text('Newest first')),
        for (final key in _entity.sortKeys)
          PopupMenuItem(value: key, child: Text(_entity.field(key).label)),
      ],
    );
  }

  Widget _body() {
    final shown = _query.apply(widget.stores, _entity);
    return Column(
      crossAxisAlignment: CrossAxisAlignment.stretch,
      children: [
        if (_entity.figures.isNotEmpty) FiguresRow(entity: _entity, rows: shown),
        if (_entity.canSearch) _searchField(),
        if (_entity.filterKeys.isNotEmpty)
          FilterRow(
            entity: _entity,
            stores: widget.stores,
            filters: _query.filters,
            onChanged: (filters) => _show(_query.copyWith(filters: filters)),
          ),
        Expanded(
          child: shown.isEmpty
              ? EmptyState(icon: _entity.icon, text: _emptyText)
              : ListView.builder(
                  padding: const EdgeInsets.only(bottom: 88),
                  itemCount: shown.length,
                  itemBuilder: (context, index) => _tile(shown[index]),
                ),
        ),
      ],
    );
  }

  String get _emptyText {
    return _query.isNarrowed
        ? 'No ${_entity.many} match.'
        : 'There are no ${_entity.many} yet.';
  }

  Widget _searchField() {
    return Padding(
      padding: const EdgeInsets.fromLTRB(16, 8, 16, 0),
      child: TextField(
        key: const ValueKey('search'),
        controller: _search,
        textInputAction: TextInputAction.search,
        decoration: const InputDecoration(
          labelText: 'Search',
          prefixIcon: Icon(Icons.search),
        ),
        onChanged: (text) => _show(_query.copyWith(search: text)),
      ),
    );
  }

  Widget _tile(StoredRow row) {
    final store = widget.stores.of(_entity.id);
    final tile = RowTile(entity: _entity, stores: widget.stores, row: row);
    if (!_entity.canDelete) return KeyedSubtree(key: ValueKey(row.id), child: tile);
    final colors = Theme.of(context).colorScheme;
    return Dismissible(
      key: ValueKey(row.id),
      direction: DismissDirection.endToStart,
      background: ColoredBox(
        color: colors.errorContainer,
        child: Align(
          alignment: AlignmentDirectional.centerEnd,
          child: Padding(
            padding: const EdgeInsets.symmetric(horizontal: 24),
            child: Icon(Icons.delete_outline, color: colors.onErrorContainer),
          ),
        ),
      ),
      onDismissed: (direction) => removeWithUndo(context, store, row),
      child: tile,
    );
  }
}
