import 'package:material_ui/material_ui.dart';

import '../data/store.dart';
import '../data/stored_row.dart';

/// Removes a row, and offers for some seconds to put it back.
void removeWithUndo(BuildContext context, Store store, StoredRow row) {
  final messenger = ScaffoldMessenger.of(context);
  final at = store.remove(row);
  messenger.hideCurrentSnackBar();
  messenger.showSnackBar(
    SnackBar(
      content: Text('The ${store.entity.one} was deleted.'),
      action: SnackBarAction(
        label: 'Undo',
        onPressed: () => store.restore(row, at),
      ),
      persist: false,
    ),
  );
}
