// A public chat with rooms. It reaches as far as this browser does: all its tabs, and the page says so.
import { code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { element, imported, invoke, texts } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit } from "../../../unit/unit.ts";
import { keptIn } from "../../marks/marked-parts.ts";
import { oneModule } from "../../marks/marked-rows.ts";
import { talkModule } from "../chat-parts.ts";

type Chatroom = FeatureOf<"chatroom">;

const block = new Reference("ChatRooms", "src/features/chat/ChatRooms.tsx");

export const chatroomUnit: Unit<Chatroom> = {
  draft: ({ id, phrase, prompt, words }) => {
    const isGame = /\b(?:games?|poker|chess|lobby|play(?:ers?)?)\b/.test(`${prompt} ${words}`);
    return {
      feature: {
        kind: "chatroom",
        id,
        phrase,
        rooms: isGame ? ["Lobby", "Table talk", "Help"] : ["General", "Questions", "Introductions"],
      },
      places: [{ block: "rooms", on: "page", page: { id: "chat", title: "Chat", icon: "MessageSquareText" } }],
    };
  },
  write: ({ project, feature }) => ({
    modules: [dataModule(project.blueprint.slug, feature), talkModule, oneModule(block, roomsCode), oneModule(newRoom, newRoomCode)],
    blocks: { rooms: { component: block } },
  }),
  compose: ({ feature }) => {
    const chat = keptIn(feature.id, "chat", invoke(imported("@/lib/chat", "createChat"), texts(feature.rooms)));
    const rooms = element(imported("@/components/chat/chat-rooms", "ChatRooms"), { chat: chat.variable });
    return { modules: [chat.module], blocks: { rooms: { element: rooms } } };
  },
  checks: ({ project, feature: { id, rooms } }) => {
    const page = project.pages.find(({ page: { sections } }) =>
      sections.some((section) => section.kind === "feature" && section.feature === id),
    );
    return [check(page?.path ?? "/chat", rooms)];
  },
};

function dataModule(slug: string, { rooms }: Chatroom): ModuleSource {
  const welcome = {
    id: "welcome",
    room: rooms[0] ?? "General",
    author: "Chat",
    text: "Welcome! Say hello, or choose another room.",
    isOwn: false,
  };
  return {
    path: "src/lib/chat-lines.ts",
    opening: "What was said in the chat, kept in this browser and seen in all its tabs.",
    library: true,
    parts: [
      { name: "CHAT_ROOMS", code: code`const CHAT_ROOMS = ${{ literal: rooms }};` },
      {
        name: "ChatLine",
        isType: true,
        code: code`
          interface ChatLine {
            room: string;
            author: string;
            text: string;
            /** As an ISO 8601 time. */
            at: string;
            isOwn: boolean;
          }`,
      },
      {
        name: "readChatLine",
        code: code`
          function readChatLine(saved: @SavedObject): @ChatLine | null {
            const line = { room: @readText(saved.room), author: @readText(saved.author), text: @readText(saved.text), at: @readText(saved.at) };
            return line.room === "" ? null : { ...line, isOwn: saved.isOwn === true };
          }`,
      },
      {
        name: "chatLines",
        code: code`
          const chatLines = @createCollection<@ChatLine>({
            key: ${`${slug}/chat`},
            read: @readChatLine,
            samples: () => [{ ...${{ literal: welcome }}, at: new Date().toISOString() }],
          });`,
      },
    ],
  };
}

