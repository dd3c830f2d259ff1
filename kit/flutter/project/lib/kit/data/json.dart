/// The text under [key], or null.
String? textIn(Map<String, Object?> json, String key) {
  final value = json[key];
  return value is String && value.isNotEmpty ? value : null;
}

/// The number under [key], or null.
num? numberIn(Map<String, Object?> json, String key) {
  final value = json[key];
  return value is num ? value : null;
}

/// Whether [key] is set.
bool flagIn(Map<String, Object?> json, String key) => json[key] == true;

/// The texts under [key], none if there are none.
List<String> textsIn(Map<String, Object?> json, String key) {
  final value = json[key];
  return value is List<Object?> ? value.whereType<String>().toList() : const [];
}

/// The day that is [days] from today, as `2026-11-27`.
String dayFromNow(int days) {
  final now = DateTime.now();
  final day = DateTime(now.year, now.month, now.day + days);
  return day.toIso8601String().substring(0, 10);
}

/// The moment at [time] on the day that is [days] from today, as `2026-11-27T14:30`.
String momentFromNow(int days, String time) => '${dayFromNow(days)}T$time';
