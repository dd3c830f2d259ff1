// Two apps with every kind of ability and of section between them, as a model would sketch them. Every text of theirs is in Cyrillic
// letters: what an app shows in Latin ones is its own, and has to come from the catalogue.
const tool = {
  title: "Мастерская",
  tagline: "Заказы и прокат",
  language: "qps",
  kind: "tool",
  things: [
    {
      one: "заказ",
      many: "заказы",
      fields: [
        { label: "Название", type: "text" },
        {
          label: "Состояние",
          type: "choice",
          options: ["Новый", "В работе", "Готов"],
          transitions: [{ verb: "Начать", from: ["Новый"], to: "В работе" }],
        },
        { label: "Цена", type: "money", unit: "EUR" },
        { label: "Срок", type: "date" },
        { label: "Оплачен", type: "boolean" },
        { label: "Мастер", type: "reference", of: "мастер" },
        { label: "Оценка", type: "rating" },
        { label: "Метки", type: "tags" },
        { label: "Шаги", type: "lines" },
        { label: "Заметки", type: "paragraph" },
        { label: "Всего", type: "money", unit: "EUR", formula: "sum(детали.Сумма)" },
      ],
      rows: [
        ["Красный велосипед", "Новый", 120, 3, false, "Пётр", 4, ["срочно"], ["разобрать", "собрать"], "Тормоза", null],
        ["Синий самокат", "В работе", 80, -2, true, "Анна", 5, ["дети"], ["смазать"], "Колесо", null],
        ["Детский трицикл", "Готов", 35, 1, false, "Анна", 3, [], ["покрасить"], "Краска", null],
      ],
    },
    {
      one: "деталь",
      many: "детали",
      linesOf: "заказ",
      fields: [
        { label: "Деталь", type: "text" },
        { label: "Заказ", type: "reference", of: "заказ" },
        { label: "Количество", type: "number" },
        { label: "Сумма", type: "money", unit: "EUR" },
      ],
      rows: [["Цепь", "Красный велосипед", 1, 20]],
    },
    {
      one: "мастер",
      many: "мастера",
      fields: [
        { label: "Имя", type: "text" },
        { label: "Стаж", type: "duration", unit: "hours" },
        { label: "Доля", type: "percent" },
        { label: "Телефон", type: "phone" },
        { label: "Почта", type: "email" },
        { label: "Сайт", type: "url" },
      ],
      rows: [
        ["Пётр", 12, 15, "0123", "петр@пример.рф", null],
        ["Анна", 8, 20, "0456", "анна@пример.рф", null],
      ],
    },
    {
      one: "велосипед",
      many: "велосипеды",
      fields: [
        { label: "Модель", type: "text" },
        { label: "Цена дня", type: "money", unit: "EUR" },
        { label: "Мест", type: "number" },
      ],
      rows: [
        ["Стриж", 18, 1],
        ["Сокол", 24, 2],
      ],
    },
    { one: "команда", many: "команды", fields: [{ label: "Команда", type: "text" }], rows: [["Север"], ["Юг"]] },
    {
      one: "матч",
      many: "матчи",
      fields: [
        { label: "Тур", type: "text" },
        { label: "Хозяева", type: "reference", of: "команда" },
        { label: "Гости", type: "reference", of: "команда" },
        { label: "Голы хозяев", type: "number" },
        { label: "Голы гостей", type: "number" },
        { label: "День", type: "date" },
        { label: "Начало", type: "time" },
        { label: "Когда", type: "datetime" },
      ],
      rows: [["Первый", "Север", "Юг", 2, 1, -7, "14:30", "2 14:30"]],
    },
    {
      one: "запись",
      many: "записи",
      access: { see: "members", change: "owner" },
      fields: [
        { label: "Запись", type: "text" },
        { label: "Фото", type: "image" },
        { label: "Часы", type: "number" },
      ],
      rows: [],
    },
    { one: "покупка", many: "покупки", fields: [{ label: "Что", type: "text" }], rows: [["Масло"]] },
  ],
  abilities: [
    { kind: "browse", thing: "заказ" },
    { kind: "add", thing: "заказ" },
    { kind: "edit", thing: "заказ" },
    { kind: "delete", thing: "заказ" },
    { kind: "search", thing: "заказ" },
    { kind: "filter", thing: "заказ", field: "Состояние" },
    { kind: "sort", thing: "заказ", field: "Срок" },
    { kind: "mark", thing: "заказ", field: "Оплачен" },
    { kind: "rate", thing: "заказ", field: "Оценка" },
    { kind: "tag", thing: "заказ", field: "Метки" },
    { kind: "total", thing: "заказ", field: "Цена", measure: "sum" },
    { kind: "chart", thing: "заказ", by: "Состояние" },
    { kind: "export", thing: "заказ", format: "csv" },
    { kind: "send", thing: "заказ", field: "Шаги", to: "покупка" },
    { kind: "board", thing: "заказ", field: "Состояние" },
    { kind: "approve", thing: "заказ", field: "Состояние" },
    { kind: "assign", thing: "заказ", field: "Мастер" },
    { kind: "calendar", thing: "заказ", field: "Срок" },
    { kind: "log", thing: "заказ" },
    { kind: "download", thing: "заказ" },
    { kind: "comment", thing: "заказ" },
    { kind: "book", thing: "велосипед", price: "Цена дня" },
    { kind: "apply", thing: "мастер" },
    { kind: "account" },
    { kind: "dashboard", thing: "заказ" },
    { kind: "leaderboard", thing: "мастер", field: "Стаж" },
    { kind: "snake" },
  ],
};

