import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';

import 'data/definitions.dart';
import 'data/store.dart';
import 'pages/detail_page.dart';
import 'pages/form_page.dart';
import 'pages/home_shell.dart';
import 'pages/list_page.dart';
import 'pages/more_page.dart';
import 'paths.dart';

/// How many places the bar at the bottom has.
const _places = 5;

/// The routes: a list for each entity, and the pages of its rows.
GoRouter createRouter(AppDefinition app, Stores stores) {
  final entities = app.entities;
  if (entities.length == 1) {
    return GoRouter(
      initialLocation: listPath(entities.first),
      routes: [_routesOf(app, stores, entities.first)],
    );
  }
  final isMore = entities.length > _places;
  final first = isMore ? entities.sublist(0, _places - 1) : entities;
  final others = entities.sublist(first.length);
  return GoRouter(
    initialLocation: listPath(entities.first),
    routes: [
      StatefulShellRoute.indexedStack(
        builder: (context, state, shell) => HomeShell(
          entities: first,
          hasMore: isMore,
          shell: shell,
        ),
        branches: [
          for (final entity in first)
            StatefulShellBranch(routes: [_routesOf(app, stores, entity)]),
          if (isMore)
            StatefulShellBranch(
              routes: [
                GoRoute(
                  path: '/',
                  builder: (context, state) => MorePage(entities: others),
                ),
                for (final entity in others) _routesOf(app, stores, entity),
              ],
            ),
        ],
      ),
    ],
  );
}

GoRoute _routesOf(AppDefinition app, Stores stores, EntityDefinition entity) {
  String idIn(GoRouterState state) => state.pathParameters['id'] ?? '';
  return GoRoute(
    path: listPath(entity),
    builder: (context, state) => ListPage(
      title: app.entities.length == 1 ? app.title : null,
      entity: entity,
      stores: stores,
    ),
    routes: [
      GoRoute(
        path: 'new',
        builder: (context, state) => FormPage(entity: entity, stores: stores),
      ),
      GoRoute(
        path: ':id',
        builder: (context, state) => DetailPage(
          entity: entity,
          stores: stores,
          id: idIn(state),
        ),
        routes: [
          GoRoute(
            path: 'edit',
            builder: (context, state) => FormPage(
              entity: entity,
              stores: stores,
              row: stores.of(entity.id).find(idIn(state)),
            ),
          ),
        ],
      ),
    ],
  );
}
