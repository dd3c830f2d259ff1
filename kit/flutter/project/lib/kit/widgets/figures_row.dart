import 'package:material_ui/material_ui.dart';

import '../data/definitions.dart';
import '../data/format.dart';
import '../data/stored_row.dart';

/// The figures above a list.
class FiguresRow extends StatelessWidget {
  const FiguresRow({required this.entity, required this.rows, super.key});

  final EntityDefinition entity;
  final List<StoredRow> rows;

  @override
  Widget build(BuildContext context) {
    final texts = Theme.of(context).textTheme;
    return Padding(
      padding: const EdgeInsets.fromLTRB(16, 8, 16, 0),
      child: Wrap(
        spacing: 8,
        runSpacing: 8,
        children: [
          for (final figure in entity.figures)
            Card.filled(
              child: Padding(
                padding: const EdgeInsets.symmetric(horizontal: 16, vertical: 8),
                child: Column(
                  crossAxisAlignment: CrossAxisAlignment.start,
                  children: [
                    Text(figure.label, style: texts.labelMedium),
                    Text(figureText(entity, figure, rows), style: texts.titleLarge),
                  ],
                ),
              ),
            ),
        ],
      ),
    );
  }
}

/// A figure over these rows, with its unit.
String figureText(
  EntityDefinition entity,
  FigureDefinition figure,
  List<StoredRow> rows,
) {
  final key = figure.key;
  if (key == null || figure.measure == Measure.count) return '${rows.length}';
  final values = [for (final row in rows) row[key]].whereType<num>().toList();
  final sum = values.fold<num>(0, (before, value) => before + value);
  final isSum = figure.measure == Measure.sum;
  if (values.isEmpty && !isSum) return '–';
  final text = formatNumber(isSum ? sum : sum / values.length);
  final unit = entity.field(key).unit;
  return unit == null ? text : '$text $unit';
}