const roomsCode = code`
  function ${block}() {
    const person = @usePerson();
    const lines = @useRows(@chatLines);
    const [room, setRoom] = @useState(@CHAT_ROOMS[0] ?? "");
    const rooms = [...new Set([...@CHAT_ROOMS, ...lines.map((line) => line.room).toReversed(), room])];
    const shown = lines.filter((line) => line.room === room).toReversed();

    return (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <ul role="list" aria-label="Rooms" className="card flex flex-wrap gap-1 p-2 lg:flex-col">
            {rooms.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === room}
                  className="flex w-full items-center gap-2 rounded-control px-3 py-2.5 text-left font-semibold hover:bg-sunken aria-pressed:bg-sunken aria-pressed:text-accent-ink"
                  onClick={() => setRoom(name)}
                >
                  <@HashIcon className="size-4" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <@NewChatRoom onCreate={setRoom} />
        </div>
        <section aria-label={\`Chat in \${room}\`} className="card flex flex-col gap-4 p-5 sm:p-6">
          <h2 className="card-title">{room}</h2>
          {shown.length === 0 && <p className="text-muted">Nobody said anything here yet.</p>}
          <ul role="list" aria-label="Messages" aria-live="polite" tabIndex={0} className="flex max-h-112 min-h-40 flex-col gap-4 overflow-y-auto">
            {shown.map((line) => (
              <@SpokenLine key={line.id} author={line.author} text={line.text} at={line.at} isOwn={line.isOwn} />
            ))}
          </ul>
          <label className="flex max-w-xs flex-col gap-1.5 text-sm font-semibold">
            Your name
            <input className="control font-normal" autoComplete="off" value={person.name} onChange={(event) => @savePerson({ name: event.target.value })} />
          </label>
          <@SpokenForm
            key={room}
            label={\`Message in \${room}\`}
            onSend={(text) => @chatLines.add({ room, author: person.name || "Guest", text, at: new Date().toISOString(), isOwn: true })}
          />
          <p className="text-sm text-muted">This chat lives in this browser: all its tabs see it at once, other devices do not.</p>
        </section>
      </div>
    );
  }`;

const newRoom = new Reference("NewChatRoom", "src/features/chat/NewChatRoom.tsx");

const newRoomCode = code`
  function ${newRoom}({ onCreate }: { onCreate: (room: string) => void }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function create(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form: @FormReading = { data: new FormData(element), errors: {} };
      const name = @requiredText(form, "room", "Give the room a name.");
      setErrors(form.errors);
      if (name === "") return;
      @chatLines.add({ room: name, author: "Chat", text: \`\${name} is open.\`, at: new Date().toISOString(), isOwn: false });
      onCreate(name);
      element.reset();
    }

    return (
      <form noValidate onSubmit={create} className="card flex flex-col gap-3 p-5">
        <@TextField label="New room" name="room" required error={errors.room} />
        <button type="submit" className="button button-quiet">
          Create room
        </button>
      </form>
    );
  }`;

function check(path: string, rooms: readonly string[]): FeatureCheck {
  const messages = (room: string) =>
    ({ role: "list", name: "Messages", exact: true, within: { role: "region", name: `Chat in ${room}`, exact: true } }) as const;
  const [first = "", second = ""] = rooms;
  return {
    title: "People can chat in rooms under their name, an empty message is refused, what was said is kept, and a room can be opened",
    steps: [
      { do: "open", path },
      { do: "click", target: { role: "button", name: "Send", exact: true } },
      { do: "expectVisible", target: { text: "Write a message first." } },
      { do: "fill", target: { label: "Your name", exact: true }, value: "Robin" },
      { do: "fill", target: { label: `Message in ${first}`, exact: true }, value: "Good evening, everyone" },
      { do: "click", target: { role: "button", name: "Send", exact: true } },
      { do: "expectVisible", target: { role: "listitem", within: messages(first), text: "Good evening, everyone" } },
      { do: "expectVisible", target: { role: "listitem", within: messages(first), text: "Robin" } },
      { do: "click", target: { role: "button", name: second, exact: true } },
      { do: "expectVisible", target: { label: `Message in ${second}`, exact: true } },
      { do: "expectHidden", target: { role: "listitem", within: messages(second), text: "Good evening, everyone" } },
      { do: "fill", target: { label: "New room", exact: true }, value: "Tournaments" },
      { do: "click", target: { role: "button", name: "Create room", exact: true } },
      { do: "expectVisible", target: { role: "listitem", within: messages("Tournaments"), text: "Tournaments is open." } },
      { do: "reload" },
      { do: "expectVisible", target: { role: "listitem", within: messages(first), text: "Good evening, everyone" } },
    ],
  };
}
