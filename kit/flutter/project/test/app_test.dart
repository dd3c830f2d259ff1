import 'package:app/app_definition.dart';
import 'package:app/app_look.dart';
import 'package:app/kit/app.dart';
import 'package:app/kit/data/definitions.dart';
import 'package:app/kit/data/list_query.dart';
import 'package:app/kit/data/storage.dart';
import 'package:app/kit/data/store.dart';
import 'package:app/kit/pages/form_page.dart';
import 'package:app/kit/pages/list_page.dart';
import 'package:app/kit/widgets/row_tile.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

const _added = 'Added by a test';

/// What is entered into a field that has to be filled in; null where the form
/// has a value already.
String? _entered(FieldDefinition field) {
  return switch (field.kind) {
    FieldKind.number => '${field.min ?? 1}',
    FieldKind.email => 'someone@example.com',
    FieldKind.time => '14:30',
    FieldKind.text ||
    FieldKind.paragraph ||
    FieldKind.lines ||
    FieldKind.tags ||
    FieldKind.link ||
    FieldKind.phone => _added,
    _ => null,
  };
}

/// Whether the form of an entity can be filled in by text alone.
bool _isEnteredByText(EntityDefinition entity) {
  final title = entity.field(entity.titleKey);
  final isRated = entity.fields.any(
    (field) => field.isRequired && field.kind == FieldKind.rating,
  );
  return title.kind == FieldKind.text && !isRated;
}

Future<void> _enter(WidgetTester tester, EntityDefinition entity) async {
  for (final field in entity.fields) {
    final text = field.key == entity.titleKey ? _added : _entered(field);
    if (!field.isRequired || text == null) continue;
    final input = find.descendant(
      of: find.byKey(ValueKey('field-${field.key}')),
      matching: find.byType(TextFormField),
    );
    await tester.enterText(input, text);
  }
  await tester.tap(find.byKey(const ValueKey('save')));
  await tester.pumpAndSettle();
}

/// Opens the list of an entity on a screen that shows all of it.
Future<Stores> _open(WidgetTester tester, EntityDefinition entity) async {
  tester.view.physicalSize = const Size(1200, 6000);
  tester.view.devicePixelRatio = 1;
  addTearDown(tester.view.reset);
  final stores = Stores(appDefinition, MemoryStorage());
  addTearDown(stores.dispose);
  final router = GoRouter(
    initialLocation: '/${entity.id}',
    routes: [
      GoRoute(
        path: '/${entity.id}',
        builder: (context, state) => ListPage(entity: entity, stores: stores),
        routes: [
          GoRoute(
            path: 'new',
            builder: (context, state) =>
                FormPage(entity: entity, stores: stores),
          ),
          GoRoute(
            path: ':id/edit',
            builder: (context, state) => FormPage(
              entity: entity,
              stores: stores,
              row: stores.of(entity.id).find(state.pathParameters['id']),
            ),
          ),
        ],
      ),
    ],
  );
  addTearDown(router.dispose);
  await tester.pumpWidget(MaterialApp.router(routerConfig: router));
  await tester.pumpAndSettle();
  return stores;
}

void main() {
  testWidgets('the app opens with its first list', (tester) async {
    await tester.pumpWidget(
      DefinedApp(
        app: appDefinition,
        look: appLook,
        storage: MemoryStorage(),
      ),
    );
    await tester.pumpAndSettle();
    expect(find.byType(ListPage), findsOneWidget);
  });

  for (final entity in appDefinition.entities) {
    group(entity.many, () {
      test('are read as they were stored', () {
        for (final row in entity.samples()) {
          expect(entity.fromJson(row.toJson()).toJson(), row.toJson());
        }
      });

      test('are narrowed by every choice', () {
        final stores = Stores(appDefinition, MemoryStorage());
        addTearDown(stores.dispose);
        for (final key in entity.filterKeys) {
          for (final option in entity.field(key).options) {
            final query = ListQuery(filters: {key: option});
            for (final row in query.apply(stores, entity)) {
              final value = row[key];
              expect(value is List<Object?> ? value : [value], contains(option));
            }
          }
        }
      });

      testWidgets('are added', skip: !entity.canAdd || !_isEnteredByText(entity), (
        tester,
      ) async {
        final stores = await _open(tester, entity);
        final before = stores.of(entity.id).rows.length;
        await tester.tap(find.byType(FloatingActionButton));
        await tester.pumpAndSettle();
        await _enter(tester, entity);
        final rows = stores.of(entity.id).rows;
        expect(rows.length, before + 1);
        expect(rows.first[entity.titleKey], _added);
      });

      testWidgets('are changed', skip: !entity.canEdit || !_isEnteredByText(entity), (
        tester,
      ) async {
        final stores = await _open(tester, entity);
        final row = stores.of(entity.id).rows.firstOrNull;
        if (row == null) return;
        final path = '/${entity.id}/${Uri.encodeComponent(row.id)}/edit';
        GoRouter.of(tester.element(find.byType(ListPage))).go(path);
        await tester.pumpAndSettle();
        await _enter(tester, entity);
        expect(stores.of(entity.id).find(row.id)?[entity.titleKey], _added);
      });

      testWidgets('are removed and put back', skip: !entity.canDelete, (
        tester,
      ) async {
        final stores = await _open(tester, entity);
        final before = [for (final row in stores.of(entity.id).rows) row.id];
        if (before.isEmpty) return;
        await tester.drag(find.byType(RowTile).first, const Offset(-1100, 0));
        await tester.pumpAndSettle();
        expect(stores.of(entity.id).rows.length, before.length - 1);
        await tester.tap(find.text('Undo'));
        await tester.pumpAndSettle();
        expect([for (final row in stores.of(entity.id).rows) row.id], before);
      });
    });
  }
}
