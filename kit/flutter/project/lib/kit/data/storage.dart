import 'package:shared_preferences/shared_preferences.dart';

/// Where texts are kept by key.
abstract interface class Storage {
  String? read(String key);
  Future<void> write(String key, String text);
}

/// Keeps texts on the device.
class DeviceStorage implements Storage {
  DeviceStorage._(this._preferences);

  final SharedPreferencesWithCache _preferences;

  static Future<DeviceStorage> open() async {
    return DeviceStorage._(
      await SharedPreferencesWithCache.create(
        cacheOptions: const SharedPreferencesWithCacheOptions(),
      ),
    );
  }

  @override
  String? read(String key) => _preferences.getString(key);

  @override
  Future<void> write(String key, String text) => _preferences.setString(key, text);
}

/// Keeps texts as long as the app runs, for tests.
class MemoryStorage implements Storage {
  final Map<String, String> _texts = {};

  @override
  String? read(String key) => _texts[key];

  @override
  Future<void> write(String key, String text) async => _texts[key] = text;
}
