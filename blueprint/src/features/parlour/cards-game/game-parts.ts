// A hand of Texas Hold'em in the generated app, as states that follow from each other: blinds, four rounds of betting and
// the showdown. Nobody can bet more than the smallest stack in the hand, so there are no side pots.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** `src/features/poker/game.ts`. */
export const gameParts: Part[] = [
  {
    name: "PokerSeat",
    isType: true,
    code: code`
      interface PokerSeat {
        name: string;
        chips: number;
        /** Put in during this round of betting. */
        bet: number;
        cards: readonly string[];
        isFolded: boolean;
        hasActed: boolean;
      }`,
  },
  {
    name: "PokerGame",
    isType: true,
    comment: "The person sits on seat 0. `winners` is empty until the hand is over.",
    code: code`
      interface PokerGame {
        seats: readonly @PokerSeat[];
        deck: readonly string[];
        board: readonly string[];
        pot: number;
        turn: number;
        dealer: number;
        blind: number;
        winners: readonly number[];
        log: readonly string[];
      }`,
  },
  {
    name: "PokerMove",
    isType: true,
    comment: "A raise is by so many chips above what must be called.",
    code: code`type PokerMove = "fold" | "call" | number;`,
  },
  {
    name: "startHand",
    code: code`
      function startHand(stacks: readonly { name: string; chips: number }[], { dealer, blind }: { dealer: number; blind: number }): @PokerGame {
        const deck = @shuffledDeck();
        const count = stacks.length;
        const seats = stacks.map(({ name, chips }, index) => {
          const bet = index === (dealer + 1) % count ? blind / 2 : index === (dealer + 2) % count ? blind : 0;
          return { name, chips: chips - bet, bet, cards: deck.slice(index * 2, index * 2 + 2), isFolded: false, hasActed: false };
        });
        const game = { seats, deck: deck.slice(count * 2), board: [], pot: 0, turn: (dealer + 3) % count, dealer, blind, winners: [], log: [] };
        return { ...game, log: [\`Blinds of \${blind / 2} and \${blind} are in.\`] };
      }`,
  },
  {
    name: "toCall",
    comment: "What the seat must put in to stay.",
    code: code`
      function toCall({ seats }: @PokerGame, seat: number): number {
        return Math.max(...seats.map(({ bet }) => bet)) - (seats[seat]?.bet ?? 0);
      }`,
  },
  {
    name: "playMove",
    comment: "The game after the move of the seat whose turn it is.",
    code: code`
      function playMove(game: @PokerGame, move: @PokerMove): @PokerGame {
        const { seats, turn } = game;
        const seat = seats[turn];
        if (!seat || game.winners.length > 0) return game;
        const need = @toCall(game, turn);
        const most = Math.min(...seats.filter(({ isFolded }) => !isFolded).map(({ chips, bet }) => chips + bet)) - seat.bet;
        const paid = move === "fold" ? 0 : Math.max(need, Math.min(need + (move === "call" ? 0 : move), most));
        const isRaise = paid > need;
        const did = move === "fold" ? "folds" : isRaise ? \`raises by \${paid - need}\` : need === 0 ? "checks" : \`calls \${need}\`;
        const next = seats.map((other, index) => {
          if (index !== turn) return isRaise ? { ...other, hasActed: false } : other;
          return { ...other, chips: other.chips - paid, bet: other.bet + paid, isFolded: move === "fold", hasActed: true };
        });
        return @passTurn({ ...game, seats: next, log: [...game.log, \`\${seat.name}: \${did}\`] });
      }`,
  },
  {
    name: "passTurn",
    code: code`
      function passTurn(game: @PokerGame): @PokerGame {
        const { seats, turn } = game;
        const inHand = seats.flatMap(({ isFolded }, index) => (isFolded ? [] : [index]));
        if (inHand.length === 1) return @endHand(game, inHand);
        for (let step = 1; step <= seats.length; step += 1) {
          const index = (turn + step) % seats.length;
          const seat = seats[index];
          if (seat && !seat.isFolded && !seat.hasActed) return { ...game, turn: index };
        }
        return game.board.length === 5 ? @endHand(game, @bestSeats(game, inHand)) : @passTurn(@dealBoard(game));
      }`,
  },
  {
    name: "dealBoard",
    code: code`
      function dealBoard(game: @PokerGame): @PokerGame {
        const count = game.board.length === 0 ? 3 : 1;
        const board = [...game.board, ...game.deck.slice(0, count)];
        const name = { 3: "flop", 4: "turn", 5: "river" }[board.length] ?? "";
        return {
          ...game,
          board,
          deck: game.deck.slice(count),
          pot: game.pot + @betsOf(game),
          turn: game.dealer,
          seats: game.seats.map((seat) => ({ ...seat, bet: 0, hasActed: false })),
          log: [...game.log, \`The \${name} is dealt.\`],
        };
      }`,
  },
  {
    name: "betsOf",
    code: code`
      function betsOf({ seats }: @PokerGame): number {
        return seats.reduce((total, { bet }) => total + bet, 0);
      }`,
  },
  {
    name: "bestSeats",
    code: code`
      function bestSeats({ seats, board }: @PokerGame, inHand: readonly number[]): number[] {
        const scored = inHand.map((index) => ({ index, score: @handScore([...(seats[index]?.cards ?? []), ...board]) }));
        return scored.filter((own) => scored.every((other) => @compareHands(own.score, other.score) >= 0)).map(({ index }) => index);
      }`,
  },
  {
    name: "endHand",
    comment: "Gives the pot to the winners; what cannot be shared goes to the first of them.",
    code: code`
      function endHand(game: @PokerGame, winners: readonly number[]): @PokerGame {
        const pot = game.pot + @betsOf(game);
        const share = Math.floor(pot / winners.length);
        const seats = game.seats.map((seat, index) => {
          const won = winners.includes(index) ? share + (index === winners[0] ? pot - share * winners.length : 0) : 0;
          return { ...seat, chips: seat.chips + won, bet: 0 };
        });
        const names = winners.map((index) => game.seats[index]?.name ?? "").join(" and ");
        return { ...game, seats, pot, winners, log: [...game.log, \`\${names} won \${pot} chips.\`] };
      }`,
  },
  {
    name: "botMove",
    comment: "A simple player: bets on what it holds, and gives up nothing against a large bet.",
    code: code`
      function botMove(game: @PokerGame): @PokerMove {
        const seat = game.seats[game.turn];
        if (!seat) return "call";
        const need = @toCall(game, game.turn);
        const [category = 0] = @handScore([...seat.cards, ...game.board]);
        const isStrong = category >= (game.board.length === 0 ? 1 : 2);
        const luck = Math.random();
        if (isStrong && luck < 0.5 && need < game.blind * 4) return game.blind * 2;
        if (need > 0 && game.board.length > 0 && category === 0 && luck < 0.5) return "fold";
        return "call";
      }`,
  },
  {
    name: "playOthers",
    comment: "Lets the others move until it is the person's turn or the hand is over.",
    code: code`
      function playOthers(game: @PokerGame): @PokerGame {
        let now = game;
        while (now.winners.length === 0 && now.turn !== 0) now = @playMove(now, @botMove(now));
        return now;
      }`,
  },
];
