import 'package:material_ui/material_ui.dart';

import 'app_definition.dart';
import 'app_look.dart';
import 'kit/app.dart';
import 'kit/data/storage.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  final storage = await DeviceStorage.open();
  runApp(DefinedApp(app: appDefinition, look: appLook, storage: storage));
}
