// The files of notifications: the bell in the bar, the page with the list and its settings, and what watches for news.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import { oneModule } from "../../marks/marked-rows.ts";
import { arrivalsModule } from "../arrivals.ts";
import { notifyDataModule } from "./notify-data.ts";
import { type NotifyTopic, notifyTopics } from "./notify-topics.ts";

const file = (name: string): Reference => new Reference(name, `src/features/notifications/${name}.tsx`);

/** The bell in the bar, the page under `/notifications`, and the watch that is in every page's frame. */
export const notifyNames = { bell: file("NotificationBell"), page: file("NotificationCenter"), watch: file("NotificationWatch") };

/** Everything that notifications need. */
export function notifyModules(project: ProjectModel): ModuleSource[] {
  const topics = notifyTopics(project);
  const { bell, page } = notifyNames;
  return [
    notifyDataModule(project.blueprint),
    arrivalsModule,
    oneModule(bell, bellCode),
    oneModule(page, pageCode),
    oneModule(file("AppNotificationRow"), rowCode),
    oneModule(file("AppNotificationSettings"), settingsCode(topics)),
    ...watchModules(topics),
  ];
}

function watchModules(topics: readonly NotifyTopic[]): ModuleSource[] {
  const { watch } = notifyNames;
  const watchers = topics.map(({ component }) => code`<${new Reference(component, watch.from)} />`);
  return [
    {
      path: watch.from,
      opening: "Turns what happens in the app into notifications.",
      library: true,
      parts: [
        ...topics.map((topic) => ({
          name: topic.component,
          code: code`
            function ${new Reference(topic.component, watch.from)}() {
              ${topic.watch}
              return null;
            }`,
        })),
        {
          name: watch.name,
          code: code`
            function ${watch}() {
              return (
                <>
                  ${watchers}
                </>
              );
            }`,
        },
      ],
    },
  ];
}

const bellCode = code`
  function ${notifyNames.bell}() {
    const unread = @useRows(@appNotifications).filter((notification) => !notification.isRead).length;
    return (
      <@Link to="/notifications" aria-label={\`Notifications, \${unread} unread\`} className="icon-button relative text-on-bar">
        <@BellIcon className="size-5" />
        {unread > 0 && (
          <span aria-hidden="true" className="absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-on-bar px-1 text-center text-xs font-bold text-bar">
            {unread}
          </span>
        )}
      </@Link>
    );
  }`;

const pageCode = code`
  function ${notifyNames.page}() {
    const notifications = @useRows(@appNotifications);
    const unread = notifications.filter((notification) => !notification.isRead);
    const [onlyUnread, setOnlyUnread] = @useState(false);
    const shown = onlyUnread ? unread : notifications;

    return (
      <>
        <@PageHeading title="Notifications" intro={\`\${unread.length} unread of \${notifications.length}\`}>
          {unread.length > 0 && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                for (const { id } of unread) @appNotifications.update(id, { isRead: true });
              }}
            >
              <@CheckCheckIcon className="size-4" />
              Mark all as read
            </button>
          )}
          <button
            type="button"
            className="button button-primary"
            onClick={() => @addNotification({ title: "Test notification", text: "This is how news will reach you." })}
          >
            <@BellIcon className="size-4" />
            Send a test notification
          </button>
        </@PageHeading>
        <label className="flex min-h-11 items-center gap-3 self-start text-sm font-semibold text-on-page">
          <input type="checkbox" className="mark" checked={onlyUnread} onChange={(event) => setOnlyUnread(event.target.checked)} />
          Only unread
        </label>
        {shown.length === 0 ? (
          <@EmptyState title="Nothing new">
            <p>When something happens, it is shown here.</p>
          </@EmptyState>
        ) : (
          <ul role="list" aria-label="Notifications" className="card divide-y divide-line">
            {shown.map((notification) => (
              <@AppNotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
        <@AppNotificationSettings />
      </>
    );
  }`;

const rowCode = code`
  function AppNotificationRow({ notification }: { notification: @Stored<@AppNotification> }) {
    const { id, title, text, to, at, isRead } = notification;
    const read = () => @appNotifications.update(id, { isRead: true });
    return (
      <li className="row flex-wrap">
        <span aria-hidden="true" className={isRead ? "size-2.5 rounded-full bg-line" : "size-2.5 rounded-full bg-accent"} />
        <div className="min-w-0 flex-1 basis-56 py-1">
          <p className={isRead ? "" : "font-semibold"}>
            {to === "" ? title : <@Link to={to} className="link" onClick={read}>{title}</@Link>}
          </p>
          <p className="text-sm break-words text-muted">{text}</p>
          <time dateTime={at} className="text-xs text-muted">
            {new Date(at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
          </time>
        </div>
        {!isRead && (
          <button type="button" className="text-button text-sm" aria-label={\`Mark as read: \${title}\`} onClick={read}>
            Mark as read
          </button>
        )}
        <button type="button" className="icon-button" aria-label={\`Delete: \${title}\`} onClick={() => @appNotifications.remove(id)}>
          <@Trash2Icon className="size-4" />
        </button>
      </li>
    );
  }`;

function settingsCode(topics: readonly NotifyTopic[]): Code {
  return code`
    function AppNotificationSettings() {
      const topics = ${{ literal: topics.map(({ label }) => label) }};
      const [muted, setMuted] = @useState(@readMuted);

      function choose(topic: string, isWanted: boolean) {
        const next = isWanted ? muted.filter((other) => other !== topic) : [...muted, topic];
        setMuted(next);
        @writeMuted(next);
      }

      return (
        <fieldset className="card flex flex-col gap-2 p-6">
          <legend className="sr-only">Notify me about</legend>
          <h2 aria-hidden="true" className="card-title">
            Notify me about
          </h2>
          {topics.map((topic) => (
            <label key={topic} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" className="mark" checked={!muted.includes(topic)} onChange={(event) => choose(topic, event.target.checked)} />
              {topic}
            </label>
          ))}
          <p className="text-sm text-muted">Notifications appear inside this app, in this browser; none is sent by e-mail or to another device.</p>
        </fieldset>
      );
    }`;
}
