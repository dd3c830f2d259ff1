// One app for each family of scripts, as a model would sketch it: lists with forms, a board, a booking.
interface LanguageCase {
  language: string;
  direction: "ltr" | "rtl";
  prompt: string;
  sketch: unknown;
  /** Of the words of lists and forms. */
  words: readonly string[];
}

/** The cases. */
export const sketches: readonly LanguageCase[] = [
  {
    language: "de",
    direction: "ltr",
    prompt: "Eine Werkstatt-App für unsere Fahrradaufträge mit Board, und Leihräder, die man buchen kann",
    sketch: {
      title: "Radwerkstatt Lindenhof",
      tagline: "Aufträge und Leihräder der Werkstatt",
      language: "de",
      kind: "tool",
      things: [
        {
          one: "Auftrag",
          many: "Aufträge",
          fields: [
            { label: "Fahrrad", type: "text" },
            { label: "Stand", type: "choice", options: ["Angenommen", "In Arbeit", "Fertig"] },
            { label: "Preis", type: "money", unit: "EUR" },
            { label: "Abholung", type: "date" },
            { label: "Bezahlt", type: "boolean" },
            { label: "Notizen", type: "paragraph" },
          ],
          rows: [
            ["Rotes Rennrad", "Angenommen", 1249.5, 3, false, "Schaltung einstellen"],
            ["Lastenrad der Bäckerei", "In Arbeit", 80, -2, true, "Bremsbeläge tauschen"],
            ["Kinderrad Grün", "Fertig", 35, 1, false, "Reifen geflickt"],
          ],
        },
        {
          one: "Leihrad",
          many: "Leihräder",
          fields: [
            { label: "Modell", type: "text" },
            { label: "Tagespreis", type: "money", unit: "EUR" },
          ],
          rows: [
            ["Stadtrad Emma", 18],
            ["Tourenrad Otto", 24],
          ],
        },
      ],
      abilities: [
        { kind: "board", thing: "Auftrag", field: "Stand", wish: "Board" },
        { kind: "search", thing: "Auftrag", wish: "suchen" },
        { kind: "filter", thing: "Auftrag", field: "Stand", wish: "filtern" },
        { kind: "book", thing: "Leihrad", wish: "buchen" },
      ],
    },
    words: ["hinzufügen", "durchsuchen"],
  },
  {
    language: "ja",
    direction: "ltr",
    prompt: "料理教室の生徒とレシピを管理し、教室を予約できるアプリ",
    sketch: {
      title: "みどり料理教室",
      tagline: "レシピと教室の予約",
      language: "ja",
      kind: "tool",
      things: [
        {
          one: "レシピ",
          many: "レシピ",
          fields: [
            { label: "料理名", type: "text" },
            { label: "段階", type: "choice", options: ["下書き", "試作", "完成"] },
            { label: "調理時間", type: "duration" },
            { label: "評価", type: "rating" },
            { label: "公開日", type: "date" },
          ],
          rows: [
            ["肉じゃが", "完成", 45, 4, -3],
            ["茶碗蒸し", "試作", 30, 5, 2],
            ["筑前煮", "下書き", 75, 3, 9],
          ],
        },
        {
          one: "教室",
          many: "教室一覧",
          fields: [
            { label: "教室名", type: "text" },
            { label: "料金", type: "money", unit: "JPY" },
          ],
          rows: [
            ["和食の基本", 4500],
            ["季節のお菓子", 3800],
          ],
        },
      ],
      abilities: [
        { kind: "board", thing: "レシピ", field: "段階", wish: "管理" },
        { kind: "search", thing: "レシピ", wish: "探す" },
        { kind: "book", thing: "教室", wish: "予約" },
      ],
    },
    words: ["を追加", "を検索"],
  },
  {
    language: "ar",
    direction: "rtl",
    prompt: "تطبيق لمهام الحديقة مع لوحة، وحجز الأدوات",
    sketch: {
      title: "حديقة الحي",
      tagline: "مهام الحديقة وأدواتها",
      language: "ar",
      kind: "tool",
      things: [
        {
          one: "مهمة",
          many: "المهام",
          fields: [
            { label: "العنوان", type: "text" },
            { label: "الحالة", type: "choice", options: ["جديدة", "قيد العمل", "منجزة"] },
            { label: "الموعد", type: "date" },
            { label: "الدقائق", type: "duration" },
            { label: "عاجلة", type: "boolean" },
          ],
          rows: [
            ["تقليم الورود", "جديدة", 2, 40, true],
            ["سقي الخضار", "قيد العمل", -1, 90, false],
            ["زرع النعناع", "منجزة", 6, 25, false],
          ],
        },
        {
          one: "أداة",
          many: "الأدوات",
          fields: [
            { label: "الاسم", type: "text" },
            { label: "السعر", type: "money", unit: "USD" },
          ],
          rows: [
            ["مجرفة كبيرة", 5],
            ["عربة يد", 9],
          ],
        },
      ],
      abilities: [
        { kind: "board", thing: "مهمة", field: "الحالة", wish: "لوحة" },
        { kind: "search", thing: "مهمة", wish: "بحث" },
        { kind: "book", thing: "أداة", wish: "حجز" },
        // Its dialog stands in the middle of the window in either direction.
        { kind: "share", thing: "أداة" },
      ],
    },
    words: ["إضافة", "البحث"],
  },
];
