// Rooms, hands played and chat of the card game in the generated app, and the lobby that shows them.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** `src/features/poker/rooms.ts`. */
export const roomData = (slug: string): Part[] => [
  {
    name: "PokerRoom",
    isType: true,
    code: code`
      interface PokerRoom {
        name: string;
        blind: number;
        players: number;
      }`,
  },
  {
    name: "SAMPLE_ROOMS",
    code: code`
      const SAMPLE_ROOMS: readonly @Stored<@PokerRoom>[] = [
        { id: "room-1", name: "Beginners' table", blind: 20, players: 3 },
        { id: "room-2", name: "Evening round", blind: 40, players: 4 },
        { id: "room-3", name: "High table", blind: 100, players: 2 },
      ];`,
  },
  {
    name: "readPokerRoom",
    code: code`
      function readPokerRoom(saved: @SavedObject): @PokerRoom | null {
        const name = @readText(saved.name);
        const blind = @readNumber(saved.blind) ?? 20;
        return name === "" ? null : { name, blind: Math.max(2, blind), players: Math.min(5, Math.max(2, @readNumber(saved.players) ?? 3)) };
      }`,
  },
  {
    name: "pokerRooms",
    code: code`const pokerRooms = @createCollection<@PokerRoom>({ key: ${`${slug}/poker-rooms`}, read: @readPokerRoom, samples: () => [...@SAMPLE_ROOMS] });`,
  },
  {
    name: "PokerRecord",
    isType: true,
    code: code`
      interface PokerRecord {
        room: string;
        /** What happened, in words. */
        text: string;
        /** Chips won, or lost where it is below 0. */
        change: number;
        /** An ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readPokerRecord",
    code: code`
      function readPokerRecord(saved: @SavedObject): @PokerRecord | null {
        const text = @readText(saved.text);
        return text === "" ? null : { room: @readText(saved.room), text, change: @readNumber(saved.change) ?? 0, at: @readText(saved.at) };
      }`,
  },
  {
    name: "pokerRecords",
    code: code`const pokerRecords = @createCollection<@PokerRecord>({ key: ${`${slug}/poker-records`}, read: @readPokerRecord, samples: () => [] });`,
  },
  { name: "FIRST_CHIPS", code: code`const FIRST_CHIPS = 2000;` },
  {
    name: "usePokerChips",
    code: code`
      function usePokerChips(): number {
        return @useRows(@pokerRecords).reduce((chips, { change }) => chips + change, @FIRST_CHIPS);
      }`,
  },
  {
    name: "RoomMessage",
    isType: true,
    code: code`interface RoomMessage { room: string; author: string; text: string }`,
  },
  {
    name: "readRoomMessage",
    code: code`
      function readRoomMessage(saved: @SavedObject): @RoomMessage | null {
        const text = @readText(saved.text);
        return text === "" ? null : { room: @readText(saved.room), author: @readText(saved.author), text };
      }`,
  },
  {
    name: "roomMessages",
    code: code`const roomMessages = @createCollection<@RoomMessage>({ key: ${`${slug}/poker-chat`}, read: @readRoomMessage, samples: () => [] });`,
  },
];

/** The lobby. */
export const lobbyParts: Part[] = [
  {
    name: "PokerLobbyBlock",
    code: code`
      function PokerLobbyBlock() {
        const rooms = @useRows(@pokerRooms);
        const records = @useRows(@pokerRecords);
        const chips = @usePokerChips();
        return (
          <>
            <p className="card flex flex-wrap items-center gap-x-6 gap-y-1 p-4 font-semibold">
              <span>Your chips: {@formatNumber(chips)}</span>
              <span className="font-normal text-muted">The other players are simulated, and chips are no money.</span>
            </p>
            <section aria-labelledby="poker-rooms" className="flex flex-col gap-4">
              <h2 id="poker-rooms" className="section-title">Game rooms</h2>
              <ul role="list" aria-label="Game rooms" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {rooms.map((room) => {
                  const hands = records.filter((record) => record.room === room.name).length;
                  return (
                    <li key={room.id} className="card flex flex-col items-start gap-3 p-5">
                      <h3 className="card-title">{room.name}</h3>
                      <p className="flex-1 text-sm text-muted">
                        {room.players} players and a free seat, blinds {room.blind / 2} and {room.blind}
                      </p>
                      <span className="chip">{hands === 0 ? "Open" : \`Playing, \${@formatCount(hands, "hand", "hands")} with you\`}</span>
                      <@Link to={\`/rooms/\${room.id}\`} className="button button-primary">
                        Join {room.name}
                      </@Link>
                    </li>
                  );
                })}
              </ul>
            </section>
            <@NewPokerRoom />
          </>
        );
      }`,
  },
  {
    name: "NewPokerRoom",
    code: code`
      function NewPokerRoom() {
        const navigate = @useNavigate();
        const [errors, setErrors] = @useState<@FieldErrors>({});

        function create(event: @FormEvent<HTMLFormElement>) {
          event.preventDefault();
          const form = { data: new FormData(event.currentTarget), errors: {} };
          const name = @requiredText(form, "name", "Name the room.");
          setErrors(form.errors);
          if (name === "") return;
          const room = @pokerRooms.add({ name, blind: Number(@formText(form, "blind")) || 20, players: Number(@formText(form, "players")) || 3 });
          void navigate(\`/rooms/\${room.id}\`);
        }

        return (
          <section aria-labelledby="new-room" className="card flex flex-col gap-5 p-6 sm:p-8">
            <h2 id="new-room" className="section-title">Create a room</h2>
            <form noValidate onSubmit={create} className="grid items-end gap-4 sm:grid-cols-4">
              <div className="sm:col-span-2">
                <@TextField label="Room name" name="name" required error={errors.name} />
              </div>
              <@SelectField label="Big blind" name="blind" required defaultValue="20" options={["20", "40", "100"].map((value) => ({ value, label: value }))} />
              <@SelectField label="Other players" name="players" required defaultValue="3" options={["2", "3", "4", "5"].map((value) => ({ value, label: value }))} />
              <button type="submit" className="button button-primary sm:col-span-4 sm:justify-self-start">
                Create room
              </button>
            </form>
          </section>
        );
      }`,
  },
];

/** The account and the records. */
export const accountParts: Part[] = [
  {
    name: "PokerAccountBlock",
    code: code`
      function PokerAccountBlock() {
        const { name } = @usePerson();
        const chips = @usePokerChips();
        const hands = @useRows(@pokerRecords).filter(({ room }) => room !== "");

        function save(event: @FormEvent<HTMLFormElement>) {
          event.preventDefault();
          @savePerson({ name: @formText({ data: new FormData(event.currentTarget), errors: {} }, "name") });
          @showNotice({ message: "Your name at the table is saved." });
        }

        return (
          <section aria-labelledby="poker-account" className="card flex flex-col gap-5 p-6 sm:p-8">
            <h2 id="poker-account" className="section-title">Your account</h2>
            <dl className="flex flex-wrap gap-x-12 gap-y-3">
              <div>
                <dt className="text-sm text-muted">Chips</dt>
                <dd className="text-2xl font-bold tabular-nums">{@formatNumber(chips)}</dd>
              </div>
              <div>
                <dt className="text-sm text-muted">Hands played</dt>
                <dd className="text-2xl font-bold tabular-nums">{hands.length}</dd>
              </div>
              <div>
                <dt className="text-sm text-muted">Hands won</dt>
                <dd className="text-2xl font-bold tabular-nums">{hands.filter(({ change }) => change > 0).length}</dd>
              </div>
            </dl>
            <form onSubmit={save} className="flex flex-wrap items-end gap-3">
              <div className="min-w-0 flex-1 basis-56">
                <@TextField label="Name at the table" name="name" defaultValue={name} />
              </div>
              <button type="submit" className="button button-primary">
                Save name
              </button>
            </form>
            {chips < 200 && (
              <button type="button" className="button button-quiet self-start" onClick={() => @pokerRecords.add({ room: "", text: "Took new chips", change: 1000, at: new Date().toISOString() })}>
                Take 1,000 new chips
              </button>
            )}
          </section>
        );
      }`,
  },
  {
    name: "PokerRecordsBlock",
    code: code`
      function PokerRecordsBlock() {
        const records = @useRows(@pokerRecords);
        return (
          <section aria-labelledby="poker-records" className="card flex flex-col gap-4 p-6 sm:p-8">
            <h2 id="poker-records" className="section-title">Game records</h2>
            {records.length === 0 ? (
              <p className="text-muted">No hand played yet. Each hand that you finish stands here.</p>
            ) : (
              <ul role="list" aria-label="Game records" className="flex flex-col divide-y divide-line">
                {records.map(({ id, room, text, change, at }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-3">
                    <p className="min-w-0 flex-1">
                      <strong className="block">{text}</strong>
                      <span className="text-sm text-muted">
                        {room} <time dateTime={at}>{new Date(at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}</time>
                      </span>
                    </p>
                    <span className={\`figure \${change < 0 ? "text-danger" : ""}\`}>
                      {change > 0 ? "+" : ""}
                      {@formatNumber(change)} chips
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      }`,
  },
];
