// The table of the card game in the generated app: seats, cards, bets, what one can do, and the chat.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** `src/features/poker/PokerTablePage.tsx`, with the addresses of the lobby and of the account. */
export const tableParts = (lobby: string, account: string): Part[] => [
  {
    name: "PokerTablePage",
    code: code`
      function PokerTablePage() {
        const { room: id = "" } = @useParams();
        const room = @useRows(@pokerRooms).find((candidate) => candidate.id === id);
        return (
          <>
            <@BackLink to={${lobby}}>Lobby</@BackLink>
            <@PageHeading title={room?.name ?? "There is no such room"} />
            {room && (
              <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
                <@PokerTable key={room.id} room={room} />
                <@RoomChat room={room.id} />
              </div>
            )}
          </>
        );
      }`,
  },
  {
    name: "PokerTable",
    code: code`
      function PokerTable({ room }: { room: @PokerRoom }) {
        const chips = @usePokerChips();
        const { name } = @usePerson();
        const own = { name: name === "" ? "You" : name, chips };
        const [game, setGame] = @useState(() => (chips < room.blind ? null : @playOthers(@dealHand(room, { own, before: null }))));
        const isOver = game !== null && game.winners.length > 0;

        function continueWith(next: @PokerGame) {
          const played = @playOthers(next);
          setGame(played);
          if (played.winners.length === 0) return;
          const change = (played.seats[0]?.chips ?? chips) - chips;
          @pokerRecords.add({ room: room.name, text: played.log.at(-1) ?? "", change, at: new Date().toISOString() });
        }

        return (
          <section aria-label="Table" className="card flex flex-col gap-6 p-4 sm:p-6">
            {game && <@PokerBoard game={game} />}
            {game && !isOver && <@PokerActions game={game} onMove={(move) => continueWith(@playMove(game, move))} />}
            {(!game || isOver) &&
              (chips < room.blind ? (
                <p>
                  You have too few chips for this table. <@Link to={${account}} className="link">Take new ones in your account</@Link>.
                </p>
              ) : (
                <button type="button" className="button button-primary self-center px-8" onClick={() => continueWith(@dealHand(room, { own, before: game }))}>
                  {game ? "Deal the next hand" : "Deal the cards"}
                </button>
              ))}
            {game && (
              <ol aria-label="What happened" className="max-h-40 overflow-y-auto rounded-card bg-sunken p-3 text-sm text-muted" tabIndex={0}>
                {game.log.toReversed().map((line, index) => (
                  <li key={game.log.length - index}>{line}</li>
                ))}
              </ol>
            )}
          </section>
        );
      }`,
  },
  {
    name: "dealHand",
    comment: "A new hand: the dealer moves on, and a simulated player without chips gets new ones.",
    code: code`
      function dealHand(room: @PokerRoom, { own, before }: { own: { name: string; chips: number }; before: @PokerGame | null }): @PokerGame {
        const others = Array.from({ length: room.players }, (_, index) => {
          const left = before?.seats[index + 1]?.chips ?? 0;
          return { name: \`Player \${index + 1}\`, chips: left < room.blind * 2 ? room.blind * 50 : left };
        });
        const dealer = before ? (before.dealer + 1) % (others.length + 1) : others.length;
        return @startHand([own, ...others], { dealer, blind: room.blind });
      }`,
  },
  {
    name: "PokerBoard",
    code: code`
      function PokerBoard({ game }: { game: @PokerGame }) {
        const isOver = game.winners.length > 0;
        const shown = game.seats.filter(({ isFolded }) => !isFolded).length;
        const own = game.seats[0];
        return (
          <>
            <ul role="list" aria-label="Players" className="flex flex-wrap justify-center gap-3">
              {game.seats.slice(1).map((seat, index) => (
                <@PokerSeatView key={seat.name} seat={seat} isDealer={game.dealer === index + 1} isShown={isOver && shown > 1 && !seat.isFolded} isWinner={game.winners.includes(index + 1)} />
              ))}
            </ul>
            <div className="flex flex-col items-center gap-3 rounded-card bg-accent-soft px-3 py-6 text-accent-ink">
              <p className="text-sm font-semibold">Community cards</p>
              <div role="group" aria-label="Community cards" className="flex gap-1.5 sm:gap-2.5">
                {Array.from({ length: 5 }, (_, index) => (
                  <@PlayingCard key={index} card={game.board[index]} />
                ))}
              </div>
              <p role="status" className="text-center font-bold">
                {isOver ? \`Hand over: \${game.log.at(-1) ?? ""}\` : \`Pot: \${@formatNumber(game.pot + @betsOf(game))}\`}
              </p>
            </div>
            {own && (
              <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
                <div role="group" aria-label="Your cards" className="flex gap-2">
                  {own.cards.map((card) => (
                    <@PlayingCard key={card} card={card} />
                  ))}
                </div>
                <p>
                  <strong className="block">
                    {own.name} {game.winners.includes(0) && <span className="chip">Winner</span>} {game.dealer === 0 && <span className="chip">Dealer</span>}
                  </strong>
                  <span className="text-muted">
                    {@formatNumber(own.chips)} chips, bet {own.bet}. You hold {@HAND_NAMES[@handScore([...own.cards, ...game.board])[0] ?? 0]}.
                  </span>
                </p>
              </div>
            )}
          </>
        );
      }`,
  },
  {
    name: "PokerSeatView",
    code: code`
      function PokerSeatView({ seat, isDealer, isShown, isWinner }: { seat: @PokerSeat; isDealer: boolean; isShown: boolean; isWinner: boolean }) {
        return (
          <li className={\`flex flex-col items-center gap-1.5 rounded-card border p-3 text-sm \${isWinner ? "border-accent-ink" : "border-line"}\`}>
            <strong>
              {seat.name} {isDealer && <span className="chip">Dealer</span>}
            </strong>
            <span className="flex gap-1">
              {seat.cards.map((card) => (
                <@PlayingCard key={card} card={isShown ? card : "back"} />
              ))}
            </span>
            <span className="text-muted tabular-nums">
              {@formatNumber(seat.chips)} chips{seat.bet > 0 ? \`, bet \${seat.bet}\` : ""}
            </span>
            {seat.isFolded && <span className="font-semibold">Folded</span>}
          </li>
        );
      }`,
  },
  {
    name: "PokerActions",
    code: code`
      function PokerActions({ game, onMove }: { game: @PokerGame; onMove: (move: @PokerMove) => void }) {
        const [raise, setRaise] = @useState(game.blind);
        const need = @toCall(game, 0);
        return (
          <div role="group" aria-label="Your move" className="flex flex-wrap items-center justify-center gap-3">
            <button type="button" className="button button-danger" onClick={() => onMove("fold")}>
              Fold
            </button>
            <button type="button" className="button button-quiet" onClick={() => onMove("call")}>
              Check or call ({need})
            </button>
            <label className="flex items-center gap-2 text-sm font-semibold">
              Raise by
              <select className="control w-auto" value={raise} onChange={(event) => setRaise(Number(event.target.value))}>
                {[1, 2, 5, 10].map((times) => (
                  <option key={times} value={game.blind * times}>
                    {game.blind * times}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" className="button button-primary" onClick={() => onMove(raise)}>
              Raise
            </button>
          </div>
        );
      }`,
  },
  {
    name: "PlayingCard",
    code: code`
      function PlayingCard({ card }: { card: string | undefined }) {
        const size = "grid h-16 w-11 shrink-0 place-items-center rounded-control border-2 text-lg font-bold sm:h-20 sm:w-14 sm:text-xl";
        if (card === undefined) return <span aria-hidden="true" className={\`\${size} border-dashed border-control\`} />;
        if (card === "back") return <span role="img" aria-label="A hidden card" className={\`\${size} border-accent-ink bg-accent\`} />;
        const suit = @CARD_SUITS.indexOf(card.charAt(1));
        const rank = card.startsWith("T") ? "10" : card.charAt(0);
        const name = { A: "Ace", K: "King", Q: "Queen", J: "Jack" }[rank] ?? rank;
        return (
          <span role="img" aria-label={\`\${name} of \${["spades", "hearts", "diamonds", "clubs"][suit]}\`} className={\`\${size} border-control bg-surface \${suit === 1 || suit === 2 ? "text-danger" : "text-ink"}\`}>
            <span className="text-center leading-tight">
              {rank}
              <br />
              {"♠♥♦♣".charAt(suit)}
            </span>
          </span>
        );
      }`,
  },
  {
    name: "RoomChat",
    code: code`
      function RoomChat({ room }: { room: string }) {
        const messages = @useRows(@roomMessages).filter((message) => message.room === room);
        const { name } = @usePerson();
        const [error, setError] = @useState("");

        function send(event: @FormEvent<HTMLFormElement>) {
          event.preventDefault();
          const text = @formText({ data: new FormData(event.currentTarget), errors: {} }, "text");
          setError(text === "" ? "Write a message." : "");
          if (text === "") return;
          @roomMessages.add({ room, author: name === "" ? "You" : name, text });
          event.currentTarget.reset();
        }

        return (
          <section aria-labelledby="room-chat" className="card flex flex-col gap-4 p-5">
            <h2 id="room-chat" className="text-lg font-bold">Chat</h2>
            <p className="text-sm text-muted">Kept in this browser: the simulated players do not write back.</p>
            {messages.length === 0 && <p>Nothing said yet.</p>}
            <ul role="list" aria-label="Messages" className="flex flex-col gap-2 empty:hidden">
              {messages.toReversed().map(({ id, author, text }) => (
                <li key={id} className="rounded-card bg-sunken px-3 py-2 break-words">
                  <strong>{author}:</strong> {text}
                </li>
              ))}
            </ul>
            <form noValidate onSubmit={send} className="flex flex-col gap-3">
              <@TextField label="Your message" name="text" error={error === "" ? undefined : error} />
              <button type="submit" className="button button-quiet self-start">
                Send message
              </button>
            </form>
          </section>
        );
      }`,
  },
];