const site = {
  title: "Пекарня Рожь",
  tagline: "Хлеб каждое утро",
  language: "qps",
  kind: "shop",
  things: [
    {
      one: "хлеб",
      many: "хлеба",
      fields: [
        { label: "Название", type: "text" },
        { label: "Цена", type: "money", unit: "EUR" },
        { label: "Описание", type: "paragraph" },
      ],
      rows: [
        ["Ржаной", 4, "Тёмный и плотный"],
        ["Белый", 3, "Мягкий"],
      ],
    },
    {
      one: "курс",
      many: "курсы",
      fields: [
        { label: "Курс", type: "text" },
        { label: "Когда", type: "date" },
        { label: "Стоимость", type: "money", unit: "EUR" },
        { label: "Мест", type: "number" },
      ],
      rows: [["Закваска", 9, 40, 8]],
    },
  ],
  abilities: [
    { kind: "buy", thing: "хлеб", price: "Цена" },
    { kind: "review", thing: "хлеб" },
    { kind: "collect", thing: "хлеб" },
    { kind: "share", thing: "хлеб" },
    { kind: "message" },
    { kind: "timer" },
    { kind: "newsletter" },
    { kind: "contact" },
    { kind: "stories" },
    { kind: "book", thing: "курс", day: "Когда", price: "Стоимость", capacity: "Мест" },
  ],
  pages: [
    {
      title: "Главная",
      sections: [
        { heading: "Добро пожаловать", text: "Мы печём с пяти утра." },
        { thing: "хлеб", as: "cards" },
        { heading: "Услуги", offers: [{ name: "Доставка", text: "По городу", price: "5 €" }] },
      ],
    },
    {
      title: "О нас",
      sections: [
        { heading: "Адрес", facts: [{ label: "Часы", lines: ["Пн–Пт 7–18"] }] },
        { heading: "Вопросы", questions: [{ question: "Есть ли хлеб без дрожжей?", answer: "Да, на закваске." }] },
        { heading: "Снимки", pictures: ["Печь", "Тесто"] },
        {
          heading: "Заказ торта",
          form: {
            button: "Отправить",
            fields: [
              { label: "Имя", type: "text" },
              { label: "Когда", type: "date" },
              { label: "Вид", type: "choice", options: ["Мёд", "Мак"] },
            ],
          },
        },
      ],
    },
    {
      title: "Школа",
      sections: [
        {
          heading: "Проверьте себя",
          quiz: [
            { question: "Что такое опара?", answers: ["Закваска", "Печь"], right: "Закваска", why: "Она поднимает тесто." },
            { question: "Из чего ржаной хлеб?", answers: ["Рожь", "Овёс"], right: "Рожь", why: "Отсюда имя." },
          ],
        },
        {
          heading: "Карточки",
          cards: [
            { front: "Рожь", back: "Злак" },
            { front: "Мука", back: "Из зерна" },
          ],
        },
        { heading: "Опрос", poll: { question: "Какой хлеб вкуснее?", options: ["Ржаной", "Белый"] } },
        {
          heading: "Сколько муки?",
          calculator: {
            inputs: [{ name: "n", label: "Буханки", value: 2 }],
            results: [{ label: "Мука", formula: "n * 500", unit: "г" }],
          },
        },
      ],
    },
  ],
};

/** A tool that people keep rows in, and a site that visitors read. */
export const pseudoSketches: readonly unknown[] = [tool, site];
