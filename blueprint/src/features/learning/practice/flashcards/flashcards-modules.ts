// The files of flashcards: the deck with how well each card is known, and the card that is turned.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import type { FeatureOf } from "../../../feature.ts";
import { progressModule } from "../../play/progress-module.ts";
import { subjectOf } from "../../questions/question-bank.ts";
import type { Question } from "../../questions/read-subject.ts";

type Flashcards = FeatureOf<"flashcards">;

/** The card that is asked, and the deck with the form for new cards. */
export const flashcardsBlock = new Reference("FlashcardsBlock", "src/features/flashcards/FlashcardsBlock.tsx");

/** The files of flashcards. */
export function flashcardsModules(slug: string, feature: Flashcards): ModuleSource[] {
  return [
    progressModule,
    { path: "src/features/flashcards/flashcards.ts", opening: OPENING, library: true, parts: deckParts(slug, feature) },
    {
      path: flashcardsBlock.from,
      library: true,
      parts: [
        { name: flashcardsBlock.name, code: block(feature.title) },
        { name: "AskedFlashcard", code: askedCard },
        { name: "FlashcardDeck", code: deck },
      ],
    },
  ];
}

const OPENING = `
Cards in boxes: what is known moves one box up, what is not goes back to the first. The lowest box is asked first, so
that what is hard comes more often; a card in the last box counts as known.`;

/** The questions of a subject that can be answered without seeing the options. */
export function cardQuestions(subject: string): readonly Question[] {
  return subjectOf(subject).questions.filter(({ prompt }) => !/^Which (?:of these|sentence|word is)/.test(prompt));
}

function deckParts(slug: string, { subject }: Flashcards): Part[] {
  const samples = cardQuestions(subject).map(({ id, prompt, options, right }) => ({
    id,
    front: prompt,
    back: options[right] ?? "",
    box: 1,
    turn: 0,
  }));
  return [
    {
      name: "Flashcard",
      isType: true,
      code: code`
        interface Flashcard {
          front: string;
          back: string;
          /** From 1, new, to \`BOXES\`, known. */
          box: number;
          /** When it was asked last: each answer raises the count. */
          turn: number;
        }`,
    },
    { name: "BOXES", code: code`const BOXES = 3;` },
    { name: "SAMPLE_CARDS", code: code`const SAMPLE_CARDS: readonly @Stored<@Flashcard>[] = ${{ literal: samples }};` },
    {
      name: "readFlashcard",
      code: code`
        function readFlashcard(saved: @SavedObject): @Flashcard | null {
          const front = @readText(saved.front);
          const box = @readNumber(saved.box) ?? 1;
          return front === "" ? null : { front, back: @readText(saved.back), box: Math.min(@BOXES, Math.max(1, box)), turn: @readNumber(saved.turn) ?? 0 };
        }`,
    },
    {
      name: "flashcards",
      code: code`
        const flashcards = @createCollection<@Flashcard>({ key: ${`${slug}/flashcards`}, read: @readFlashcard, samples: () => [...@SAMPLE_CARDS] });`,
    },
    {
      name: "nextFlashcard",
      comment: "The card to ask now: of the lowest box, the one that was asked longest ago.",
      code: code`
        function nextFlashcard(cards: readonly @Stored<@Flashcard>[]): @Stored<@Flashcard> | undefined {
          return cards.toSorted((left, right) => left.box - right.box || left.turn - right.turn)[0];
        }`,
    },
    {
      name: "answerFlashcard",
      code: code`
        function answerFlashcard({ id, box }: @Stored<@Flashcard>, isKnown: boolean) {
          const turn = Math.max(0, ...@flashcards.all().map((card) => card.turn)) + 1;
          @flashcards.update(id, { box: isKnown ? Math.min(@BOXES, box + 1) : 1, turn });
        }`,
    },
  ];
}

function block(title: string): Code {
  return code`
    function ${flashcardsBlock}() {
      const cards = @useRows(@flashcards);
      const card = @nextFlashcard(cards);
      const known = cards.filter(({ box }) => box === @BOXES).length;
      return (
        <>
          <section aria-labelledby="flashcards-title" className="card flex flex-col gap-5 p-6 sm:p-8">
            <h2 id="flashcards-title" className="section-title">${jsxText(title)}</h2>
            <p role="status" className="text-muted">
              {known} of {@formatCount(cards.length, "card", "cards")} known
            </p>
            <@LearningProgress label="Cards known" value={known} max={cards.length} />
            {card ? <@AskedFlashcard key={\`\${card.id}-\${card.turn}\`} card={card} /> : <p>There are no cards. Add the first below.</p>}
          </section>
          <@FlashcardDeck cards={cards} />
        </>
      );
    }`;
}

const askedCard = code`
  function AskedFlashcard({ card }: { card: @Stored<@Flashcard> }) {
    const [isTurned, setTurned] = @useState(false);
    return (
      <div className="flex flex-col gap-4">
        <button
          type="button"
          className="flex min-h-52 flex-col items-center justify-center gap-3 rounded-card border-2 border-accent bg-accent-soft p-6 text-center text-accent-ink"
          onClick={() => setTurned(!isTurned)}
        >
          <span className="text-sm">{isTurned ? "Answer" : "Question"}</span>
          <span className="font-display text-2xl font-bold text-balance">{isTurned ? card.back : card.front}</span>
          <span className="text-sm underline underline-offset-4">{isTurned ? "Turn back" : "Turn the card"}</span>
        </button>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-primary flex-1" onClick={() => @answerFlashcard(card, true)}>
            <@CheckIcon className="size-4" />
            I knew it
          </button>
          <button type="button" className="button button-quiet flex-1" onClick={() => @answerFlashcard(card, false)}>
            <@RotateCcwIcon className="size-4" />
            Not yet
          </button>
        </div>
      </div>
    );
  }`;

const deck = code`
  function FlashcardDeck({ cards }: { cards: readonly @Stored<@Flashcard>[] }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function add(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form = { data: new FormData(element), errors: {} };
      const front = @requiredText(form, "front", "Write the question.");
      const back = @requiredText(form, "back", "Write the answer.");
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      @flashcards.add({ front, back, box: 1, turn: 0 });
      element.reset();
      @showNotice({ message: "The card is added." });
    }

    return (
      <section aria-labelledby="flashcards-deck" className="card flex flex-col gap-5 p-6 sm:p-8">
        <h2 id="flashcards-deck" className="section-title">All cards</h2>
        <form noValidate onSubmit={add} className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <@TextField label="Front" name="front" required error={errors.front} />
            <@TextField label="Back" name="back" required error={errors.back} />
          </div>
          <button type="submit" className="button button-primary self-start">
            Add card
          </button>
        </form>
        <ul role="list" aria-label="All cards" className="flex flex-col divide-y divide-line">
          {cards.map((card) => (
            <li key={card.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 flex-1 basis-56 font-medium">{card.front}</span>
              <span className="text-muted">{card.back}</span>
              <span className="chip">Box {card.box}</span>
              <button type="button" className="icon-button" aria-label={\`Delete card: \${card.front}\`} onClick={() => @showNotice({ message: "The card is deleted.", undo: @flashcards.remove(card.id) })}>
                <@Trash2Icon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  }`;
